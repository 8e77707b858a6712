import { useState } from "react";
import type { CartLine } from "@selvedge/commerce/wire/cart";
import { ApiError, messageOf } from "../../lib/http.ts";
import { toasts, undo } from "../../lib/toasts.ts";
import { chosenVariants, type NewLine } from "./added-line.ts";
import { useCartChanges } from "./cart-changes.ts";
import type { useCart } from "./use-cart.ts";

/** The line as a new line, to add it again. */
function toNewLine({ product, qty, variants }: CartLine): NewLine {
  return { product_id: product.id, quantity: qty, variants: chosenVariants(variants) };
}

/** Changes of cart lines with their feedback: lines that are being removed, and errors beside the line. */
export function useLineChanges(cart: ReturnType<typeof useCart>) {
  const { add } = useCartChanges();
  const [removingIds, setRemovingIds] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const run = async ({ id, product }: CartLine, fallback: string, change: () => Promise<unknown>): Promise<boolean> => {
    setErrors(({ [id]: _gone, ...others }) => others);
    try {
      await change();
      return true;
    } catch (error) {
      // Another tab has removed the line. A message beside it would disappear with it, so a toast is used.
      if (error instanceof ApiError && error.status === 404) toasts.info(`${product.name} is no longer in your cart`);
      else setErrors((others) => ({ ...others, [id]: messageOf(error, fallback) }));
      return false;
    }
  };

  const setQuantity = (line: CartLine, quantity: number) =>
    void run(line, "Failed to update item", () => cart.setQuantity(line.id, quantity));

  const remove = async (line: CartLine) => {
    setRemovingIds((others) => [...others, line.id]);
    const removed = await run(line, "Failed to remove item", () => cart.remove(line.id));
    setRemovingIds((all) => all.filter((id) => id !== line.id));
    if (!removed) return;
    const restoreLine = () => {
      add(toNewLine(line)).catch((error: unknown) => toasts.error(messageOf(error, "Failed to add item to cart")));
    };
    toasts.success(`${line.product.name} removed`, undo(restoreLine));
  };

  return {
    setQuantity,
    remove,
    /** Whether the line is being removed. A line whose quantity changes is not busy, so that it can be removed meanwhile. */
    isBusy: ({ id }: CartLine) => removingIds.includes(id),
    errorOf: ({ id }: CartLine) => errors[id],
  };
}
