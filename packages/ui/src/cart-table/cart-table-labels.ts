import { cartEnglish, type CartLabels } from "../cart-line/cart-line-labels.ts";

export interface CartTableLabels extends CartLabels {
  /** Name of the table. */
  cart: string;
  product: string;
  /** Column header; on narrow screens also shown before the price. */
  price: string;
  quantity: string;
  total: string;
}

export const english: CartTableLabels = {
  ...cartEnglish,
  cart: "Cart",
  product: "Product",
  price: "Price",
  quantity: "Quantity",
  total: "Total",
};
