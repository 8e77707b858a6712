import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { toasts } from "../../lib/toasts.ts";
import { useQuery } from "../../lib/use-query.ts";
import { takeWish } from "./wish-after-sign-in.ts";
import { useWishlistOwner } from "./use-wishlist.ts";
import { wishlistChannel } from "./wishlist-channel.ts";
import { wishlistQuery } from "./wishlist-queries.ts";
import { keptWishlistSession } from "./wishlist-session.ts";

/** Number of products on the wishlist, for badges. 0 until known. */
export function useWishlistCount(): number {
  const { token, session } = useWishlistOwner();
  const { data } = useQuery(session ? wishlistQuery(session, token) : null, { revalidateIfStale: false });
  return data?.length ?? 0;
}

/** Keeps this browser's list in sync with the account and other tabs. Used once per page, in the header. */
export function useKeptWishlist(): void {
  const { token, session } = useWishlistOwner();
  const { mutate } = useSWRConfig();
  // Refetching on focus covers messages from other tabs that did not arrive.
  useQuery(session ? wishlistQuery(session, token) : null, { revalidateOnFocus: true });

  useEffect(() => {
    if (token !== null && session === null) keptWishlistSession();
  }, [token, session]);

  useEffect(() => {
    if (token !== null && takeWish()) toasts.success("Product added to wishlist");
  }, [token]);

  useEffect(() => {
    if (!session) return;
    return wishlistChannel.listen(
      () => void mutate((key) => Array.isArray(key) && String(key[0]).startsWith("wishlist") && key.includes(session)),
    );
  }, [session, mutate]);
}
