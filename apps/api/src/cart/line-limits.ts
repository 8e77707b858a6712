import { MAX_LINE_QUANTITY } from "@selvedge/commerce/cart";
import { type SellableVariant, tooFewLeft } from "../catalogue/index.ts";
import { refusedField } from "../http/refusal.ts";
import type { LineRow } from "./lines.repository.ts";

/** A line of a cart, or one to be added (`lineId` null). */
export interface LinePlace {
  lineId: string | null;
  productId: number;
  variant: SellableVariant;
  /**
   * Pieces that the line already holds if the quantity is added to them; 0 if the quantity replaces them. @default 0
   */
  held?: number;
}

/** How many pieces one line may hold, given the other lines of its cart. */
export interface LineLimit {
  /** The limit per product in a cart, less what other lines hold. */
  byCart: number;
  /** The stock of the variant, less what other lines of it hold. Never below 0. */
  byStock: number;
}

/** Computes the limits of a line from the lines of its cart. */
export function lineLimit({ lineId, productId, variant }: LinePlace, lines: readonly LineRow[]): LineLimit {
  const others = lines.filter(({ id }) => id !== lineId);
  const ofProduct = pieces(others.filter(({ product_id }) => product_id === productId));
  const ofVariant = pieces(others.filter(({ variant_id }) => variant_id === variant.id));
  return {
    byCart: Math.max(0, MAX_LINE_QUANTITY - ofProduct),
    byStock: variant.left === null ? Infinity : Math.max(0, variant.left - ofVariant),
  };
}

/** Refuses a quantity above the cart's limit (422) or the stock (409). */
export function assertQuantity(quantity: number, place: LinePlace, lines: readonly LineRow[]): void {
  const { byCart, byStock } = lineLimit(place, lines);
  if (quantity > byCart) throw refusedField("quantity", INVALID_QUANTITY);
  if (quantity > byStock) {
    const left = place.variant.left ?? 0;
    throw tooFewLeft(left, left - byStock + (place.held ?? 0));
  }
}

const INVALID_QUANTITY = "Please select a valid quantity";

function pieces(lines: readonly LineRow[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
