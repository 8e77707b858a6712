import { createHash } from "node:crypto";
import { isCartToken, isWeakCartToken, newCartToken } from "@selvedge/commerce/cart-token";
import { secureBytes } from "@selvedge/commerce/random-text";

/** A cart token with its hash, which is all that the database stores. */
export interface CartKey {
  token: string;
  hash: Buffer;
  /** Guessable: made of a timestamp and few characters. Accepted once, then exchanged. */
  weak: boolean;
}

/** The caller's token; null if it is malformed, so that visitors do not share a cart named "null" or "". */
export function readCartKey(sent: unknown): CartKey | null {
  return isCartToken(sent) ? keyOf(sent) : null;
}

/** A token for a new cart. */
export function newCartKey(now: Date): CartKey {
  return keyOf(newCartToken(secureBytes, now.getTime()));
}

function keyOf(token: string): CartKey {
  return { token, hash: createHash("sha256").update(token).digest(), weak: isWeakCartToken(token) };
}
