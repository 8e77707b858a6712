import type { Paise } from "./money.ts";

/** What delivery costs. */
export const SHIPPING_FEE: Paise = 0;

/** From this total on an order ships free, whatever `SHIPPING_FEE` is. */
export const FREE_SHIPPING_THRESHOLD: Paise = 200_00;

/** How far a total is on the way to free shipping: 0 to 100 percent. */
export function freeShippingProgress(totalPaise: Paise): number {
  return Math.min(100, Math.max(0, (totalPaise * 100) / FREE_SHIPPING_THRESHOLD));
}

/** The fee for a cart. Nothing in it, or enough of it, ships for 0. */
export function shippingPaise(totalPaise: Paise): Paise {
  return totalPaise > 0 && totalPaise < FREE_SHIPPING_THRESHOLD ? SHIPPING_FEE : 0;
}
