import { tabChannel } from "../../lib/tab-channel.ts";

/** Tells other tabs that this tab has changed the wishlist. */
export const wishlistChannel = tabChannel("wishlist");
