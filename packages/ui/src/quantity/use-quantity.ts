"use client";

import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { isComposing } from "../lib/is-composing.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { type MoreElementProps, type MoreProps, mergeElementProps, mergeProps } from "../lib/merge-props.ts";

export interface QuantityBehaviour {
  value?: number | undefined;
  /** Initial number, restored by a form reset. @default min */
  defaultValue?: number | undefined;
  /** Called with an allowed number: after a press or a key, and when typed text is committed, not on each letter. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Least whole number. @default 1 */
  min?: number | undefined;
  /** Number in stock; `null` for no limit. @default null */
  max?: number | null | undefined;
  /** Whole number between two allowed numbers, counted from `min`: with `min={6} step={6}` they are 6, 12, 18. @default 1 */
  step?: number | undefined;
  /** `busy` keeps the focus and ignores presses, keys and typing. @default "idle" */
  state?: "idle" | "busy" | undefined;
  /** Form field name. Without a name the value is not submitted. */
  name?: string | undefined;
  /** Id of the form, if the quantity is outside of it. */
  form?: string | undefined;
}

/** Steps of each key, after the ARIA pattern "spinbutton". */
const KEYS: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Headless quantity: a number field with a button on either side. Spread `inputProps()` on an `<input>`, a spinbutton after
 * the ARIA pattern: typed text is committed on blur and Enter and restored by Escape, and a number that is not allowed
 * becomes the nearest allowed one. It also submits the number and follows a form reset.
 *
 * The minus button is disabled at `min`; before that the focus moves to the plus button. The plus button stays enabled at
 * the limit, so that a press can explain it. `refused` is the limit after more was asked for, and `corrected` is the number
 * that replaced another typed one; otherwise they are `null`. Show both in the element of `limitProps()`, which must be
 * rendered from the start, and the count in an `<output>`, which announces it.
 */
export function useQuantity({
  value,
  min = 1,
  defaultValue = min,
  onValueChange,
  max = null,
  step = 1,
  state,
  name,
  form,
}: QuantityBehaviour) {
  const [count, setCount, reset] = useControlled("Quantity", value, defaultValue, onValueChange);
  const [typed, setTyped] = useState<string | null>(null);
  const [note, setNote] = useState<{ at: number; isLimit: boolean } | null>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const limitId = useId();
  const top = max === null ? Infinity : Math.max(min, min + Math.floor((max - min) / step) * step);
  const written = Number(typed?.trim() || NaN);

  const input = useFormReset<HTMLInputElement>(undefined, () => {
    setTyped(null);
    setNote(null);
    reset();
  });
  const settle = (wanted: number) => {
    setTyped(null);
    if (state === "busy") return count;
    const next = Math.max(min, Math.min(top, min + Math.round((wanted - min) / step) * step));
    setNote(next === wanted ? null : { at: next, isLimit: max !== null && wanted > max });
    if (next !== count) setCount(next);
    return next;
  };
  const commit = () => void (Number.isFinite(written) ? settle(written) : setTyped(null));
  const move = (steps: number) => {
    const at = ((Number.isFinite(written) ? written : count) - min) / step;
    // From a number between two steps the first move only reaches the next step.
    return settle(Math.max(min, min + Math[steps > 0 ? "floor" : "ceil"](at + steps) * step));
  };
  const handleKey = (event: KeyboardEvent) => {
    const steps = max === null && event.key === "End" ? undefined : KEYS[event.key];
    // Without typed text Enter submits the form, and Escape belongs to what surrounds the field.
    if (isComposing(event) || !(steps || (typed !== null && /^E(nter|scape)$/.test(event.key)))) return;
    event.preventDefault();
    if (steps) move(steps);
    else if (event.key === "Enter") commit();
    else setTyped(null);
  };

  const isNoted = note?.at === count;
  const description = isNoted ? limitId : undefined;
  return {
    count,
    refused: isNoted && note.isLimit && count >= top ? max : null,
    corrected: isNoted && !note.isLimit ? count : null,
    inputProps: (more?: MoreProps<"input">) =>
      mergeProps<ComponentProps<"input">>(
        {
          ref: input,
          name,
          form,
          role: "spinbutton",
          inputMode: "numeric",
          autoComplete: "off",
          "aria-valuenow": count,
          "aria-valuemin": min,
          "aria-valuemax": max ?? undefined,
          "aria-describedby": description,
          readOnly: state === "busy",
          value: typed ?? count,
          onChange: (event) => setTyped(event.target.value),
          onFocus: (event) => event.target.select(),
          onBlur: commit,
          onKeyDown: handleKey,
        },
        more,
      ),
    lessProps: (more?: MoreProps<"button">) =>
      mergeProps<ComponentProps<"button">>(
        {
          disabled: count <= min,
          onClick: () => {
            // A disabled button loses the focus, so move it before the minus button is disabled.
            if (move(-1) === min) plus.current?.focus();
          },
        },
        more,
      ),
    moreProps: (more?: MoreProps<"button">) =>
      mergeProps<ComponentProps<"button">>(
        { ref: plus, "aria-describedby": description, onClick: () => void move(1) },
        more,
      ),
    limitProps: (more?: MoreElementProps) => mergeElementProps({ id: limitId, role: "status" }, more),
  };
}
