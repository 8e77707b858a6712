import { useEffect, useRef, useState } from "react";
import { SUCCESS_FLAG_MS } from "@selvedge/commerce/timing";
import { read } from "../../lib/prefetch.ts";
import { messageOf } from "../../lib/http.ts";
import { toasts } from "../../lib/toasts.ts";
import { useAddedMessage } from "../cart/use-added-message.ts";
import { useCartChanges } from "../cart/cart-changes.ts";
import { productQuery } from "../page/product-query.ts";

/**
 * Adds one piece of a product from a list. If options have to be chosen first (`hasOptions`), nothing is added and
 * `onOptions` is called. `state` is `done` for two seconds after an add. Presses while it is busy are ignored.
 */
export function useQuickAdd(slug: string, hasOptions: boolean, onOptions: () => void) {
  const { add } = useCartChanges();
  const confirmAdded = useAddedMessage();
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const running = useRef(false);

  useEffect(() => {
    if (state !== "done") return;
    const timer = setTimeout(() => setState("idle"), SUCCESS_FLAG_MS);
    return () => clearTimeout(timer);
  }, [state]);

  /** Returns whether the product was added. */
  const tryToAdd = async (): Promise<boolean> => {
    const { product } = await read(productQuery(slug));
    const { id, attributes } = product;
    // The list may be older than the product.
    if (attributes.some(({ options }) => options.length > 1)) return false;
    const variants = attributes.flatMap(({ type, options: [only] }) => (only ? [{ type, value: only.value }] : []));
    confirmAdded(await add({ product_id: id, quantity: 1, variants }, () => setState("done")));
    return true;
  };

  const quickAdd = async () => {
    if (running.current) return;
    if (hasOptions) return onOptions();
    running.current = true;
    setState("busy");
    try {
      if (await tryToAdd()) return;
      setState("idle");
      onOptions();
    } catch (error) {
      setState("idle");
      toasts.error(messageOf(error, "Failed to add product to cart"));
    } finally {
      running.current = false;
    }
  };
  return { state, quickAdd };
}
