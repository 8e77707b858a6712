import { useSWRConfig } from "swr";
import { useLocation } from "react-router-dom";
import { WISHLIST_CHECK_MS } from "@selvedge/commerce/timing";
import { isWishlistSession } from "@selvedge/commerce/wishlist-session";
import { leaveFlash } from "../../lib/flash.ts";
import { messageOf } from "../../lib/http.ts";
import { loginPath } from "../../lib/session.ts";
import { toasts, undo } from "../../lib/toasts.ts";
import { useGo } from "../../lib/use-go.ts";
import { useQuery } from "../../lib/use-query.ts";
import { useStored } from "../../lib/use-stored.ts";
import { hasToken } from "../session/use-session.ts";
import { addition, perform, removal, type WishlistChange } from "./wishlist-changes.ts";
import { isListed, type Wished } from "./optimistic-wishlist.ts";
import { rememberWish } from "./wish-after-sign-in.ts";
import { wishlistCheckQuery, wishlistQuery } from "./wishlist-queries.ts";

const ADDED = "Product added to wishlist";
const REMOVED = "Product removed from wishlist";

/** The owner of the list shown by this browser; `session` is null if there is none, undefined while not known. */
export function useWishlistOwner() {
  const token = useStored("token");
  const stored = useStored("wishlistSessionId");
  const session = stored === undefined ? undefined : isWishlistSession(stored) ? stored : null;
  return { token: token ?? null, session };
}

/**
 * The wishlist and the operations that change it. `entries` is undefined until known. A change shows at once, is
 * reverted if refused, and reports its result in a toast; nothing rejects.
 */
export function useWishlist() {
  const { token, session } = useWishlistOwner();
  const { data, error, mutate } = useQuery(session ? wishlistQuery(session, token) : null, {
    revalidateIfStale: false,
  });
  const { mutate: write } = useSWRConfig();
  const { pathname, search } = useLocation();
  const go = useGo();

  /** Makes a change. Returns false if it was refused; the shopper has been told. */
  const change = async (asked: WishlistChange, done: string, failed: string, onUndo?: () => void) => {
    try {
      await perform(asked, write);
    } catch (failure) {
      toasts.error(messageOf(failure, failed));
      return false;
    }
    toasts.success(done, onUndo && undo(onUndo));
    return true;
  };

  /**
   * A guest's change is stored under the session id and redirects to login, where the list is merged into the account.
   */
  const changeAsGuest = async (asked: WishlistChange) => {
    try {
      await perform(asked, write);
      if (asked.wishlisted) rememberWish();
      leaveFlash({ type: "info", text: asked.wishlisted ? `We kept ${asked.product.name} for you.` : REMOVED });
    } catch (failure) {
      leaveFlash({ type: "error", text: messageOf(failure, "Failed to update wishlist") });
    }
    go(loginPath(pathname + search));
  };

  const add = (product: Wished) => change(addition(product), ADDED, "Failed to add item to wishlist");

  return {
    entries: session === null && token === null ? [] : data,
    error,
    retry: () => void mutate(),
    /** Adds a product that is not on the list, or removes it. */
    async toggle(product: Wished, isWished: boolean): Promise<void> {
      if (!hasToken()) await changeAsGuest(isWished ? removal(product) : addition(product));
      else if (isWished) await change(removal(product), REMOVED, "Failed to update wishlist");
      else await add(product);
    },
    /** Removes a product from the displayed list, also for guests, with an undo button. */
    remove: (product: Wished) =>
      change(removal(product), REMOVED, "Failed to remove from wishlist", () => void add(product)),
  };
}

/** Whether a product is on the loaded list; false while the list cannot be read. */
export function useIsWished(productId: number): boolean {
  const { entries, error } = useWishlist();
  return !error && isListed(entries, productId);
}

/**
 * Like `useIsWished`, for the product page, which checks its own product; the check is repeated after five seconds at
 * the earliest.
 */
export function useCheckedWish(productId: number): boolean {
  const { token, session } = useWishlistOwner();
  const { data } = useQuery(session ? wishlistCheckQuery(productId, session, token) : null, {
    dedupingInterval: WISHLIST_CHECK_MS,
  });
  const { entries, error } = useWishlist();
  return !error && (data?.wishlisted ?? isListed(entries, productId));
}
