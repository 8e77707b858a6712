import { type RandomBytes, randomText, secureBytes } from "./random-text.ts";

/**
 * The format of a wishlist's session id. "null", "undefined" and "" do not match, or all visitors who send them would
 * share a list.
 */
export const WISHLIST_SESSION = /^[A-Za-z0-9_-]{16,80}$/;

const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Whether a stored or received value can be a wishlist's session id. */
export function isWishlistSession(value: unknown): value is string {
  return typeof value === "string" && WISHLIST_SESSION.test(value);
}

/** A new id of 22 random characters (132 bits). */
export function newWishlistSession(bytes: RandomBytes = secureBytes): string {
  return randomText(22, BASE64URL, bytes);
}
