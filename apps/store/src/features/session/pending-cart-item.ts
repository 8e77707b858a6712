import { clampQuantity } from "@selvedge/commerce/cart";
import { safePath } from "@selvedge/commerce/redirect";
import { readStoredJson, writeStored } from "../../lib/storage.ts";

/** A wish that had to wait for the sign-in. */
export interface PendingCartItem {
  productId: number;
  quantity: number;
  /** Where the shopper goes on after signing in. */
  returnPath?: string;
  /** Name to show while signing in. */
  name?: string;
}

export function rememberPendingCartItem(item: PendingCartItem): void {
  writeStored("pendingCartItem", JSON.stringify(item));
}

/** The pending item, or null when there is none or what is stored is not one. */
export function readPendingCartItem(): PendingCartItem | null {
  const stored = readStoredJson("pendingCartItem") as Partial<PendingCartItem> | null;
  if (!stored || !Number.isSafeInteger(stored.productId)) return null;
  const returnPath = typeof stored.returnPath === "string" ? safePath(stored.returnPath, window.location.origin) : null;
  return {
    productId: stored.productId as number,
    quantity: clampQuantity(Number(stored.quantity)),
    ...(returnPath ? { returnPath } : {}),
    ...(typeof stored.name === "string" ? { name: stored.name.slice(0, 120) } : {}),
  };
}

export const forgetPendingCartItem = () => writeStored("pendingCartItem", null);

const MARKER = "addAfterSignIn";

/** Marks that the next `addToCart=true` comes from our own sign-in and not from somebody's link. One use. */
export function allowAddAfterSignIn(): void {
  sessionStorage.setItem(MARKER, "1");
}

/** True once after `allowAddAfterSignIn`. */
export function takeAddAfterSignIn(): boolean {
  const allowed = sessionStorage.getItem(MARKER) === "1";
  sessionStorage.removeItem(MARKER);
  return allowed;
}
