import { BODY_PARTS } from "@selvedge/commerce/measurements";
import type { AddToCart, CartLine } from "@selvedge/commerce/wire/cart";
import { pieceInWords } from "../../lib/chosen-options.ts";

/** What a shopper puts into the cart; the token is the hook's business. */
export type NewLine = Omit<AddToCart, "cart_token">;

/** What was chosen, as it is sent when a line is added. */
export const chosenVariants = ({ size, material, measurements }: CartLine["variants"]): NewLine["variants"] => [
  ...(material === null ? [] : [{ type: "material", value: material }]),
  ...(size === null ? [] : [{ type: "size", value: size, ...(measurements ? { measurements } : {}) }]),
];

/** The line of the cart that holds what was added: equal choices share one. */
export function lineHolding(lines: readonly CartLine[], { product_id, variants }: NewLine): CartLine | undefined {
  const wanted = (type: string) => variants.find((option) => option.type === type);
  const measured = wanted("size")?.measurements;
  return lines.find(
    ({ product, variants: { size, material, measurements } }) =>
      product.id === product_id &&
      size === (wanted("size")?.value ?? null) &&
      material === (wanted("material")?.value ?? null) &&
      BODY_PARTS.every((part) => measurements?.[part] === measured?.[part]),
  );
}

/** "Noor Khadi Kurta, size M, quantity 2, added. 3 items in cart" */
export function addedInWords({ product, variants: { size } }: CartLine, quantity: number, count: number): string {
  return `${pieceInWords(product.name, size)}, quantity ${quantity}, added. ${count} ${count === 1 ? "item" : "items"} in cart`;
}
