import { useCallback, useEffect } from "react";
import { useSWRConfig } from "swr";
import { cartCount } from "@selvedge/commerce/cart";
import type { CartInbox, CartLine } from "@selvedge/commerce/wire/cart";
import { announce } from "@selvedge/ui/live-region";
import { api } from "../../lib/browser-api.ts";
import { ApiError, requireDone } from "../../lib/http.ts";
import { oneByOne } from "../../lib/one-by-one.ts";
import { useQuery } from "../../lib/use-query.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { useStored } from "../../lib/use-stored.ts";
import { addedInWords, lineHolding, type NewLine } from "./added-line.ts";
import { cartNews } from "./cart-news.ts";
import { cartCountQuery, cartQuery } from "./cart-queries.ts";
import { withoutLine, withQuantity } from "./optimistic-cart.ts";

/** Other tabs change the cart too: coming back to this one asks anew, even where the others' news did not arrive. */
const IN_STEP = { revalidateOnFocus: true };

/**
 * Changes go to the server in the order in which they were made, each with the cart that comes of it. The last of them shows what it
 * has read: SWR drops the answer of a change when another one was begun or ended after it.
 */
const inOrder = oneByOne();

/** Waits until the server has every change that was made. False when one was refused, or lost: the shopper is to see that first. */
export const cartSettled = inOrder.settled;

/** The quantity that was last asked for, by line: one that is overtaken while it waits is not sent. */
const wanted = new Map<string, number>();

/** Asks again whenever another tab has changed the cart of `token`. */
function useCartNews(token: string | null | undefined, askAgain: () => Promise<unknown>): void {
  useEffect(() => (token ? cartNews.listen(() => void askAgain()) : undefined), [token, askAgain]);
}

/**
 * The cart, and the one way to change it, in step with the shop's other tabs. `lines` is undefined until it is known.
 * Changes reject with `ApiError`; what is shown then is what the server has.
 */
export function useCart() {
  const token = useStored("cartToken");
  const { data, error, isLoading, mutate } = useQuery(token ? cartQuery(token) : null, IN_STEP);
  const { refreshCount } = useCartChanges();
  useCartNews(token, mutate);

  /**
   * Shows `guess` until the change is made. `made` is the cart after it, where the server does not say. Resolves with the lines that the
   * server has then, if they can be read.
   */
  const change = async (guess: CartInbox, call: () => Promise<unknown>, made = guess) => {
    let read: CartInbox | undefined;
    try {
      const cart = await mutate(
        () =>
          inOrder(async (isLast) => {
            await call();
            if (!isLast()) return made;
            // The change is made, whether the cart can be read or not.
            read = await api.cart.inbox(token ?? "").catch(() => undefined);
            if (isLast()) await mutate(read ?? made, { revalidate: false });
            return read ?? made;
          }),
        { optimisticData: guess, rollbackOnError: true, revalidate: false },
      );
      refreshCount(cart);
      cartNews.tell();
      return read?.carts;
    } catch (error) {
      // The shown cart is not the server's: a line may be gone, fewer pieces left, or a change before this one made.
      const shown = mutate().then(refreshCount);
      if (error instanceof ApiError && error.status > 0) await shown;
      throw error;
    }
  };

  const setQuantity = (lineId: string, quantity: number) => {
    const line = data?.carts.find((candidate) => candidate.id === lineId);
    if (!line) return Promise.reject(new Error("Cart item not found in store state"));
    wanted.set(lineId, quantity);
    return change(withQuantity(data, lineId, quantity), async () => {
      if (wanted.get(lineId) === quantity) await api.cart.update(lineId, line.product.id, quantity);
    });
  };

  const remove = (lineId: string) => change(withoutLine(data, lineId), () => removeLine(lineId, token ?? ""));

  /** Removes line by line; the token is forgotten only when the server says that nothing is left. */
  const clear = async () => {
    if (!token) throw new Error("No cart token available");
    if (!data?.carts.length) throw new Error("No cart items to clear.");
    const removeAll = async () => {
      for (const line of data.carts) await removeLine(line.id, token);
    };
    const left = await change(data, removeAll, { carts: [] });
    if (left?.length === 0) writeStored("cartToken", null);
  };

  const lines: CartLine[] | undefined = token === null ? [] : data?.carts;
  return {
    lines,
    /** Set where no cart is known: what is known stays when it cannot be asked for anew. */
    error: data ? undefined : error,
    isLoading: token === undefined || isLoading,
    retry: () => void mutate(),
    setQuantity,
    remove,
    clear,
  };
}

/** A line that is gone already counts as removed: the answer to an earlier try may have been lost. */
async function removeLine(lineId: string, token: string): Promise<void> {
  try {
    const { status } = await api.cart.remove(lineId, token);
    requireDone(status === "Successfully deleted item");
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
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
        const { status, cartToken } = await api.cart.add({ ...line, cart_token: readStored("cartToken") });
        requireDone(status === "success");
        writeStored("cartToken", cartToken);
        cartNews.tell();
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
  useCartNews(token, mutate);
  return token ? (data?.cartItemNumber.cart_items_count ?? 0) : 0;
}
