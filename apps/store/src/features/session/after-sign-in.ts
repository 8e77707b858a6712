import { safePath } from "@selvedge/commerce/redirect";
import { forgetPendingCartItem, readPendingCartItem } from "./pending-cart-item.ts";
import { allowAddAfterSignIn } from "./waiting-purchase.ts";

/** Paths of the store need no origin to be told from others. */
const ANY_ORIGIN = "http://store.invalid";

/** Where a shopper goes after signing in: on with what waited, to where they came from, or to their account. */
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

/** The login page after a registration; carries what the shopper was about to do. */
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

/** What a registration hands to the login page beside the address, which is no place for somebody's email. */
export const stateAfterRegistration = (email: string) => ({ email });

/** The email in such a state; undefined for any other. */
export function emailOfRegistration(state: unknown): string | undefined {
  const email: unknown = typeof state === "object" && state !== null && "email" in state ? state.email : undefined;
  return typeof email === "string" ? email : undefined;
}
