import { useCallback, useEffect } from "react";
import { useSWRConfig } from "swr";
import { cartCount } from "@selvedge/commerce/cart";
import type { CartInbox, CartLine } from "@selvedge/commerce/wire/cart";
import { announce } from "@selvedge/ui/live-region";
import { api } from "../../lib/browser-api.ts";
import { requireDone } from "../../lib/http.ts";
import { oneByOne } from "../../lib/one-by-one.ts";
import { useQuery } from "../../lib/use-query.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { useStored } from "../../lib/use-stored.ts";
import { addedInWords, lineHolding, type NewLine } from "./added-line.ts";
import { cartChannel } from "./cart-channel.ts";
import { cartCountQuery, cartQuery } from "./cart-queries.ts";

/** Other tabs change the cart too: coming back to this one asks anew, even where the others' news did not arrive. */
export const IN_STEP = { revalidateOnFocus: true };

/**
 * Changes go to the server in the order in which they were made, each with the cart that comes of it. The last of them shows what it
 * has read: SWR drops the answer of a change when another one was begun or ended after it.
 */
export const inOrder = oneByOne();

/** Waits until the server has every change that was made. False when one was refused, or lost: the shopper is to see that first. */
export const cartSettled = inOrder.settled;

/** Asks again whenever another tab has changed the cart of `token`. */
export function useCartChannel(token: string | null | undefined, askAgain: () => Promise<unknown>): void {
  useEffect(() => (token ? cartChannel.listen(() => void askAgain()) : undefined), [token, askAgain]);
}

/** Adding to the cart, for screens that do not show it. */
export function useCartChanges() {
  const { mutate } = useSWRConfig();

  const refreshCount = useCallback(
    (cart: CartInbox | undefined) => {
      const token = readStored("cartToken");
      if (!token || !cart) return;
      const answer = { cartItemNumber: { cart_items_count: cartCount(cart.carts) } };
      void mutate(cartCountQuery(token).key, answer, { revalidate: false });
    },
    [mutate],
  );

  /** Adds, stores the token, reloads cart and count, and says what was added. Answers with the line that holds it, if it can be read. */
  const add = useCallback(
    (line: NewLine): Promise<CartLine | undefined> =>
      inOrder(async (isLast) => {
        const post = async () => {
          const { status, cartToken } = await api.cart.add({ ...line, cart_token: readStored("cartToken") });
          requireDone(status === "success");
          writeStored("cartToken", cartToken);
          return cartToken;
        };
        // The first add makes the cart: of two tabs, the second waits for the token of the first.
        const cartToken = await (readStored("cartToken") ? post() : (navigator.locks?.request("cart", post) ?? post()));
        cartChannel.tell();
        const { key } = cartQuery(cartToken);
        // The piece is in the cart, whether that can be read or not.
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
        if (holding) announce(addedInWords(holding, line.quantity, cartCount(cart.carts)));
        return holding;
      }),
    [mutate, refreshCount],
  );

  return { add, refreshCount };
}

/** Pieces in the cart, for the badge. 0 until known. */
export function useCartCount(): number {
  const token = useStored("cartToken");
  const { data, mutate } = useQuery(token ? cartCountQuery(token) : null, IN_STEP);
  useCartChannel(token, mutate);
  return token ? (data?.cartItemNumber.cart_items_count ?? 0) : 0;
}
