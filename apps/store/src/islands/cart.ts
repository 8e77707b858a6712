import { island } from "../lib/islands/index.ts";

/** Shown without JavaScript, and until the cart is stored in the browser. */
export const PostedCart = island(() => import("../features/checkout/posted-cart.tsx"));
