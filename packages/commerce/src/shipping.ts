import type { Paise } from "./money.ts";

/** The delivery fee. */
export const SHIPPING_FEE: Paise = 0;

/** From this total on shipping is free, whatever `SHIPPING_FEE` is. */
export const FREE_SHIPPING_THRESHOLD: Paise = 200_00;

/** Progress of a total towards free shipping: 0 to 100 percent. */
export function freeShippingProgress(totalPaise: Paise): number {
  return Math.min(100, Math.max(0, (totalPaise * 100) / FREE_SHIPPING_THRESHOLD));
}

/** The fee for a cart; 0 if it is empty or above the threshold. */
export function shippingPaise(totalPaise: Paise): Paise {
  return totalPaise > 0 && totalPaise < FREE_SHIPPING_THRESHOLD ? SHIPPING_FEE : 0;
}
