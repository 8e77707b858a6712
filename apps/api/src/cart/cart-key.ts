import { createHash } from "node:crypto";
import { isCartToken, isWeakCartToken, newCartToken } from "@selvedge/commerce/cart-token";
import { secureBytes } from "@selvedge/commerce/random-text";

/** A cart token as the database knows it. */
export interface CartKey {
  token: string;
  hash: Buffer;
  /** Made of a time and few characters: good for a first use, then exchanged. */
  weak: boolean;
}

/** What a caller sent as its token; null for anything that cannot be one, so that no two visitors share "null" or "". */
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
