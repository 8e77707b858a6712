import { MAX_LINE_QUANTITY } from "@selvedge/commerce/cart";
import { type SellableSize, tooFewLeft } from "../catalogue/index.ts";
import { refusedField } from "../http/refusal.ts";
import type { LineRow } from "./lines.repository.ts";

/** A line in its cart, or one about to be added (`lineId` null). */
export interface LinePlace {
  lineId: string | null;
  productId: number;
  size: SellableSize;
  /** Pieces that the line holds already and that are asked for on top of: 0 where the quantity itself is set. @default 0 */
  held?: number;
}

/** How many pieces one line may hold beside the others of its cart. */
export interface LineLimit {
  /** Most pieces of a product in a cart, less those in other lines. */
  byCart: number;
  /** What is left of the size, less those in other lines of it: the materials share the stock. Never below 0. */
  byStock: number;
}

/** The limits of a line among the lines of its cart. */
export function lineLimit({ lineId, productId, size }: LinePlace, lines: readonly LineRow[]): LineLimit {
  const others = lines.filter(({ id }) => id !== lineId);
  const ofProduct = pieces(others.filter(({ product_id }) => product_id === productId));
  const ofSize = pieces(others.filter(({ size_id }) => size_id === size.id));
  return {
    byCart: Math.max(0, MAX_LINE_QUANTITY - ofProduct),
    byStock: size.left === null ? Infinity : Math.max(0, size.left - ofSize),
  };
}

/** Refuses a quantity that the cart may not hold (422) or the stock cannot meet (409). */
export function assertQuantity(quantity: number, place: LinePlace, lines: readonly LineRow[]): void {
  const { byCart, byStock } = lineLimit(place, lines);
  if (quantity > byCart) throw refusedField("quantity", INVALID_QUANTITY);
  if (quantity > byStock) {
    const left = place.size.left ?? 0;
    throw tooFewLeft(left, left - byStock + (place.held ?? 0));
  }
}

const INVALID_QUANTITY = "Please select a valid quantity";

function pieces(lines: readonly LineRow[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
