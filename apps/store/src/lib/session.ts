import type { LoginAnswer } from "@selvedge/commerce/wire/account";
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

/** What a browser keeps of a login. */
export interface KeptSession {
  token: string;
  user: string;
  /** Shows at the next login that there was one in this browser before; it outlives the session. */
  device: string | null;
}

/** The session that an answer holds. Throws when there is none. */
export function sessionIn({ access_token, user, device_token }: Partial<LoginAnswer>): KeptSession {
  if (!access_token || !user) throw new Error("Invalid response from server");
  return { token: access_token, user: user.id, device: device_token ?? null };
}

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
