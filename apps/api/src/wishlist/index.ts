export type { Wishlists } from "./wishlist.service.ts";
