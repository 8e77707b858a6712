import { safePath } from "@selvedge/commerce/redirect";
import { forgetPendingCartItem, readPendingCartItem } from "./pending-cart-item.ts";
import { allowAddAfterSignIn } from "./waiting-purchase.ts";

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
  return (redirect !== null && safePath(redirect, window.location.origin)) || "/account";
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
  } else if (redirect !== null && safePath(redirect, window.location.origin)) {
    next.set("redirect", redirect);
  }
  return `/login?${next}`;
}
