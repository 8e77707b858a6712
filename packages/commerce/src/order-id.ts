import { type RandomBytes, randomText, secureBytes } from "./random-text.ts";

/** Digits and capitals without I, L, O and U, which are easily confused in print and on the phone. */
const BASE32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Old order numbers are shorter than those of `newOrderId`. */
export const ORDER_ID = /^ORD[0-9A-Z]{6,10}$/;

/** A new public order number: `ORD` and 10 random characters (50 bits). */
export function newOrderId(bytes: RandomBytes = secureBytes): string {
  return `ORD${randomText(10, BASE32, bytes)}`;
}

/** Whether a value can be a public order number. */
export function isOrderId(value: unknown): value is string {
  return typeof value === "string" && ORDER_ID.test(value);
}
