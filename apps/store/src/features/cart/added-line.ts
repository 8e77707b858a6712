import { BODY_PARTS } from "@selvedge/commerce/measurements";
import type { AddToCart, CartLine } from "@selvedge/commerce/wire/cart";
import { pieceInWords } from "../../lib/chosen-options.ts";

/** A line to add to the cart. The hook adds the cart token. */
export type NewLine = Omit<AddToCart, "cart_token">;

/** The chosen options of a cart line, in the form in which a new line is sent. */
export const chosenVariants = ({ size, material, measurements }: CartLine["variants"]): NewLine["variants"] => [
  ...(material === null ? [] : [{ type: "material", value: material }]),
  ...(size === null ? [] : [{ type: "size", value: size, ...(measurements ? { measurements } : {}) }]),
];

/** The cart line that contains an added product: lines with equal options are merged. */
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

/** "Noor Khadi Kurta, size M, quantity 2, added. 3 items in cart". `sizeWord`: the setting `options.size`. */
export function addedInWords(
  { product, variants: { size } }: CartLine,
  { quantity, count, sizeWord }: { quantity: number; count: number; sizeWord: string },
): string {
  return `${pieceInWords(product.name, size, sizeWord)}, quantity ${quantity}, added. ${count} ${count === 1 ? "item" : "items"} in cart`;
}
