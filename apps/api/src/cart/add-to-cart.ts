import { MAX_CART_LINES } from "@selvedge/commerce/cart";
import type { AddedToCart, AddToCart } from "@selvedge/commerce/wire/cart";
import { CART_DAYS } from "@selvedge/commerce/promises";
import type { Catalogue, SellableProduct } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal, refusedField } from "../http/refusal.ts";
import type { Attempts } from "../limits/index.ts";
import { randomId } from "../random-id.ts";
import { type CartKey, newCartKey, readCartKey } from "./cart-key.ts";
import { findCartId, forgetWeakToken, insertCart, lockCart, renewCart } from "./carts.repository.ts";
import { assertQuantity } from "./line-limits.ts";
import { findLines, insertLine, updateQuantity } from "./lines.repository.ts";
import { type Choice, readChoice } from "./options.ts";

/** How long an unused cart is kept. */
export const CART_LIFE_MS = CART_DAYS * 24 * 60 * 60_000;

export interface AddingDependencies {
  db: Db;
  clock: Clock;
  catalogue: Catalogue;
  attempts: Attempts;
}

/**
 * Adds a product to the cart of the sent token, or to a new one. `address` is the client's, whose new carts per hour
 * are limited.
 */
export async function addToCart(
  { db, clock, catalogue, attempts }: AddingDependencies,
  { product_id, quantity, variants, cart_token }: AddToCart,
  address: string,
): Promise<AddedToCart> {
  const product = (await catalogue.sellable(db, [product_id])).get(product_id);
  if (!product?.onSale) throw refusedField("product_id", "Product not found");
  if (!product.inStock) throw new Refusal(409, "This product is out of stock");
  const choice = readChoice(product, variants);

  const sent = readCartKey(cart_token);
  const isKnown = sent !== null && (await findCartId(db, sent.hash)) !== undefined;
  if (!isKnown) await attempts.take("new-cart", address);

  const cartToken = await transaction(db, async (tx) => {
    const cart = await openCart(tx, sent, clock.now());
    await putLine(tx, cart.id, product, choice, quantity, clock.now());
    return cart.token;
  });
  return { status: "success", message: "Product added to cart successfully", cartToken };
}

/**
 * The locked cart of a token, or a new one. A weak token from an old client opens a new cart once: the answer contains
 * a strong token, and the weak one is invalid once that has been used.
 */
async function openCart(tx: Tx, sent: CartKey | null, now: Date): Promise<{ id: string; token: string }> {
  const known = sent && (await lockCart(tx, sent.hash));
  if (sent && known) {
    if (!sent.weak) await forgetWeakToken(tx, known);
    await renewCart(tx, known, new Date(now.getTime() + CART_LIFE_MS));
    return { id: known, token: sent.token };
  }
  const key = sent && !sent.weak ? sent : newCartKey(now);
  const id = randomId();
  const isNew = await insertCart(tx, {
    id,
    tokenHash: key.hash,
    weakTokenHash: sent?.weak ? sent.hash : null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CART_LIFE_MS),
  });
  // After a double click, the other call has created the cart meanwhile.
  return isNew ? { id, token: key.token } : openCart(tx, sent, now);
}

/** Increases the line with the same product and options, or adds one. */
async function putLine(
  tx: Tx,
  cartId: string,
  product: SellableProduct,
  { variant, measurements, key }: Choice,
  quantity: number,
  now: Date,
): Promise<void> {
  const lines = await findLines(tx, cartId);
  const same = lines.find(({ options_key }) => options_key === key);
  const total = quantity + (same?.quantity ?? 0);
  assertQuantity(total, { lineId: same?.id ?? null, productId: product.id, variant, held: same?.quantity ?? 0 }, lines);
  if (same) return updateQuantity(tx, same.id, total, now);
  if (lines.length >= MAX_CART_LINES) throw new Refusal(409, "Your cart is full. Remove a piece to add another.");
  await insertLine(tx, {
    id: randomId(),
    cartId,
    productId: product.id,
    variantId: variant.id,
    measurements,
    optionsKey: key,
    quantity,
    addedAt: now,
  });
}
