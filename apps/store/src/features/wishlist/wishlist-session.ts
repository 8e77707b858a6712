import { isWishlistSession, newWishlistSession } from "@selvedge/commerce/wishlist-session";
import { ApiError } from "../../lib/http.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

/** The stored id of this browser's list; null if there is none or it is invalid. */
function storedWishlistSession(): string | null {
  const stored = readStored("wishlistSessionId");
  return isWishlistSession(stored) ? stored : null;
}

/** The id of this browser's list, created if needed. Throws `ApiError` if the browser refuses storage. */
export function keptWishlistSession(): string {
  if (storedWishlistSession() === null) writeStored("wishlistSessionId", newWishlistSession());
  const session = storedWishlistSession();
  if (session === null) throw new ApiError(0, "No session ID available");
  return session;
}
