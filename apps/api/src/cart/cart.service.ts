import type { AddedToCart, AddToCart, CartCount, CartInbox } from "@selvedge/commerce/wire/cart";
import { readProductId } from "../catalogue/index.ts";
import type { Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/index.ts";
import { type AddingDependencies, addToCart, CART_LIFE_MS } from "./add-to-cart.ts";
import { readCartKey } from "./cart-key.ts";
import { cartLine, type ShownLine, showLines } from "./cart-lines.ts";
import {
  deleteExpired,
  deleteIfEmpty,
  findCartId,
  lockCart,
  lockCartById,
  lockCartOfLine,
  renewCart,
} from "./carts.repository.ts";
import { assertQuantity } from "./line-limits.ts";
import { countPieces, deleteLine, deleteLines, findLines, updateQuantity } from "./lines.repository.ts";

const HOUR_MS = 60 * 60_000;

/** A cart that is locked for an order. */
export interface HeldCart {
  id: string;
  /** With current prices and stock; lines that cannot be bought have `available` false. */
  lines: ShownLine[];
}

/** Tokens are passed as they were sent: a malformed one opens no cart, and is never an error. */
export interface Carts {
  add(request: AddToCart, address: string): Promise<AddedToCart>;
  inbox(sentToken: unknown): Promise<CartInbox>;
  count(sentToken: unknown): Promise<CartCount>;
  /** Knowing the line's id gives the right to change it. Refuses with 404, 409 and 422. */
  setQuantity(lineId: string, productInPath: string, quantity: number): Promise<{ status: "success" }>;
  /** Refuses with 404 unless the line is in the token's cart. */
  remove(lineId: string, sentToken: unknown): Promise<{ status: "Successfully deleted item" }>;
  /** Locks a cart until the transaction ends. Undefined if there is none; empty carts are not stored. */
  holdForCheckout(tx: Tx, sentToken: unknown): Promise<HeldCart | undefined>;
  /** Locks a cart until the transaction ends. Only for `holdGoods`, which keeps the order of locks. */
  hold(tx: Tx, cartId: string): Promise<void>;
  /** Removes the ordered lines: those that have not changed since `orderedAt`. Lines added later stay. */
  empty(tx: Tx, cartId: string, orderedAt: Date): Promise<void>;
}

export function createCarts(dependencies: AddingDependencies & { jobs: Jobs }): Carts {
  const { db, clock, catalogue, jobs } = dependencies;
  jobs.every(HOUR_MS, "expire-carts", (signal) => deleteExpired(db, clock.now(), signal));

  async function cartIdOf(sentToken: unknown): Promise<string | undefined> {
    const key = readCartKey(sentToken);
    return key ? findCartId(db, key.hash) : undefined;
  }

  return {
    add: (request, address) => addToCart(dependencies, request, address),

    async inbox(sentToken) {
      const cartId = await cartIdOf(sentToken);
      if (cartId === undefined) return { carts: [] };
      const rows = await findLines(db, cartId);
      const products = await catalogue.sellable(db, productIds(rows));
      return { carts: showLines(rows, products).map(cartLine) };
    },

    async count(sentToken) {
      const cartId = await cartIdOf(sentToken);
      return { cartItemNumber: { cart_items_count: cartId === undefined ? 0 : await countPieces(db, cartId) } };
    },

    async setQuantity(lineId, productInPath, quantity) {
      const productId = readProductId(productInPath);
      if (!isLineId(lineId) || productId === null) throw notFound();
      await transaction(db, async (tx) => {
        const cartId = await lockCartOfLine(tx, lineId, productId);
        if (cartId === undefined) throw notFound();
        const lines = await findLines(tx, cartId);
        const product = (await catalogue.sellable(tx, [productId])).get(productId);
        const line = lines.find(({ id }) => id === lineId);
        const variant = product?.variants.find(({ id }) => id === line?.variant_id);
        if (!product?.onSale || !variant || variant.left === 0) throw new Refusal(409, "This product is out of stock");
        assertQuantity(quantity, { lineId, productId, variant }, lines);
        await updateQuantity(tx, lineId, quantity, clock.now());
        await renewCart(tx, cartId, new Date(clock.now().getTime() + CART_LIFE_MS));
      });
      return { status: "success" };
    },

    async remove(lineId, sentToken) {
      const key = readCartKey(sentToken);
      await transaction(db, async (tx) => {
        const cartId = key && isLineId(lineId) ? await lockCart(tx, key.hash) : undefined;
        if (cartId === undefined || !(await deleteLine(tx, cartId, lineId))) throw notFound();
        await deleteIfEmpty(tx, cartId);
      });
      return { status: "Successfully deleted item" };
    },

    async holdForCheckout(tx, sentToken) {
      const key = readCartKey(sentToken);
      const id = key ? await lockCart(tx, key.hash) : undefined;
      if (id === undefined) return undefined;
      const rows = await findLines(tx, id);
      return { id, lines: showLines(rows, await catalogue.sellable(tx, productIds(rows))) };
    },

    hold: lockCartById,

    async empty(tx, cartId, orderedAt) {
      await deleteLines(tx, cartId, orderedAt);
      await deleteIfEmpty(tx, cartId);
    },
  };
}

/** Rejects malformed ids before they reach the database. */
function isLineId(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

function notFound(): Refusal {
  return new Refusal(404, "Cart item not found");
}

function productIds(rows: readonly { product_id: number }[]): number[] {
  return [...new Set(rows.map((row) => row.product_id))];
}
