import type { CartInbox, CartLine } from "@selvedge/commerce/wire/cart";
import { api } from "../../lib/browser-api.ts";
import { ApiError, requireDone } from "../../lib/http.ts";
import { useQuery } from "../../lib/use-query.ts";
import { writeStored } from "../../lib/storage.ts";
import { useStored } from "../../lib/use-stored.ts";
import { REFETCH_ON_FOCUS, cartQueue, useCartChanges, useCartChannel } from "./cart-changes.ts";
import { cartChannel } from "./cart-channel.ts";
import { cartQuery } from "./cart-queries.ts";
import { withoutLine, withQuantity } from "./optimistic-cart.ts";

/** The last requested quantity per line. A queued change with an older quantity is not sent. */
const wanted = new Map<string, number>();

/**
 * The cart and the operations that change it, in sync with other tabs. `lines` is undefined until known. Changes reject
 * with `ApiError`; the cart then shows the server's state.
 */
export function useCart() {
  const token = useStored("cartToken");
  const { data, error, isLoading, mutate } = useQuery(token ? cartQuery(token) : null, REFETCH_ON_FOCUS);
  const { refreshCount } = useCartChanges();
  useCartChannel(token, mutate);

  /**
   * Shows `guess` while the change runs. `made` is the cart after it if the server does not return one. Resolves with
   * the server's lines, if they can be read.
   */
  const change = async (guess: CartInbox, call: () => Promise<unknown>, made = guess) => {
    let read: CartInbox | undefined;
    try {
      const cart = await mutate(
        () =>
          cartQueue(async (isLast) => {
            await call();
            if (!isLast()) return made;
            // The change was made even if reading the cart fails.
            read = await api.cart.inbox(token ?? "").catch(() => undefined);
            if (isLast()) await mutate(read ?? made, { revalidate: false });
            return read ?? made;
          }),
        { optimisticData: guess, rollbackOnError: true, revalidate: false },
      );
      refreshCount(cart);
      cartChannel.notify();
      return read?.carts;
    } catch (error) {
      // The displayed cart no longer matches the server: a line may be gone, stock lower, or an earlier change already
      // made.
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

  /** Removes line by line. The token is deleted only once the server reports an empty cart. */
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
    /** Only set when no cart is known; a known cart stays when refetching fails. */
    error: data ? undefined : error,
    isLoading: token === undefined || isLoading,
    retry: () => void mutate(),
    setQuantity,
    remove,
    clear,
  };
}

/** Removes a line. A 404 counts as success, because the answer to an earlier attempt may have been lost. */
async function removeLine(lineId: string, token: string): Promise<void> {
  try {
    const { status } = await api.cart.remove(lineId, token);
    requireDone(status === "Successfully deleted item");
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
