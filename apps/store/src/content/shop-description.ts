import { isMadeToOrder } from "@selvedge/commerce/buying-terms";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { brand } from "../brand.ts";

/** The shop in two sentences, for search engines. */
export function shopDescription(shop: ShopSettings): string {
  if (shop.words.shop_description !== null) return shop.words.shop_description;
  // Several tables have no range in common.
  const rows = shop.sizes.length === 1 ? (shop.sizes[0]?.rows ?? []) : [];
  const sizes = [
    ...(rows.length > 0 ? [`in ${rows[0]?.size} to ${rows.at(-1)?.size}`] : []),
    ...(shop.custom ? ["to your measurements"] : []),
  ].join(" or ");
  const making = isMadeToOrder(shop) ? `Made to your order in ${brand.place}` : `Sent from our stock in ${brand.place}`;
  return `Dresses, kurtas, skirts, coats and saris in handloom cloth. ${[making, sizes].filter(Boolean).join(", ")}.`;
}
