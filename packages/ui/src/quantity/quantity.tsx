"use client";

import type { ComponentProps } from "react";
import { Minus } from "../icons/minus.tsx";
import { Plus } from "../icons/plus.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { field, quantity, stepButton } from "./quantity.recipe.ts";
import { type QuantityBehaviour, useQuantity } from "./use-quantity.ts";

export interface QuantityLabels {
  group: (label: string) => string;
  less: (label: string) => string;
  more: (label: string) => string;
  /** Name of the field, and announced before the number after a press: "Quantity 2". */
  spoken: string;
  limit: (max: number) => string;
  /** Message after typed text that is no whole number, or one below the minimum or between two steps. */
  corrected: (count: number) => string;
}

export interface QuantityProps extends QuantityBehaviour, Omit<ComponentProps<"div">, "children" | "defaultValue"> {
  /** What is counted; part of each control's name. */
  label: string;
  /** Height: 40, 48 or 56 px. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  labels?: Partial<QuantityLabels> | undefined;
}

const english: QuantityLabels = {
  group: (label) => `Quantity of ${label}`,
  less: (label) => `Reduce quantity of ${label}`,
  more: (label) => `Increase quantity of ${label}`,
  spoken: "Quantity",
  limit: (max) => `Only ${max} available`,
  corrected: (count) => `Changed to ${count}, the nearest available`,
};

/**
 * Number of pieces between two buttons, typed or counted. Each press is announced. At the limit the plus button stays
 * enabled and explains why it does not count on; a typed number that is not allowed becomes the nearest
 * allowed one.
 */
export function Quantity({
  label,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step,
  name,
  form,
  size,
  state = "idle",
  labels,
  className,
  ...props
}: QuantityProps) {
  const words = useLabels("quantity", english, labels);
  const { announced, refused, corrected, inputProps, lessProps, moreProps, limitProps } = useQuantity({
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    step,
    state,
    name,
    form,
  });

  return (
    <div {...props} data-component="quantity" data-state={state} className={className}>
      <div
        role="group"
        aria-label={words.group(label)}
        aria-busy={state === "busy" || undefined}
        className={quantity({ size, state })}
      >
        <button {...lessProps()} type="button" aria-label={words.less(label)} data-part="less" className={stepButton()}>
          <Minus />
        </button>
        <input {...inputProps()} maxLength={6} aria-label={words.spoken} data-part="input" className={field()} />
        {/* An <output> would lose its content when a form is reset. */}
        <span role="status" data-part="count" className="sv:sr-only">
          {announced === null ? "" : `${words.spoken} ${announced}`}
        </span>
        <button {...moreProps()} type="button" aria-label={words.more(label)} data-part="more" className={stepButton()}>
          <Plus />
        </button>
      </div>
      <p {...limitProps()} data-part="limit" className="sv:mt-1.5 sv:text-caption sv:text-muted sv:empty:hidden">
        {refused !== null ? words.limit(refused) : corrected !== null ? words.corrected(corrected) : null}
      </p>
    </div>
  );
}
