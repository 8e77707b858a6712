"use client";

import { type ComponentProps, useId, useRef, useState } from "react";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { type MoreElementProps, type MoreProps, mergeElementProps, mergeProps } from "../lib/merge-props.ts";

export interface QuantityBehaviour {
  value?: number | undefined;
  /** Initial number, restored by a form reset. @default 1 */
  defaultValue?: number | undefined;
  onValueChange?: ((value: number) => void) | undefined;
  /** Number in stock; `null` for no limit. @default null */
  max?: number | null | undefined;
  /** `busy` keeps the focus and ignores presses. @default "idle" */
  state?: "idle" | "busy" | undefined;
  /** Form field name. Without a name the value is not submitted. */
  name?: string | undefined;
  /** Id of the form, if the quantity is outside of it. */
  form?: string | undefined;
}

/**
 * Headless quantity: a number from 1 up with a button on either side. The minus button is disabled at 1; before that the
 * focus moves to the plus button. The plus button stays enabled at the limit, so that a press can explain it: `refused` is
 * then the limit, otherwise `null`. Show it in the element of `limitProps()`, which must be rendered from the start, and put
 * the count into an `<output>`. Spread `inputProps()` on an `<input>`: it is hidden, submits the number, and makes it follow
 * a form reset.
 */
export function useQuantity({
  value,
  defaultValue = 1,
  onValueChange,
  max = null,
  state,
  name,
  form,
}: QuantityBehaviour) {
  const [count, setCount, reset] = useControlled(value, defaultValue, onValueChange);
  const [pressed, setPressed] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  const limitId = useId();
  const atLimit = max !== null && count >= max;

  const input = useFormReset<HTMLInputElement>(undefined, () => {
    setPressed(false);
    reset();
  });
  const handleLess = () => {
    if (state === "busy" || count <= 1) return;
    setPressed(false);
    // A disabled button loses the focus, so move it before the minus button is disabled.
    if (count === 2) plus.current?.focus();
    setCount(count - 1);
  };
  const handleMore = () => {
    if (state === "busy") return;
    setPressed(atLimit);
    if (!atLimit) setCount(count + 1);
  };

  return {
    count,
    refused: pressed && atLimit ? max : null,
    inputProps: (more?: MoreProps<"input">) =>
      mergeProps<ComponentProps<"input">>({ ref: input, type: "hidden", name, form, value: count }, more),
    lessProps: (more?: MoreProps<"button">) =>
      mergeProps<ComponentProps<"button">>({ disabled: count <= 1, onClick: handleLess }, more),
    moreProps: (more?: MoreProps<"button">) =>
      mergeProps<ComponentProps<"button">>(
        {
          ref: plus,
          "aria-describedby": pressed ? limitId : undefined,
          onClick: handleMore,
        },
        more,
      ),
    limitProps: (more?: MoreElementProps) => mergeElementProps({ id: limitId, role: "status" }, more),
  };
}
