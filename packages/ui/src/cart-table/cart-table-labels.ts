import { cartEnglish, type CartLabels } from "../cart-line/cart-line-labels.ts";

export interface CartTableLabels extends CartLabels {
  /** Name of the table. */
  cart: string;
  product: string;
  /** Also before the price in a block, where no head of a column names it. */
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
