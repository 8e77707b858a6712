"use client";

import type { ComponentProps } from "react";
import { Minus } from "../icons/minus.tsx";
import { Plus } from "../icons/plus.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { quantity, step } from "./quantity.recipe.ts";
import { type QuantityBehaviour, useQuantity } from "./use-quantity.ts";

export interface QuantityLabels {
  group: (label: string) => string;
  less: (label: string) => string;
  more: (label: string) => string;
  /** Announced before the number when it changes: "Quantity 2". */
  spoken: string;
  limit: (max: number) => string;
}

export interface QuantityProps extends QuantityBehaviour, Omit<ComponentProps<"div">, "children" | "defaultValue"> {
  /** What is counted; part of each control's name. */
  label: string;
  /** Height: 40, 48 or 56 px. @default "md" */
  size?: "sm" | "md" | "lg";
  labels?: Partial<QuantityLabels>;
}

const english: QuantityLabels = {
  group: (label) => `Quantity of ${label}`,
  less: (label) => `Reduce quantity of ${label}`,
  more: (label) => `Increase quantity of ${label}`,
  spoken: "Quantity",
  limit: (max) => `Only ${max} available`,
};

/**
 * Number of pieces, from 1 up. Each change is announced. At the limit the plus button stays enabled and explains why it
 * does not count on.
 */
export function Quantity({
  label,
  value,
  defaultValue,
  onValueChange,
  max,
  name,
  form,
  size,
  state = "idle",
  labels,
  className,
  ...props
}: QuantityProps) {
  const words = useLabels("quantity", english, labels);
  const { count, refused, inputProps, lessProps, moreProps, limitProps } = useQuantity({
    value,
    defaultValue,
    onValueChange,
    max,
    state,
    name,
    form,
  });

  return (
    <div {...props} data-component="quantity" data-state={state} className={className}>
      <input {...inputProps()} />
      <div
        role="group"
        aria-label={words.group(label)}
        aria-busy={state === "busy" || undefined}
        className={quantity({ size, state })}
      >
        <button {...lessProps()} type="button" aria-label={words.less(label)} data-part="less" className={step()}>
          <Minus />
        </button>
        <output data-part="count" className="sv:grid sv:place-items-center sv:pt-0.5">
          <span>
            <span className="sv:sr-only">{`${words.spoken} `}</span>
            <span>{count}</span>
          </span>
        </output>
        <button {...moreProps()} type="button" aria-label={words.more(label)} data-part="more" className={step()}>
          <Plus />
        </button>
      </div>
      <p {...limitProps()} data-part="limit" className="sv:mt-1.5 sv:text-caption sv:text-muted sv:empty:hidden">
        {refused === null ? null : words.limit(refused)}
      </p>
    </div>
  );
}
