import { writeStored } from "../../lib/storage.ts";
import { takeTab, writeTab } from "../../lib/tab-storage.ts";

/** A wish that had to wait for the sign-in. */
export interface PendingCartItem {
  productId: number;
  quantity: number;
  /** Where the shopper goes on after signing in. */
  returnPath?: string;
  /** Name to show while signing in. */
  name?: string;
}

/** Keeps what the shopper wanted until they are signed in. */
export function rememberPendingCartItem(item: PendingCartItem): void {
  writeStored("pendingCartItem", JSON.stringify(item));
}

/** Marks that the next `addToCart=true` comes from our own sign-in and not from somebody's link. One use. */
export function allowAddAfterSignIn(): void {
  writeTab("addAfterSignIn", "1");
}

/** True once after `allowAddAfterSignIn`. */
export const takeAddAfterSignIn = (): boolean => takeTab("addAfterSignIn") === "1";
