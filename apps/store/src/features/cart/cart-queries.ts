import { cartTotals } from "@selvedge/commerce/cart";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import type { CartCount, CartInbox, CartLine, Coupon } from "@selvedge/commerce/wire/cart";
import type { Query } from "../../lib/query.ts";

export const cartQuery = (token: string): Query<CartInbox> => ({
  key: ["cart", token],
  read: (api) => api.cart.inbox(token),
});

export const cartCountQuery = (token: string): Query<CartCount> => ({
  key: ["cart-count", token],
  read: (api) => api.cart.count(token),
});

/** A coupon for these lines. Fails where its conditions are not met, with the condition. */
export function couponQuery(code: string, lines: readonly CartLine[]): Query<Coupon> {
  const products = [...new Set(lines.map(({ product }) => product.id))].toSorted((a, b) => a - b).join(",");
  const cart = { subtotal: String(rupeesFromPaise(cartTotals(lines, null).subtotalPaise)), products };
  return {
    key: ["coupon", code, cart.subtotal, cart.products],
    read: (api) => api.cart.coupon(code, products === "" ? undefined : cart),
  };
}
