import type { AddedToCart, CartInbox, CartLine } from "@selvedge/commerce/wire/cart";
import type { ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import { ask, type Client } from "../apps/api/src/testing/shopper.ts";

/** A cart with one line. */
export interface FilledCart {
  cartToken: string;
  line: CartLine;
  /** The request body that created it. */
  request: object;
}

/** Adds one piece to a new cart, with the first value of each option. Throws when the shop refuses. */
export async function addToCart(client: Client, slug: string): Promise<FilledCart> {
  const shown = await ask<ProductAnswer>(client, "GET", `/api/products/${slug}`);
  const { id, attributes } = shown.body.product;
  const variants = attributes.map(({ type, options }) => ({
    type,
    value: (options.find(({ stock }) => stock !== 0) ?? options[0])?.value ?? "",
  }));
  const request = { product_id: id, quantity: 1, cart_token: null, variants };
  const added = await ask<AddedToCart>(client, "POST", "/api/cart/items", { body: request });
  const { cartToken } = added.body;
  const inbox = await ask<CartInbox>(client, "GET", `/api/cart/inbox?cart_token=${cartToken}`);
  const [line] = inbox.body.carts;
  if (!line) throw new Error(`${slug} did not come into the cart: ${JSON.stringify(added.body)}`);
  return { cartToken, line, request };
}
