import type { CartCount, CartInbox, Coupon } from "@selvedge/commerce/wire/cart";
import type { Query } from "../../lib/query.ts";

export const cartQuery = (token: string): Query<CartInbox> => ({
  key: ["cart", token],
  read: (api) => api.cart.inbox(token),
});

export const cartCountQuery = (token: string): Query<CartCount> => ({
  key: ["cart-count", token],
  read: (api) => api.cart.count(token),
});

export const couponQuery = (code: string): Query<Coupon> => ({
  key: ["coupon", code],
  read: (api) => api.cart.coupon(code),
});
