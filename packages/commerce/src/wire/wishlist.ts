import { z } from "zod";
import { WISHLIST_SESSION } from "../wishlist-session.ts";
import { Attribute, Offer, StockStatus } from "./catalogue.ts";
import { Picture, Rupees } from "./primitives.ts";

const NO_PRODUCT = { error: "Product not found" };
const NO_SESSION = { error: "No session ID available" };

/**
 * The id that a browser made for its list. A signed-in shopper's list is the account's; the id then names the guest
 * list to merge into it.
 */
export const WishlistSession = z.string(NO_SESSION).regex(WISHLIST_SESSION, NO_SESSION);

/** `POST /api/wishlist` */
export const AddToWishlist = z.object({
  product_id: z.int(NO_PRODUCT).min(1, NO_PRODUCT).max(2_147_483_647, NO_PRODUCT),
  session_id: WishlistSession,
});
export type AddToWishlist = z.infer<typeof AddToWishlist>;

export const AddedToWishlist = z.object({ status: z.literal("success"), message: z.string() });
export type AddedToWishlist = z.infer<typeof AddedToWishlist>;

/** `DELETE /api/wishlist/{product id}`: the same answer if it was not on the list. */
export const RemovedFromWishlist = z.object({ status: z.literal("success"), deleted: z.literal(true) });
export type RemovedFromWishlist = z.infer<typeof RemovedFromWishlist>;

/** A product on a wishlist. With at most one value of each attribute it can be added to the cart from there. */
export const WishedProduct = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  thumbnail_image: Picture.nullable(),
  gallery_images: z.array(Picture),
  price: Rupees,
  sale_price: Rupees,
  offer: Offer.nullable(),
  price_varies: z.literal(true).optional(),
  stock_status: StockStatus,
  attributes: z.array(Attribute),
});
export type WishedProduct = z.infer<typeof WishedProduct>;

export const WishlistEntry = z.object({ id: z.string(), product_id: z.number().int(), product: WishedProduct });
export type WishlistEntry = z.infer<typeof WishlistEntry>;

/** `GET /api/wishlist/{session id}`, the newest first. */
export const Wishlist = z.array(WishlistEntry);
export type Wishlist = z.infer<typeof Wishlist>;

/** `GET /api/wishlist/check/{product id}` */
export const WishlistCheck = z.object({ wishlisted: z.boolean() });
export type WishlistCheck = z.infer<typeof WishlistCheck>;
