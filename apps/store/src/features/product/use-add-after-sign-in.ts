import { useEffect, useEffectEvent } from "react";
import { clampQuantity } from "@selvedge/commerce/cart";
import { useSearchParams } from "react-router-dom";
import { takeAddAfterSignIn } from "../../lib/session.ts";

/**
 * Continues a purchase that was interrupted by signing in. Only our own login step can start it: a link from elsewhere
 * with the same query adds nothing.
 */
export function useAddAfterSignIn(
  addToCart: (quantity: number) => Promise<void>,
  setQuantity: (quantity: number) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get("addToCart") === "true";
  const resume = useEffectEvent(() => {
    const isOurs = takeAddAfterSignIn();
    const quantity = clampQuantity(Number(search.get("qty")));
    const rest = new URLSearchParams(search);
    rest.delete("addToCart");
    rest.delete("qty");
    setSearch(rest, { replace: true });
    if (!isOurs) return;
    setQuantity(quantity);
    void addToCart(quantity);
  });
  useEffect(() => {
    if (isAsked) resume();
  }, [isAsked]);
}
