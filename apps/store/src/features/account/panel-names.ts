/** The sections of an account, by the value of `?tab=`. */
export const PANEL_NAMES = {
  profile: "Profile",
  orders: "Orders",
  wishlist: "Wishlist",
  addresses: "Addresses",
  security: "Security",
} as const;
export type PanelId = keyof typeof PANEL_NAMES;

/** The section that an address shows. */
export function panelOf({ pathname, search }: { pathname: string; search: string }): PanelId {
  const asked = new URLSearchParams(search).get("tab");
  if (asked !== null && Object.hasOwn(PANEL_NAMES, asked)) return asked as PanelId;
  return pathname === "/my-account/orders" ? "orders" : "profile";
}

export const panelNameOf = (place: { pathname: string; search: string }) => PANEL_NAMES[panelOf(place)];
