import { tabChannel } from "../../lib/tab-channel.ts";

/** That this tab has changed the cart. */
export const cartChannel = tabChannel("cart");
