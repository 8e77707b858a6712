import { useCallback, useEffect } from "react";
import { useSWRConfig } from "swr";
import { cartCount } from "@selvedge/commerce/cart";
import type { CartInbox, CartLine } from "@selvedge/commerce/wire/cart";
import { announce } from "@selvedge/ui/live-region";
import { api } from "../../lib/browser-api.ts";
import { requireDone } from "../../lib/http.ts";
import { createCallQueue } from "../../lib/call-queue.ts";
import { withTabLock } from "../../lib/tab-lock.ts";
import { useShop } from "../../lib/page-state.ts";
import { useQuery } from "../../lib/use-query.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { useStored } from "../../lib/use-stored.ts";
import { addedInWords, lineHolding, type NewLine } from "./added-line.ts";
import { cartChannel } from "./cart-channel.ts";
import { cartCountQuery, cartQuery } from "./cart-queries.ts";

/** Other tabs change the cart too. Refetching on focus covers messages from them that did not arrive. */
export const REFETCH_ON_FOCUS = { revalidateOnFocus: true };

/**
 * Cart changes run one after another, each followed by reading the cart unless another change is queued. The last one
 * writes the cart into the cache itself, because SWR drops the result of a mutation when another began or ended after
 * it.
 */
export const cartQueue = createCallQueue();

/**
 * Waits until all changes have reached the server. False when one was refused or lost, so that the caller can show that
 * first.
 */
export const cartSettled = cartQueue.settled;

/** Refetches whenever another tab has changed the cart of `token`. */
export function useCartChannel(token: string | null | undefined, refetch: () => Promise<unknown>): void {
  useEffect(() => (token ? cartChannel.listen(() => void refetch()) : undefined), [token, refetch]);
}

/** Adding to the cart, for screens that do not show the cart. */
export function useCartChanges() {
  const { mutate } = useSWRConfig();
  const sizeWord = useShop().options.size;

  const refreshCount = useCallback(
    (cart: CartInbox | undefined) => {
      const token = readStored("cartToken");
      if (!token || !cart) return;
      const answer = { cartItemNumber: { cart_items_count: cartCount(cart.carts) } };
      void mutate(cartCountQuery(token).key, answer, { revalidate: false });
    },
    [mutate],
  );

  /**
   * Adds the line, stores the token, refreshes cart and count, and announces the addition. `onAdded` is called once the
   * server has added it, before the cart is read. Resolves with the line that contains it, if the cart can be read.
   */
  const add = useCallback(
    (line: NewLine, onAdded?: () => void): Promise<CartLine | undefined> =>
      cartQueue(async (isLast) => {
        const post = async () => {
          const { status, cartToken } = await api.cart.add({ ...line, cart_token: readStored("cartToken") });
          requireDone(status === "success");
          writeStored("cartToken", cartToken);
          return cartToken;
        };
        // The first add creates the cart. The lock makes a second tab wait for the token of the first.
        const cartToken = await (readStored("cartToken") ? post() : withTabLock("cart", post));
        onAdded?.();
        cartChannel.notify();
        const { key } = cartQuery(cartToken);
        // The product is in the cart even if reading the cart fails.
        const cart = await api.cart.inbox(cartToken).catch(() => undefined);
        if (!cart) {
          void mutate(key);
          void mutate(cartCountQuery(cartToken).key);
          return undefined;
        }
        if (isLast()) {
          await mutate(key, cart, { revalidate: false });
          refreshCount(cart);
        }
        const holding = lineHolding(cart.carts, line);
        if (holding)
          announce(addedInWords(holding, { quantity: line.quantity, count: cartCount(cart.carts), sizeWord }));
        return holding;
      }),
    [mutate, refreshCount, sizeWord],
  );

  return { add, refreshCount };
}

/** Number of pieces in the cart, for the badge. 0 until known. */
export function useCartCount(): number {
  const token = useStored("cartToken");
  const { data, mutate } = useQuery(token ? cartCountQuery(token) : null, REFETCH_ON_FOCUS);
  useCartChannel(token, mutate);
  return token ? (data?.cartItemNumber.cart_items_count ?? 0) : 0;
}
