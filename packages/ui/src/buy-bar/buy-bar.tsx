"use client";

import { type ComponentProps, type FocusEvent, type ReactNode, useRef, useState } from "react";
import { composeProps } from "../lib/compose-handlers.ts";
import { EndMark } from "../lib/end-mark.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { useBottomBar } from "../lib/use-bottom-bar.ts";
import { useMergedRef } from "../lib/use-merged-ref.ts";
import { bar } from "./buy-bar.recipe.ts";
import { useInView, type Watched } from "./use-in-view.ts";

export interface BuyBarLabels {
  /** Name of the group; an `aria-label` of its own wins. */
  group: string;
}

export interface BuyBarProps extends ComponentProps<"div"> {
  /** The main button: while it can be seen, the bar is not needed. */
  watch: Watched;
  /** Ready to read: a `Price`, or "₹14,340.00". */
  price: ReactNode;
  /** What is chosen, in words: "Size M". */
  choice?: ReactNode;
  /** A link to the chat, which does not float where this bar is. */
  chat?: ReactNode;
  /** The same button as the one that is watched. */
  children: ReactNode;
  /** Until it is known whether the main button can be seen: `shown` where the first screen of a phone never has it. @default "hidden" */
  initially?: "shown" | "hidden";
  labels?: Partial<BuyBarLabels>;
}

const english: BuyBarLabels = { group: "Buy" };

/**
 * Price and button at the lower edge of phones, below 768 px, while the page's own button is out of view. What it covers
 * is `--sv-bottom-bar` on the root element, so that nothing that is focused or floats lies beneath it.
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
  const merged = useMergedRef(element, ref);
  // It does not go away under the finger of whoever is in it.
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
      {...composeProps<ComponentProps<"div">>(props, ours)}
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
