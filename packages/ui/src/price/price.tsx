"use client";

import type { ComponentProps } from "react";
import { OwnElement } from "../lib/own-element.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { price, struck } from "./price.recipe.ts";

export interface PriceLabels {
  /** Screen reader text before the old price; ends with a space. */
  was: string;
}

export interface PriceProps extends ComponentProps<"p"> {
  /**
   * Current price, formatted: "₹6,890.00". `null` renders nothing, so that an unknown price never looks like a free
   * product.
   */
  amount: string | null;
  /** Price before the discount, formatted; `null` if there is none. @default null */
  was?: string | null | undefined;
  /** `lg` is for the product page and for totals. @default "md" */
  size?: "md" | "lg" | undefined;
  labels?: Partial<PriceLabels> | undefined;
}

const english: PriceLabels = { was: "was " };

/**
 * A price, followed by the crossed-out price before the discount. Children (a discount badge) are placed at the end of the
 * line.
 */
export function Price({ amount, was = null, size, labels, className, children, ...props }: PriceProps) {
  const words = useLabels("price", english, labels);
  if (amount === null) return null;
  return (
    <p {...props} data-component="price" className={price({ size, className })}>
      <span data-part="amount" className={was === null ? undefined : "sv:text-sale"}>
        {amount}
      </span>
      {was !== null && (
        <s data-part="was" className={struck({ size })}>
          <span className="sv:sr-only">{words.was}</span>
          <span>{was}</span>
        </s>
      )}
      {children && <OwnElement>{children}</OwnElement>}
    </p>
  );
}
