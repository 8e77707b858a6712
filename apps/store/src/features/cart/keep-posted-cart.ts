import { api } from "../../lib/browser-api.ts";
import type { FormAnswer } from "../../lib/posted-form.ts";
import { readMemory } from "../../lib/page-memory.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

/**
 * Stores the cart that a posted form has added to. A form sent before any script ran did not know the browser's cart:
 * in that case the product is added to the existing cart. Resolves with whether the browser stores it; rejects with
 * `ApiError`.
 */
export async function keepPostedCart({ token, added }: NonNullable<FormAnswer["cart"]>): Promise<boolean> {
  const own = readStored("cartToken");
  const kept = own === null || own === token ? token : (await api.cart.add({ ...added, cart_token: own })).cartToken;
  writeStored("cartToken", kept);
  return readMemory("cartToken") === null;
}
