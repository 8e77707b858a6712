import { tabChannel } from "../../lib/tab-channel.ts";

/** That this tab has changed the wishlist. */
export const wishlistChannel = tabChannel("wishlist");
