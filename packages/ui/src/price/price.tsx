"use client";

import type { ComponentProps } from "react";
import { OwnElement } from "../lib/own-element.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { price, struck } from "./price.recipe.ts";

export interface PriceLabels {
  /** Spoken before the struck price; it ends with a space. */
  was: string;
}

export interface PriceProps extends ComponentProps<"p"> {
  /** What is paid now, ready to read: "₹6,890.00". `null` shows nothing, so that an unknown price is never a free product. */
  amount: string | null;
  /** What it cost before the discount, ready to read. `null` when there is none. @default null */
  was?: string | null;
  /** `lg` on the product page and for totals. @default "md" */
  size?: "md" | "lg";
  labels?: Partial<PriceLabels>;
}

const english: PriceLabels = { was: "was " };

/** A price, with the one before the discount struck behind it. Children (a discount badge) stand at the end of the line. */
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
