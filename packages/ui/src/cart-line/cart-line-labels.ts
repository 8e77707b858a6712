import type { CollectionLabels } from "../collection/collection.tsx";

/** Words that a cart has as a list and as a table. */
export interface CartLabels extends CollectionLabels {
  /** Takes a line out; the product's name follows for those who hear it. */
  remove: string;
}

export interface CartLinesLabels extends CartLabels {
  /** Name of the list. */
  items: string;
}

export const cartEnglish: CartLabels = {
  remove: "Remove",
  loading: "Loading cart",
  empty: "Your cart is empty",
  failed: "Your cart could not be loaded.",
  retry: "Retry",
};

export const english: CartLinesLabels = { ...cartEnglish, items: "Items" };
