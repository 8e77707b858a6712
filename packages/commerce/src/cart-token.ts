import { type RandomBytes, randomText, secureBytes } from "./random-text.ts";

const CART_TOKEN = /^cart_[A-Za-z0-9_-]{20,80}$/;
const GUESSABLE = /^cart_\d{13}_?[A-Za-z0-9]{9}$/;
const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Whether a stored or received value can be a cart token. "null", "undefined" and "" cannot, or all visitors who send
 * them would share a cart.
 */
export function isCartToken(value: unknown): value is string {
  return typeof value === "string" && CART_TOKEN.test(value);
}

/**
 * True for a token of a timestamp and only 9 random characters, which is accepted once and then exchanged for a strong
 * one.
 */
export function isWeakCartToken(token: string): boolean {
  return GUESSABLE.test(token);
}

/** A new token: `cart_`, the time in milliseconds and 22 random characters (132 bits). */
export function newCartToken(bytes: RandomBytes = secureBytes, now: number = Date.now()): string {
  return `cart_${now}_${randomText(22, BASE64URL, bytes)}`;
}
