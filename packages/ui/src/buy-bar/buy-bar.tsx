"use client";

import { type ComponentProps, type FocusEvent, type ReactNode, useRef, useState } from "react";
import { mergeProps } from "../lib/merge-props.ts";
import { mergeRefs } from "../lib/merge-refs.ts";
import { EndMark } from "../lib/end-mark.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { useBottomBar } from "../lib/use-bottom-bar.ts";
import { bar } from "./buy-bar.recipe.ts";
import { useInView, type Watched } from "./use-in-view.ts";

export interface BuyBarLabels {
  /** Name of the group; an explicit `aria-label` wins. */
  group: string;
}

export interface BuyBarProps extends ComponentProps<"div"> {
  /** The main button of the page. The bar is hidden while this button is visible. */
  watch: Watched;
  /** A `Price`, or a formatted text: "₹14,340.00". */
  price: ReactNode;
  /** The selected options as text: "Size M". */
  choice?: ReactNode;
  /** Link to the chat; the floating chat link is hidden while this bar is shown. */
  chat?: ReactNode;
  /** A button with the same action as the watched one. */
  children: ReactNode;
  /**
   * State before the visibility of the main button is known. Use `shown` if the first screen of a phone never contains it.
   * @default "hidden"
   */
  initially?: "shown" | "hidden" | undefined;
  labels?: Partial<BuyBarLabels> | undefined;
}

const english: BuyBarLabels = { group: "Buy" };

/**
 * Price and button at the bottom of phones (below 768 px) while the page's own button is out of view. Sets
 * `--sv-bottom-bar` on the root element to its height, so that focused and floating elements stay clear of it.
 */
export function BuyBar({
  watch,
  price,
  choice,
  chat,
  initially = "hidden",
  labels,
  ref,
  className,
  children,
  ...props
}: BuyBarProps) {
  const words = useLabels("buyBar", english, labels);
  const element = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<"inside" | "elsewhere">("elsewhere");
  const buttonInView = useInView(watch);
  const merged = mergeRefs(element, ref);
  // Stay visible while the focus is inside.
  const wanted = buttonInView === null ? initially : buttonInView ? "hidden" : "shown";
  const state = focus === "inside" ? "shown" : wanted;

  useBottomBar(element, state === "shown");

  const ours = {
    onFocus: () => setFocus("inside"),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
      if (!currentTarget.contains(relatedTarget)) setFocus("elsewhere");
    },
  };
  return (
    <div
      role="group"
      aria-label={words.group}
      {...mergeProps<ComponentProps<"div">>(ours, props)}
      ref={merged}
      inert={state === "hidden"}
      data-component="buy-bar"
      data-state={state}
      className={bar({ state, className })}
    >
      <div className="sv:grow">
        <div data-part="price" className="sv:text-price sv:tabular">
          {price}
        </div>
        {choice && (
          <p data-part="choice" className="sv:w-0 sv:min-w-full sv:truncate sv:text-caption sv:text-muted">
            {choice}
          </p>
        )}
      </div>
      {chat}
      {children}
      <EndMark />
    </div>
  );
}
