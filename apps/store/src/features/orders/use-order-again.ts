import { useState } from "react";
import type { Order, OrderLine } from "@selvedge/commerce/wire/orders";
import { read } from "../../lib/prefetch.ts";
import { api } from "../../lib/browser-api.ts";
import { messageOf } from "../../lib/http.ts";
import { readStored } from "../../lib/storage.ts";
import { useGo } from "../../lib/use-go.ts";
import { chosenVariants, lineHolding, type NewLine } from "../cart/added-line.ts";
import { useCartChanges } from "../cart/cart-changes.ts";
import { productQuery } from "../page/product-query.ts";

/** A line of an order as a new cart line. Rejects if its product is no longer in the shop. */
async function newLineOf({ slug, quantity, ...chosen }: OrderLine): Promise<NewLine> {
  if (slug === null) throw new Error("This piece is no longer in the shop.");
  const { product } = await read(productQuery(slug));
  return { product_id: product.id, quantity, variants: chosenVariants(chosen) };
}

/**
 * Adds the products of an order to the cart, except those already in it, and goes to the cart. If products cannot be
 * added it stays, and `errors` has a message for each.
 */
export function useOrderAgain(order: Order) {
  const { add } = useCartChanges();
  const go = useGo();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);

  const orderAgain = async () => {
    setBusy(true);
    setErrors([]);
    const token = readStored("cartToken");
    const failures: string[] = [];
    try {
      const { carts } = token === null ? { carts: [] } : await api.cart.inbox(token);
      for (const item of order.items) {
        try {
          const line = await newLineOf(item);
          if (!lineHolding(carts, line)) await add(line);
        } catch (failure) {
          failures.push(`${item.product_name}: ${messageOf(failure, "Failed to add item to cart")}`);
        }
      }
    } catch (failure) {
      failures.push(messageOf(failure, "Failed to add item to cart"));
    }
    if (failures.length === 0) return go("/cart");
    setErrors(failures);
    setBusy(false);
  };
  return { orderAgain, busy, errors };
}
