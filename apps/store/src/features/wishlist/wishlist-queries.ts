import type { Wishlist, WishlistCheck } from "@selvedge/commerce/wire/wishlist";
import type { Query } from "../../lib/query.ts";

/** The list of a session, or of the account signed in with `token`. */
export const wishlistQuery = (session: string, token: string | null): Query<Wishlist> => ({
  key: ["wishlist", session, token ?? ""],
  read: (api) => api.wishlist.list(session),
});

/** Whether a product is on the list. */
export const wishlistCheckQuery = (productId: number, session: string, token: string | null): Query<WishlistCheck> => ({
  key: ["wishlist-check", productId, session, token ?? ""],
  read: (api) => api.wishlist.check(productId, session),
});
