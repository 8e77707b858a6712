import { safePath } from "@selvedge/commerce/redirect";
import { forgetPendingCartItem, readPendingCartItem } from "./pending-cart-item.ts";
import { allowAddAfterSignIn } from "../../lib/session.ts";

/** Dummy origin for parsing paths of the store. */
const ANY_ORIGIN = "http://store.invalid";

/** The path after signing in: the pending purchase, the previous page, or the account. */
export function pathAfterSignIn(search: URLSearchParams): string {
  const pending = readPendingCartItem();
  forgetPendingCartItem();
  if (pending?.returnPath) return pending.returnPath;
  if (pending) {
    allowAddAfterSignIn();
    return `/product/${pending.productId}?addToCart=true&qty=${pending.quantity}`;
  }
  const redirect = search.get("redirect");
  return (redirect !== null && safePath(redirect, ANY_ORIGIN)) || "/account";
}

/** The login page after a registration, with the return path and pending purchase of `search`. */
export function loginAfterRegistration(search: URLSearchParams): string {
  const next = new URLSearchParams({ registered: "true" });
  const pending = readPendingCartItem();
  const redirect = search.get("redirect");
  if (pending) {
    next.set("redirect", `/product/${pending.productId}`);
    next.set("addToCart", "true");
    next.set("qty", String(pending.quantity));
  } else if (redirect !== null && safePath(redirect, ANY_ORIGIN)) {
    next.set("redirect", redirect);
  }
  return `/login?${next}`;
}

/** History state for the login page after a registration. The email does not belong in the address. */
export const stateAfterRegistration = (email: string) => ({ email });

/** The email in such a state; undefined for any other. */
export function emailOfRegistration(state: unknown): string | undefined {
  const email: unknown = typeof state === "object" && state !== null && "email" in state ? state.email : undefined;
  return typeof email === "string" ? email : undefined;
}
