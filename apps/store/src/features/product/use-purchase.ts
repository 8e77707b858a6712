import { useEffect, useRef, useState } from "react";
import { ERROR_CLEAR_MS, SUCCESS_FLAG_MS } from "@selvedge/commerce/timing";
import type { Measurements } from "@selvedge/commerce/wire/cart";
import type { Attribute, Product } from "@selvedge/commerce/wire/catalogue";
import { messageOf } from "../../lib/http.ts";
import { loginPath } from "../../lib/session.ts";
import { useFadingMessage } from "../../lib/use-fading-message.ts";
import { useGo } from "../../lib/use-go.ts";
import { useAddedMessage } from "../cart/use-added-message.ts";
import { useCartChanges } from "../cart/cart-changes.ts";
import { rememberPendingCartItem } from "../session/waiting-purchase.ts";
import { hasToken } from "../session/use-session.ts";
import { cartLineOf, type Choice, openAttributes } from "./variant-choice.ts";

export interface Purchase {
  choice: Choice;
  measurements: Measurements | null;
  quantity: number;
}

type Act = "add" | "buy";

/**
 * Adding to the cart and buying at once, with the messages and states that the product page shows for them. A failure is shown beside
 * the button; `addToCart` takes another way to `tell` it, for a button that is far from there. `onOpen` is called with the options
 * that stand in the way, to lead there.
 */
export function usePurchase(
  product: Product,
  { choice, measurements, quantity }: Purchase,
  onOpen: (open: readonly Attribute["type"][]) => void,
) {
  const { add } = useCartChanges();
  const tellAdded = useAddedMessage();
  const go = useGo();
  const [busy, setBusy] = useState<Act | null>(null);
  const [isAdded, setAdded] = useState(false);
  const [message, showMessage] = useFadingMessage(ERROR_CLEAR_MS);
  const [invalid, setInvalid] = useState<Attribute["type"][]>([]);
  const running = useRef(false);

  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(() => setAdded(false), SUCCESS_FLAG_MS);
    return () => clearTimeout(timer);
  }, [isAdded]);

  /** The first thing that stands in the way, or null. Marks what is still open, beyond the time of the message. */
  const refusal = (act: Act): string | null => {
    const open = openAttributes(product, choice, measurements).map(({ type }) => type);
    setInvalid(open);
    if (open.length > 0) onOpen(open);
    if (act === "buy" && open.includes("size")) return "Please select a size before proceeding to checkout";
    if (open.length > 0) return "Please select all options before adding to cart";
    if (!Number.isInteger(quantity) || quantity < 1) return "Please select a valid quantity";
    return null;
  };

  const run = async (act: Act, fallback: string, tell: (text: string) => void, perform: () => Promise<void>) => {
    if (running.current) return;
    const refused = refusal(act);
    showMessage(refused);
    if (refused !== null) return;
    running.current = true;
    setBusy(act);
    try {
      await perform();
    } catch (error) {
      tell(messageOf(error, fallback));
    } finally {
      running.current = false;
      setBusy(null);
    }
  };

  const addLine = (count: number) => add(cartLineOf(product, choice, count, measurements));

  const addToCart = (count = quantity, tell: (text: string) => void = showMessage) =>
    run("add", "Failed to add product to cart", tell, async () => {
      const line = await addLine(count);
      setAdded(true);
      tellAdded(line);
    });

  /** The line goes into the cart first; a guest then signs in and comes out at the checkout. */
  const buyNow = () =>
    run("buy", "Failed to proceed to checkout", showMessage, async () => {
      await addLine(quantity);
      if (hasToken()) return go("/checkout");
      rememberPendingCartItem({ productId: product.id, quantity, returnPath: "/checkout", name: product.name });
      go(loginPath("/checkout"));
    });

  return { addToCart, buyNow, busy, isAdded, message, invalid: invalid.filter((type) => choice[type] === undefined) };
}
