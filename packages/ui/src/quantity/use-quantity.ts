"use client";

import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { isComposing } from "../lib/is-composing.ts";
import { readFigures } from "../lib/read-figures.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { type MoreElementProps, type MoreProps, mergeElementProps, mergeProps } from "../lib/merge-props.ts";

export interface QuantityBehaviour {
  value?: number | undefined;
  /** Initial number, restored by a form reset. @default min */
  defaultValue?: number | undefined;
  /** Called with an allowed number: after a press or a key, while one is typed, and when other text is replaced. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Least whole number. @default 1 */
  min?: number | undefined;
  /** Number in stock; `null` for no limit. @default null */
  max?: number | null | undefined;
  /** Whole number between two allowed numbers, counted from `min`: with `min={6} step={6}` they are 6, 12, 18. @default 1 */
  step?: number | undefined;
  /** `busy` keeps the focus and ignores presses, keys and typing. @default "idle" */
  state?: "idle" | "busy" | undefined;
  /** Form field name. The text is submitted as typed, even if it is no allowed number. Without a name nothing is submitted. */
  name?: string | undefined;
  /** Id of the form, if the quantity is outside of it. */
  form?: string | undefined;
}

const readWhole = (text: string) => readFigures(text, /^\d+$/);

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
 * the ARIA pattern. An allowed number is reported while it is typed; any other text is replaced on blur and Enter, by the
 * nearest allowed number or the last one. The field also submits its text and follows a form reset.
 *
 * The minus button is disabled at `min`; before that the focus moves to the plus button. The plus button stays enabled at
 * the limit, so that a press can explain it. `refused` is the limit after more was asked for, and `corrected` is the number
 * that replaced typed text; otherwise they are `null`. Show both in the element of `limitProps()`, which must be rendered
 * from the start. Show `announced` in an element with `role="status"`: it is the count, or `null` after a key or typing,
 * which the field itself speaks.
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
  const [isQuiet, setQuiet] = useState(false);
  const [note, setNote] = useState<readonly [from?: string, of?: string, isLimit?: boolean]>([]);
  const plus = useRef<HTMLButtonElement>(null);
  const limitId = useId();
  const limit = max ?? Infinity;
  const top = min + Math.floor((limit - min) / step) * step;

  // A note belongs to one count and one maximum. The caller may apply the count later.
  const noteOf = (number: number) => `${number} of ${max}`;
  const current = noteOf(count);
  const [noteFrom, notedCount, isLimitNoted] = note;
  const isNoted = notedCount === current;
  if (noteFrom && noteFrom !== current && !isNoted) setNote([]);
  const input = useFormReset<HTMLInputElement>(undefined, () => {
    setTyped(null);
    setNote([]);
    reset();
  });
  const nearest = (wanted: number) => Math.max(min, Math.min(top, min + Math.round((wanted - min) / step) * step));
  const change = (next: number) => {
    if (next !== count && state !== "busy") setCount(next);
  };
  const settle = (next: number, isLimit: boolean, isNoted = isLimit) => {
    setTyped(null);
    if (state === "busy") return count;
    setNote(isNoted ? [current, noteOf(next), isLimit] : []);
    change(next);
    return next;
  };
  const commit = () => {
    setTyped(null);
    if (!typed) return;
    const wanted = readWhole(typed);
    const next = nearest(wanted);
    // An allowed number was reported when it was typed.
    if (next === wanted) return;
    setQuiet(false);
    // Text that is no number restores the last one.
    settle(wanted >= 0 ? next : count, wanted > limit, true);
  };
  const move = (steps: number, isKey = false) => {
    // From a number between two steps the first move only reaches the next step.
    const wanted = min + Math[steps > 0 ? "floor" : "ceil"]((count - min) / step + steps) * step;
    const next = nearest(wanted);
    setQuiet(isKey);
    // A count outside the limits, after the stock has fallen, never moves in the other direction.
    return settle((next - count) * steps > 0 ? next : count, wanted > limit);
  };
  const handleKey = (event: KeyboardEvent) => {
    const steps = KEYS[event.key];
    if (isComposing(event) || (steps === Infinity && max === null)) return;
    if (steps) move(steps, true);
    else if (event.key === "Enter" && typed !== null) commit();
    // Without typed text Enter submits the form.
    else return;
    event.preventDefault();
  };

  const description = isNoted ? limitId : undefined;
  return {
    count,
    announced: isQuiet ? null : count,
    refused: isNoted && isLimitNoted ? max : null,
    corrected: isNoted && !isLimitNoted ? count : null,
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
          "aria-valuemax": top < Infinity ? Math.max(top, count) : undefined,
          "aria-describedby": description,
          readOnly: state === "busy",
          value: typed ?? count,
          onChange: ({ target }) => {
            const wanted = readWhole(target.value);
            setTyped(target.value);
            setQuiet(true);
            if (nearest(wanted) === wanted) change(wanted);
          },
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
