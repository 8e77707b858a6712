import { writeStored } from "../../lib/storage.ts";
import { takeTab, writeTab } from "../../lib/tab-storage.ts";

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
