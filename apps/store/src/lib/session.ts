import type { LoginAnswer } from "@selvedge/commerce/wire/account";
import { readStored, type StorageKey, writeStored } from "./storage.ts";
import { takeTab, writeTab } from "./tab-storage.ts";

/** Keys with personal data. The cart stays: it is not tied to a person. */
const PERSONAL: StorageKey[] = [
  "token",
  "user",
  "pendingOrder",
  "currentOrderId",
  "paymentResponse",
  "wishlistSessionId",
];

/** The session data that a browser stores. */
export interface KeptSession {
  token: string;
  user: string;
  /** Proves at the next login that this browser was signed in before; it outlives the session. */
  device: string | null;
}

/** The session in an answer. Throws when there is none. */
export function sessionIn({ access_token, user, device_token }: Partial<LoginAnswer>): KeptSession {
  if (!access_token || !user) throw new Error("Invalid response from server");
  return { token: access_token, user: user.id, device: device_token ?? null };
}

/**
 * Deletes the session from this browser; with `token`, only if that is still the current one. Returns whether it was.
 */
export function forgetSession(token?: string): boolean {
  if (token !== undefined && readStored("token") !== token) return false;
  for (const key of PERSONAL) writeStored(key, null);
  return true;
}

/** The login path that returns to the current page afterwards. */
export function loginPath(from: string): string {
  return `/login?redirect=${encodeURIComponent(from)}`;
}

/** A purchase interrupted by signing in. */
export interface PendingCartItem {
  productId: number;
  quantity: number;
  /** Path to continue to after signing in. */
  returnPath?: string;
  /** Name to show while signing in. */
  name?: string;
}

/** Stores the purchase until the shopper is signed in. */
export function rememberPendingCartItem(item: PendingCartItem): void {
  writeStored("pendingCartItem", JSON.stringify(item));
}

/** Marks that the next `addToCart=true` comes from our own sign-in and not from an outside link. Valid once. */
export function allowAddAfterSignIn(): void {
  writeTab("addAfterSignIn", "1");
}

/** True once after `allowAddAfterSignIn`. */
export const takeAddAfterSignIn = (): boolean => takeTab("addAfterSignIn") === "1";
