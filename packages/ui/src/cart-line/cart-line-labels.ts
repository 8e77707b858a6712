import type { CollectionLabels } from "../collection/collection.tsx";

/** Texts shared by the cart list and the cart table. */
export interface CartLabels extends CollectionLabels {
  /** Remove button; the product's name follows for screen readers. */
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
