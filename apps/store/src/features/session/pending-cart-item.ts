import { clampQuantity } from "@selvedge/commerce/cart";
import { safePath } from "@selvedge/commerce/redirect";
import { readStoredJson, writeStored } from "../../lib/storage.ts";
import type { PendingCartItem } from "../../lib/session.ts";

/** The pending item; null if there is none or the stored value is invalid. */
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
