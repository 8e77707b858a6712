import type { CartLine } from "@selvedge/commerce/wire/cart";
import { toasts } from "../../lib/toasts.ts";
import { useGo } from "../../lib/use-go.ts";
import { useCartDrawer } from "./cart-drawer-state.ts";

const ADDED = "Product added to cart successfully";

/**
 * Confirms that a product was added, given its line: in the drawer, or, where no drawer opens, in a toast that links to
 * the cart.
 */
export function useAddedMessage(): (line: CartLine | undefined) => void {
  const drawer = useCartDrawer();
  const go = useGo();
  return (line) => {
    // A toast would cover the drawer and the line it is about.
    if (drawer.opensAfterAdd) drawer.open({ text: ADDED, lineId: line?.id });
    else toasts.success(ADDED, { action: { label: "View cart", onPress: () => go("/cart") } });
  };
}
