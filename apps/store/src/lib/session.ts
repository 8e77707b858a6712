import { readStored, type StorageKey, writeStored } from "./storage.ts";

/** Keys that say who somebody is or what they bought. The cart stays: it belongs to nobody. */
const PERSONAL: StorageKey[] = [
  "token",
  "user",
  "pendingOrder",
  "currentOrderId",
  "paymentResponse",
  "wishlistSessionId",
];

/** Forgets the session in this browser. With `token`, only if that is still the current one. Returns whether it was. */
export function forgetSession(token?: string): boolean {
  if (token !== undefined && readStored("token") !== token) return false;
  for (const key of PERSONAL) writeStored(key, null);
  return true;
}

/** The path to login that leads back to where the shopper is. */
export function loginPath(from: string): string {
  return `/login?redirect=${encodeURIComponent(from)}`;
}
