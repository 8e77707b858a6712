import { useEffect, useRef, useState } from "react";
import { withArticle } from "@selvedge/commerce/buying-terms";
import { ERROR_CLEAR_MS, SUCCESS_FLAG_MS } from "@selvedge/commerce/timing";
import type { Measurements } from "@selvedge/commerce/wire/cart";
import type { Attribute, Product } from "@selvedge/commerce/wire/catalogue";
import { messageOf } from "../../lib/http.ts";
import { useShop } from "../../lib/page-state.ts";
import { loginPath, rememberPendingCartItem } from "../../lib/session.ts";
import { useFadingMessage } from "../../lib/use-fading-message.ts";
import { useGo } from "../../lib/use-go.ts";
import { useAddedMessage } from "../cart/use-added-message.ts";
import { useCartChanges } from "../cart/cart-changes.ts";
import { hasToken } from "../session/use-session.ts";
import { cartLineOf, type Choice, openAttributes } from "./variant-choice.ts";

export interface Wanted {
  choice: Choice;
  measurements: Measurements | null;
  quantity: number;
}

type Act = "add" | "buy";

/**
 * Adding to the cart and buying at once, with the messages and states shown on the product page. A failure is shown
 * beside the button unless `addToCart` gets another `tell`, for a button elsewhere on the page. `onOpen` is called with
 * the options that are not chosen yet, to move there.
 */
export function useBuyActions(
  product: Product,
  { choice, measurements, quantity }: Wanted,
  onOpen: (open: readonly Attribute["type"][]) => void,
) {
  const { add } = useCartChanges();
  const sizeWord = useShop().options.size.toLowerCase();
  const confirmAdded = useAddedMessage();
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

  /**
   * The first reason against buying, or null. Also marks the options that are not chosen; the marks outlast the
   * message.
   */
  const refusal = (act: Act): string | null => {
    const open = openAttributes(product, choice, measurements).map(({ type }) => type);
    setInvalid(open);
    if (open.length > 0) onOpen(open);
    if (act === "buy" && open.includes("size"))
      return `Please select ${withArticle(sizeWord)} before proceeding to checkout`;
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

  const addLine = (count: number, onAdded?: () => void) =>
    add(cartLineOf(product, choice, count, measurements), onAdded);

  const addToCart = (count = quantity, tell: (text: string) => void = showMessage) =>
    run("add", "Failed to add product to cart", tell, async () => {
      setAdded(false);
      confirmAdded(await addLine(count, () => setAdded(true)));
    });

  /** Adds the line to the cart first. A guest then signs in and continues to the checkout. */
  const buyNow = () =>
    run("buy", "Failed to proceed to checkout", showMessage, async () => {
      await addLine(quantity);
      if (hasToken()) return go("/checkout");
      rememberPendingCartItem({ productId: product.id, quantity, returnPath: "/checkout", name: product.name });
      go(loginPath("/checkout"));
    });

  return { addToCart, buyNow, busy, isAdded, message, invalid: invalid.filter((type) => choice[type] === undefined) };
}
