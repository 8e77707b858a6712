import { api } from "../../lib/browser-api.ts";
import type { FormAnswer } from "../../lib/posted-form.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

/**
 * Keeps the cart that a posted form has added to. A form that was sent before any script ran knew of no cart: its piece goes into
 * the one that the browser has. Resolves with whether the browser keeps the piece now; rejects with `ApiError`.
 */
export async function keepPostedCart({ token, added }: NonNullable<FormAnswer["cart"]>): Promise<boolean> {
  const own = readStored("cartToken");
  const kept = own === null || own === token ? token : (await api.cart.add({ ...added, cart_token: own })).cartToken;
  writeStored("cartToken", kept);
  return readStored("cartToken") === kept;
}
