import type { Tx } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import {
  findFree,
  lockSizes,
  releaseSize,
  reserveSize,
  returnSize,
  sellSize,
  shareSizes,
} from "./inventory.repository.ts";

/** A number of pieces of one size of a product. */
export interface StockLine {
  sizeId: number;
  quantity: number;
}

/** Locks sizes until the transaction ends. Only for `holdGoods`, which keeps the order of locks. */
export const holdSizes = (tx: Tx, sizeIds: readonly number[]): Promise<void> => lockSizes(tx, sizeIds);

/** Locks the stock of a product against changes until the transaction ends, waiting for pending ones first. */
export const keepStock = (tx: Tx, productId: number): Promise<void> => shareSizes(tx, productId);

/**
 * Reserves pieces for an order. Refuses with 409 if a size has too few left; the caller must then roll its transaction
 * back.
 */
export async function reserve(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const { sizeId, quantity } of bySize(lines)) {
    if (!(await reserveSize(tx, sizeId, quantity))) throw tooFewLeft((await findFree(tx, sizeId)) ?? 0);
  }
}

/** Frees pieces of an unpaid order. */
export async function release(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const { sizeId, quantity } of bySize(lines)) {
    if (!(await releaseSize(tx, sizeId, quantity))) throw notReserved(sizeId, quantity);
  }
}

/** Turns reserved pieces into sold ones. Pieces that were released meanwhile must be reserved again first. */
export async function sell(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const { sizeId, quantity } of bySize(lines)) {
    if (!(await sellSize(tx, sizeId, quantity))) throw notReserved(sizeId, quantity);
  }
}

/** Restocks sold pieces, which never left or have come back in saleable condition. */
export async function putBack(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const { sizeId, quantity } of bySize(lines)) {
    if (!(await returnSize(tx, sizeId, quantity))) {
      throw new Error(`Size ${sizeId} has fewer than ${quantity} pieces sold. Put back what was sold, once.`);
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

/** One entry per size, because all materials share the size's stock. */
function bySize(lines: readonly StockLine[]): StockLine[] {
  const quantities = new Map<number, number>();
  for (const { sizeId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) {
      throw new Error(`${quantity} pieces of size ${sizeId} cannot be moved. Pass whole quantities from 1.`);
    }
    quantities.set(sizeId, (quantities.get(sizeId) ?? 0) + quantity);
  }
  return [...quantities].map(([sizeId, quantity]) => ({ sizeId, quantity })).toSorted((a, b) => a.sizeId - b.sizeId);
}

function notReserved(sizeId: number, quantity: number): Error {
  return new Error(
    `Size ${sizeId} has fewer than ${quantity} pieces reserved. Release or sell what was reserved, once.`,
  );
}
