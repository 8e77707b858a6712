import type { CartInbox, CartLine } from "@selvedge/commerce/wire/cart";
import { api } from "../../lib/browser-api.ts";
import { ApiError, requireDone } from "../../lib/http.ts";
import { useQuery } from "../../lib/use-query.ts";
import { writeStored } from "../../lib/storage.ts";
import { useStored } from "../../lib/use-stored.ts";
import { IN_STEP, inOrder, useCartChanges, useCartChannel } from "./cart-changes.ts";
import { cartChannel } from "./cart-channel.ts";
import { cartQuery } from "./cart-queries.ts";
import { withoutLine, withQuantity } from "./optimistic-cart.ts";

/** The quantity that was last asked for, by line: one that is overtaken while it waits is not sent. */
const wanted = new Map<string, number>();

/**
 * The cart, and the one way to change it, in step with the shop's other tabs. `lines` is undefined until it is known.
 * Changes reject with `ApiError`; what is shown then is what the server has.
 */
export function useCart() {
  const token = useStored("cartToken");
  const { data, error, isLoading, mutate } = useQuery(token ? cartQuery(token) : null, IN_STEP);
  const { refreshCount } = useCartChanges();
  useCartChannel(token, mutate);

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
      cartChannel.tell();
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
