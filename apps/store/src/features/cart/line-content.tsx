import type { CartLine } from "@selvedge/commerce/wire/cart";
import type { CartLineContent } from "@selvedge/ui/cart-line";
import { Quantity } from "@selvedge/ui/quantity";
import { StoreLink } from "../../lib/store-link.tsx";
import { lineInWords } from "./line-words.ts";
import type { useLineChanges } from "./use-line-changes.ts";

export interface LineContext {
  changes: ReturnType<typeof useLineChanges>;
  /** The setting `options.size`. */
  sizeWord: string;
  /** Called when the line's link is followed. */
  onFollow?: () => void;
}

/** Props for the components that show a cart line with its controls. */
export function lineContent(
  line: CartLine,
  { changes, sizeWord, onFollow }: LineContext,
): CartLineContent & { "data-line": string } {
  const words = lineInWords(line, sizeWord);
  return {
    "data-line": line.id,
    product: words.product,
    picture: line.product.image,
    title: (
      <StoreLink href={`/product/${line.product.slug}`} onClick={onFollow}>
        {line.product.name}
      </StoreLink>
    ),
    options: words.options,
    quantity: (
      <Quantity
        size="sm"
        label={words.product}
        value={line.qty}
        max={Math.max(1, line.max_quantity)}
        onValueChange={(quantity) => changes.setQuantity(line, quantity)}
      />
    ),
    total: words.total,
    onRemove: () => void changes.remove(line),
    state: changes.isBusy(line) ? "busy" : "idle",
    availability: line.available ? "available" : "unavailable",
    error: changes.errorOf(line) ?? words.note,
  };
}
