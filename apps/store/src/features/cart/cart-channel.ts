import { tabChannel } from "../../lib/tab-channel.ts";

/** Tells other tabs that this tab has changed the cart. */
export const cartChannel = tabChannel("cart");
