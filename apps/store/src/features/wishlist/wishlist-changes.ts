import type { ScopedMutator } from "swr";
import type { Wishlist, WishlistCheck } from "@selvedge/commerce/wire/wishlist";
import { api } from "../../lib/browser-api.ts";
import { requireDone } from "../../lib/http.ts";
import { createCallQueue } from "../../lib/call-queue.ts";
import { readStored } from "../../lib/storage.ts";
import { type Wished, withoutProduct, withProduct } from "./optimistic-wishlist.ts";
import { wishlistChannel } from "./wishlist-channel.ts";
import { wishlistCheckQuery, wishlistQuery } from "./wishlist-queries.ts";
import { keptWishlistSession } from "./wishlist-session.ts";

/** A change of the list, and the expected list after it. */
export interface WishlistChange {
  product: Wished;
  /** Whether the product is on the list afterwards. */
  wishlisted: boolean;
  guess: (shown: Wishlist | undefined) => Wishlist;
  call: (session: string) => Promise<unknown>;
}

export const addition = (product: Wished): WishlistChange => ({
  product,
  wishlisted: true,
  guess: (shown) => withProduct(shown, product),
  call: async (session) => {
    const { status } = await api.wishlist.add({ product_id: product.id, session_id: session });
    requireDone(status === "success");
  },
});

export const removal = (product: Wished): WishlistChange => ({
  product,
  wishlisted: false,
  guess: (shown) => withoutProduct(shown, product.id),
  call: async (session) => {
    const { status, deleted } = await api.wishlist.remove(product.id, session);
    requireDone(status === "success" || deleted);
  },
});

/** Changes are sent in order, so that pressing a heart twice restores the original state. */
const changeQueue = createCallQueue();

/** Shows and makes a change. Rejects with `ApiError` if the server refuses; the list is then reverted. */
export async function perform(
  { product, wishlisted, guess, call }: WishlistChange,
  write: ScopedMutator,
): Promise<void> {
  const session = keptWishlistSession();
  const token = readStored("token");
  const tell = (answer: WishlistCheck) =>
    write(wishlistCheckQuery(product.id, session, token).key, answer, { revalidate: false });
  void tell({ wishlisted });
  try {
    await write<Wishlist>(
      wishlistQuery(session, token).key,
      async (shown) => {
        await changeQueue(() => call(session));
        // The change was made even if the list cannot be read.
        return api.wishlist.list(session).catch(() => guess(shown));
      },
      { optimisticData: guess, rollbackOnError: true, revalidate: false },
    );
  } catch (error) {
    void tell({ wishlisted: !wishlisted });
    throw error;
  }
  wishlistChannel.notify();
}
