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

/** Pieces of one size of one product. */
export interface StockLine {
  sizeId: number;
  quantity: number;
}

/** Holds sizes until the transaction ends. For `holdGoods`, which knows what is held before and after them. */
export const holdSizes = (tx: Tx, sizeIds: readonly number[]): Promise<void> => lockSizes(tx, sizeIds);

/** Keeps the stock of a product as it is until the transaction ends. Whoever changes it waits, and so does this for whoever has. */
export const keepStock = (tx: Tx, productId: number): Promise<void> => shareSizes(tx, productId);

/**
 * Sets pieces aside for an order. Refuses with 409 when a size has too few left; the caller's transaction must then be
 * rolled back.
 */
export async function reserve(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const { sizeId, quantity } of bySize(lines)) {
    if (!(await reserveSize(tx, sizeId, quantity))) throw tooFewLeft((await findFree(tx, sizeId)) ?? 0);
  }
}

/** Gives pieces back that were reserved and not paid for. */
export async function release(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const { sizeId, quantity } of bySize(lines)) {
    if (!(await releaseSize(tx, sizeId, quantity))) throw notReserved(sizeId, quantity);
  }
}

/** Turns reserved pieces into sold ones. For an order that was released in the meantime, `reserve` first. */
export async function sell(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const { sizeId, quantity } of bySize(lines)) {
    if (!(await sellSize(tx, sizeId, quantity))) throw notReserved(sizeId, quantity);
  }
}

/** Puts pieces back that were sold: they never left, or have come back and can be sold again. */
export async function putBack(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const { sizeId, quantity } of bySize(lines)) {
    if (!(await returnSize(tx, sizeId, quantity))) {
      throw new Error(`Size ${sizeId} has fewer than ${quantity} pieces sold. Put back what was sold, once.`);
    }
  }
}

/** The refusal of a quantity that the stock cannot meet. `inCart` of the pieces that are left are in the shopper's own cart. */
export function tooFewLeft(left: number, inCart = 0): Refusal {
  if (inCart === 0) return new Refusal(409, `Only ${piecesAre(left)} left.`);
  const more = left > inCart ? `Only ${piecesAre(left - inCart)}` : "No more pieces are";
  return new Refusal(409, `${more} left beside the ${inCart} in your cart.`);
}

/** "1 piece is", "3 pieces are" */
export const piecesAre = (count: number) => `${count} ${count === 1 ? "piece is" : "pieces are"}`;

/** One line per size, whatever the materials: they share the stock. */
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
