import type { ChosenOption } from "@selvedge/commerce/wire/cart";
import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import { ApiError, messageOf } from "../../lib/http.ts";
import { type FormHandler, refused, statusOf, taken } from "../../lib/posted-form.ts";

/**
 * `POST /cart`: "Add to cart" on a product page whose code has not loaded. The answer contains the cart, for the
 * document to show and the page's script to store.
 */
export const postCartLine: FormHandler = async (fields, api) => {
  const name = (field: string) => fields.get(field) ?? "";
  const values = { slug: name("slug"), name: name("name") };
  if (fields.get("size") === CUSTOM_SIZE) {
    return refused(values, "A piece to your measurements needs them: please tell us bust, waist and hip.");
  }
  const variants: ChosenOption[] = ["material", "size"].flatMap((type) => {
    const value = fields.get(type);
    return value === null ? [] : [{ type, value }];
  });
  try {
    const added = {
      product_id: Number(fields.get("product_id")),
      quantity: Number(fields.get("quantity") ?? 1),
      variants,
    };
    const { cartToken: token } = await api.cart.add({ ...added, cart_token: fields.get("cart_token") || null });
    // The product is in the cart even if it cannot be shown.
    const { carts } = await api.cart.inbox(token).catch(() => ({ carts: [] }));
    return { ...taken(values), cart: { token, lines: carts, added } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(values, messageOf(error, "Failed to add product to cart"), {}, statusOf(error));
  }
};
