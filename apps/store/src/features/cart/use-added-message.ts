import type { CartLine } from "@selvedge/commerce/wire/cart";
import { toasts } from "../../lib/toasts.ts";
import { useGo } from "../../lib/use-go.ts";
import { useCartDrawer } from "./cart-drawer-state.ts";

const ADDED = "Product added to cart successfully";

/** Says that a piece has come into the cart, with the line that holds it: in the drawer, or where none opens in a message that leads to the cart. */
export function useAddedMessage(): (line: CartLine | undefined) => void {
  const drawer = useCartDrawer();
  const go = useGo();
  return (line) => {
    // A toast would lie over the drawer, and over the line that it speaks of.
    if (drawer.opensAfterAdd) drawer.open({ text: ADDED, lineId: line?.id });
    else toasts.success(ADDED, { action: { label: "View cart", onPress: () => go("/cart") } });
  };
}
