"use client";

import { useId, useRef, useState } from "react";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";

export interface QuantityBehaviour {
  value?: number | undefined;
  /** How many at first, and again when the form is reset. @default 1 */
  defaultValue?: number | undefined;
  onValueChange?: ((value: number) => void) | undefined;
  /** How many there are. `null` for a piece made without limit. @default null */
  max?: number | null | undefined;
  /** `busy` keeps the focus and ignores presses. @default "idle" */
  state?: "idle" | "busy" | undefined;
  /** Name of the form's value. Without one the form sends none. */
  name?: string | undefined;
  /** Id of the form, where the quantity stands outside of it. */
  form?: string | undefined;
}

/**
 * A number of pieces from 1 up, with a button on either side, without markup. The minus is disabled at 1, and hands the focus to the
 * plus before. The plus stays at the limit, so that a press can say why it does not count on: `refused` is the limit then, else `null`.
 * Say it in the element of `limitProps`, which is there from the start, and put the count into an `<output>`. `inputProps` go on an
 * `<input>`: it is hidden, sends the number with a form, and lets the number follow the form's reset. What is given besides comes back as `rootProps`.
 */
export function useQuantity<Besides extends object>({
  value,
  defaultValue = 1,
  onValueChange,
  max = null,
  state,
  name,
  form,
  ...rootProps
}: QuantityBehaviour & Besides) {
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
    if (state === "busy") return;
    setPressed(false);
    // The minus is about to be disabled, and a disabled button loses the focus to the page.
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
    rootProps,
    inputProps: { ref: input, type: "hidden", name, form, value: count },
    lessProps: { disabled: count <= 1, onClick: handleLess },
    moreProps: { ref: plus, "aria-describedby": pressed ? limitId : undefined, onClick: handleMore },
    limitProps: { id: limitId, role: "status" },
  };
}
