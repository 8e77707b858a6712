import { useRef, useState } from "react";
import { MAX_LINE_QUANTITY } from "@selvedge/commerce/cart";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { toasts } from "../../lib/toasts.ts";
import { useOffer } from "../catalogue/use-offer.ts";
import { useBuyActions } from "./use-buy-actions.ts";
import { useMeasurements } from "./use-measurements.ts";
import { type Choice, pricesOf, stockOf } from "./variant-choice.ts";

export type Purchase = ReturnType<typeof usePurchase>;

const ADD_BUTTON = {
  idle: { state: "idle", children: "Add to cart" },
  busy: { state: "busy", children: "Adding…" },
  done: { state: "done", children: "Added" },
} as const;

/**
 * Everything that buying a product needs, for the product page and the quick view: price, quantity, measurements, and
 * what the buttons do. The chosen options belong to the caller, because the product page keeps them in its address;
 * `onChoose` is called with null to undo a choice.
 */
export function usePurchase(
  product: Product,
  choice: Choice,
  onChoose: (type: keyof Choice, value: string | null) => void,
) {
  const { discount, type, offer: discounted } = product;
  const offer = useOffer({ discount, type, offer: discounted, ...pricesOf(product, choice) });
  const [quantity, setQuantity] = useState(1);
  const [isChartOpen, setChartOpen] = useState(false);
  const isSoldOut = product.stock_status === "out_of_stock";
  const custom = useMeasurements(choice.size, (size) => onChoose("size", size), isSoldOut);
  const options = useRef<HTMLDivElement>(null);
  const focusOption = (types?: readonly (keyof Choice)[]) => {
    const selector = types?.map((type) => `[data-option=${type}]`).join() ?? "[data-option]";
    const group = options.current?.querySelector(selector);
    (group?.querySelector<HTMLElement>("input:checked") ?? group?.querySelector<HTMLElement>("input"))?.focus();
  };
  const actions = useBuyActions(product, { choice, measurements: custom.measurements, quantity }, focusOption);
  const stock = stockOf(product, choice);

  const choose = (type: keyof Choice, value: string) => {
    setQuantity(1);
    if (type === "size") custom.choose(value);
    else onChoose(type, value);
  };
  return {
    ...actions,
    product,
    choice,
    choose,
    offer,
    custom,
    quantity,
    setQuantity,
    maxQuantity: Math.min(MAX_LINE_QUANTITY, stock ?? MAX_LINE_QUANTITY),
    canBuy: !isSoldOut && stock !== 0,
    /** The inline message may be off screen when the product is added from elsewhere, so failures become a toast. */
    addFromElsewhere: (count = quantity) => actions.addToCart(count, (text) => void toasts.error(text)),
    /** State and text of each button that adds to the cart. */
    addButton: ADD_BUTTON[actions.isAdded ? "done" : actions.busy === "add" ? "busy" : "idle"],
    /** The element around the options. */
    options,
    /** Moves the focus to the first option of these types. @default all types */
    focusOption,
    isChartOpen,
    setChartOpen,
  };
}
