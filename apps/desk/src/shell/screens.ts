import type { StaffRole } from "@selvedge/commerce/wire/owner";

/** A screen that the navigation names. */
export interface DeskScreen {
  to: string;
  label: string;
  /** What it is for, on the screen that lists those without a place in a phone's navigation. */
  about: string;
  /** Who may do what it offers. An owner may do everything. */
  role: StaffRole;
}

/** In the sequence of the navigation: a phone shows the first ones and “More”. */
const SCREENS: readonly DeskScreen[] = [
  { to: "/", label: "Today", about: "What waits for somebody", role: "packer" },
  { to: "/orders", label: "Orders", about: "All orders", role: "packer" },
];

/** How many a phone's navigation holds beside “More”. */
export const MAIN_SCREENS = 4;

export const screensOf = (role: StaffRole): readonly DeskScreen[] =>
  SCREENS.filter((screen) => role === "owner" || screen.role === "packer");
