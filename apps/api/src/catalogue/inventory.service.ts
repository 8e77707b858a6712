import type { Tx } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import {
  findFree,
  lockVariants,
  releaseVariant,
  reserveVariant,
  restockVariant,
  sellVariant,
  shareVariants,
} from "./inventory.repository.ts";

/** A number of pieces of one variant. */
export interface StockLine {
  variantId: number;
  quantity: number;
}

/** Locks variants until the transaction ends. Only for `holdGoods`, which keeps the order of locks. */
export const holdVariants = (tx: Tx, variantIds: readonly number[]): Promise<void> => lockVariants(tx, variantIds);

/** Locks the stock of a product against changes until the transaction ends, waiting for pending ones first. */
export const keepStock = (tx: Tx, productId: number): Promise<void> => shareVariants(tx, productId);

/**
 * Reserves pieces for an order. Refuses with 409 if a variant has too few left; the caller must then roll its transaction
 * back.
 */
export async function reserve(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const { variantId, quantity } of byVariant(lines)) {
    if (!(await reserveVariant(tx, variantId, quantity))) throw tooFewLeft((await findFree(tx, variantId)) ?? 0);
  }
}

/** Frees pieces of an unpaid order. */
export async function release(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const { variantId, quantity } of byVariant(lines)) {
    if (!(await releaseVariant(tx, variantId, quantity))) throw notReserved(variantId, quantity);
  }
}

/** Sells reserved pieces to an order. Pieces that were released meanwhile must be reserved again first. */
export async function sell(tx: Tx, orderId: string, lines: readonly StockLine[]): Promise<void> {
  for (const { variantId, quantity } of byVariant(lines)) {
    if (!(await sellVariant(tx, orderId, variantId, quantity))) throw notReserved(variantId, quantity);
  }
}

/** Restocks sold pieces of an order, which never left or have come back in saleable condition. */
export async function putBack(tx: Tx, orderId: string, lines: readonly StockLine[]): Promise<void> {
  for (const { variantId, quantity } of byVariant(lines)) {
    if (!(await restockVariant(tx, orderId, variantId, quantity))) {
      throw new Error(`Variant ${variantId} has fewer than ${quantity} pieces sold. Put back what was sold, once.`);
    }
  }
}

/** The refusal of a quantity above the stock. `inCart` of the `left` pieces are in the shopper's own cart. */
export function tooFewLeft(left: number, inCart = 0): Refusal {
  if (inCart === 0) return new Refusal(409, `Only ${piecesAre(left)} left.`);
  const more = left > inCart ? `Only ${piecesAre(left - inCart)}` : "No more pieces are";
  return new Refusal(409, `${more} left beside the ${inCart} in your cart.`);
}

/** "1 piece is", "3 pieces are". */
export const piecesAre = (count: number) => `${count} ${count === 1 ? "piece is" : "pieces are"}`;

/** One entry per variant: lines differ in measurements too. */
function byVariant(lines: readonly StockLine[]): StockLine[] {
  const quantities = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) {
      throw new Error(`${quantity} pieces of variant ${variantId} cannot be moved. Pass whole quantities from 1.`);
    }
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  }
  return [...quantities]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .toSorted((a, b) => a.variantId - b.variantId);
}

function notReserved(variantId: number, quantity: number): Error {
  return new Error(
    `Variant ${variantId} has fewer than ${quantity} pieces reserved. Release or sell what was reserved, once.`,
  );
}
