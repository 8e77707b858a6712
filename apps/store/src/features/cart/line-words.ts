import { linePaise } from "@selvedge/commerce/cart";
import { formatPaise } from "@selvedge/commerce/money";
import type { CartLine } from "@selvedge/commerce/wire/cart";
import { optionsInWords, pieceInWords } from "../../lib/chosen-options.ts";

/** The texts of a cart line. `sizeWord`: the setting `options.size`. */
export function lineInWords(line: CartLine, sizeWord: string) {
  return {
    options: optionsInWords(line.variants, sizeWord),
    /** Used in the accessible names of its controls. */
    product: pieceInWords(line.product.name, line.variants.size, sizeWord),
    total: formatPaise(linePaise(line)),
    note: noteOn(line),
  };
}

function noteOn({ available, max_quantity, qty }: CartLine): string | null {
  if (available) return null;
  if (max_quantity === 0) return "Sold out since you added it. Remove it to go on.";
  return max_quantity < qty
    ? `Only ${max_quantity} left. Choose fewer to go on.`
    : "It cannot be bought now. Remove it to go on.";
}
