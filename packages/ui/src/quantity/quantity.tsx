"use client";

import { type ComponentProps, useId, useRef, useState } from "react";
import { Minus } from "../icons/minus.tsx";
import { Plus } from "../icons/plus.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { quantity, step } from "./quantity.recipe.ts";

export interface QuantityLabels {
  group: (label: string) => string;
  less: (label: string) => string;
  more: (label: string) => string;
  /** Heard before the number when it changes: "Quantity 2". */
  spoken: string;
  limit: (max: number) => string;
}

export interface QuantityProps extends Omit<ComponentProps<"div">, "children" | "defaultValue"> {
  /** What is counted; each control's name carries it. */
  label: string;
  value?: number;
  /** @default 1 */
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  /** How many there are. `null` for a piece made without limit. @default null */
  max?: number | null;
  /** Height: 40, 48 or 56 px. @default "md" */
  size?: "sm" | "md" | "lg";
  /** `busy` keeps the focus and ignores presses. @default "idle" */
  state?: "idle" | "busy";
  labels?: Partial<QuantityLabels>;
}

const english: QuantityLabels = {
  group: (label) => `Quantity of ${label}`,
  less: (label) => `Reduce quantity of ${label}`,
  more: (label) => `Increase quantity of ${label}`,
  spoken: "Quantity",
  limit: (max) => `Only ${max} available`,
};

/** How many pieces, from 1 up. Each change is announced; at the limit the plus stays, and says why it does not count on. */
export function Quantity({
  label,
  value,
  defaultValue = 1,
  onValueChange,
  max = null,
  size,
  state = "idle",
  labels,
  className,
  ...props
}: QuantityProps) {
  const words = useLabels("quantity", english, labels);
  const [count, setCount] = useControlled(value, defaultValue, onValueChange);
  const [refused, setRefused] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  const limitId = useId();
  const atLimit = max !== null && count >= max;

  const handleLess = () => {
    if (state === "busy") return;
    setRefused(false);
    // The minus is about to be disabled, and a disabled button loses the focus to the page.
    if (count === 2) plus.current?.focus();
    setCount(count - 1);
  };
  const handleMore = () => {
    if (state === "busy") return;
    setRefused(atLimit);
    if (!atLimit) setCount(count + 1);
  };

  return (
    <div {...props} data-component="quantity" data-state={state} className={className}>
      <div
        role="group"
        aria-label={words.group(label)}
        aria-busy={state === "busy" || undefined}
        className={quantity({ size, state })}
      >
        <button
          type="button"
          aria-label={words.less(label)}
          disabled={count <= 1}
          onClick={handleLess}
          data-part="less"
          className={step()}
        >
          <Minus />
        </button>
        <output data-part="count" className="sv:grid sv:place-items-center sv:pt-0.5">
          <span>
            <span className="sv:sr-only">{words.spoken} </span>
            {count}
          </span>
        </output>
        <button
          ref={plus}
          type="button"
          aria-label={words.more(label)}
          aria-describedby={refused ? limitId : undefined}
          onClick={handleMore}
          data-part="more"
          className={step()}
        >
          <Plus />
        </button>
      </div>
      <p
        id={limitId}
        role="status"
        data-part="limit"
        className="sv:mt-1.5 sv:text-caption sv:text-muted sv:empty:hidden"
      >
        {refused && atLimit ? words.limit(max) : null}
      </p>
    </div>
  );
}
