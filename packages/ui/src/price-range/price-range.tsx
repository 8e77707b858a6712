"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { FieldError } from "../field/index.ts";
import { isComposing } from "../lib/is-composing.ts";
import { joinNames } from "../lib/join-names.ts";
import { readFigures } from "../lib/read-figures.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { TextInput } from "../text-input/index.ts";

/** Lower and upper limit in whole units of the currency, both included; `null` for no limit. */
export interface PriceSpan {
  min: number | null;
  max: number | null;
}

export interface PriceRangeLabels {
  min: string;
  max: string;
  /** Error message for a text that is no amount. */
  unreadable: string;
}

export interface PriceRangeProps extends Omit<ComponentProps<"fieldset">, "defaultValue"> {
  /** Name of the filter: "Price". */
  label: ReactNode;
  value?: PriceSpan | undefined;
  /** Initial limits, restored by a form reset. @default no limits */
  defaultValue?: PriceSpan | undefined;
  /** Called when a field loses the focus or Enter is pressed in it, not on each key. Swapped limits are put in order. */
  onValueChange?: ((value: PriceSpan) => void) | undefined;
  /** Parses typed or pasted text; `null` if it is no amount. @default plain numbers, "1500" or "1500.50" */
  read?: ((text: string) => number | null) | undefined;
  /** Currency symbol before each amount: "₹". */
  prefix?: string | undefined;
  /**
   * Prefix of the form field names: "price" submits `price-min` and `price-max`, empty without a limit. Without a name
   * nothing is submitted.
   */
  name?: string | undefined;
  /** Id of the form, if the fields are outside of it. */
  form?: string | undefined;
  /** Lowest and highest available price, shown as placeholders. */
  limits?: { min: number; max: number } | null | undefined;
  /** Available range, below the fields: "₹1,800 to ₹14,500". */
  description?: ReactNode;
  labels?: Partial<PriceRangeLabels> | undefined;
}

const english: PriceRangeLabels = {
  min: "From",
  max: "To",
  unreadable: "Please enter an amount in figures, such as 1500",
};
const OPEN: PriceSpan = { min: null, max: null };
const readAmount = (text: string) => {
  const amount = readFigures(text, /^\d+(?:\.\d+)?$/);
  return Number.isNaN(amount) ? null : amount;
};
/** Rounds outwards to whole units, so that no price of the typed range is excluded. */
const ROUNDED = { min: Math.floor, max: Math.ceil };

/** Minimum and maximum price in two text fields. A fieldset named by its label. */
export function PriceRange({
  label,
  value,
  defaultValue = OPEN,
  onValueChange,
  read = readAmount,
  prefix,
  limits = null,
  description,
  name,
  form,
  labels,
  ref,
  className = "",
  ...props
}: PriceRangeProps) {
  const words = useLabels("priceRange", english, labels);
  const [span, setSpan, reset] = useControlled("PriceRange", value, defaultValue, onValueChange);
  const merged = useFormReset(ref, reset);
  const noteId = useId();
  const choose = (end: keyof PriceSpan, amount: number | null) => {
    if (amount === span[end]) return;
    const min = end === "min" ? amount : span.min;
    const max = end === "max" ? amount : span.max;
    setSpan(min !== null && max !== null && min > max ? { min: max, max: min } : { min, max });
  };
  return (
    <fieldset
      {...props}
      ref={merged}
      data-component="price-range"
      aria-describedby={joinNames(description ? noteId : undefined, props["aria-describedby"])}
      className={`sv:min-w-0 ${className}`}
    >
      <legend className="sv:mb-1 sv:text-label">{label}</legend>
      <div className="sv:flex sv:gap-3">
        {(["min", "max"] as const).map((end) => (
          <Amount
            key={end}
            name={name && `${name}-${end}`}
            form={form}
            label={words[end]}
            prefix={prefix}
            amount={span[end]}
            hint={limits?.[end]}
            read={(text) => {
              const amount = read(text.trim());
              return amount === null ? null : ROUNDED[end](amount);
            }}
            unreadable={words.unreadable}
            onChoose={(amount) => choose(end, amount)}
          />
        ))}
      </div>
      {description && (
        <p
          id={noteId}
          data-part="description"
          className="sv:mt-1.5 sv:text-caption sv:text-muted sv:own-order sv:tabular"
        >
          {description}
        </p>
      )}
    </fieldset>
  );
}

interface AmountProps {
  name: string | undefined;
  form: string | undefined;
  label: string;
  prefix: string | undefined;
  amount: number | null;
  hint: number | undefined;
  read: (text: string) => number | null;
  unreadable: string;
  onChoose: (amount: number | null) => void;
}

/** Typed text is applied on blur or Enter, and stays if it cannot be parsed; a new value from outside replaces it. */
function Amount({ name, form, label, prefix, amount, hint, read, unreadable, onChoose }: AmountProps) {
  const id = useId();
  const errorId = useId();
  const [isUnreadable, setUnreadable] = useState(false);
  const [typed, setTyped] = useState(written(amount));
  const [known, setKnown] = useState(amount);
  if (amount !== known) {
    setKnown(amount);
    setTyped(written(amount));
    setUnreadable(false);
  }
  const field = useFormReset<HTMLInputElement>(undefined, () => {
    setTyped(written(amount));
    setUnreadable(false);
  });
  const finish = () => {
    const isEmpty = typed.trim() === "";
    const chosen = isEmpty ? null : read(typed);
    setUnreadable(chosen === null && !isEmpty);
    if (chosen === null && !isEmpty) return;
    setTyped(written(chosen));
    onChoose(chosen);
  };
  return (
    <div className="sv:min-w-0 sv:flex-1">
      <label htmlFor={id} className="sv:mb-1.5 sv:block sv:text-caption sv:text-muted">
        {label}
      </label>
      <TextInput
        ref={field}
        id={id}
        name={name}
        form={form}
        prefix={prefix}
        inputMode="decimal"
        autoComplete="off"
        placeholder={hint === undefined ? undefined : String(hint)}
        value={typed}
        aria-invalid={isUnreadable || undefined}
        aria-describedby={isUnreadable ? errorId : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setUnreadable(isUnreadable && read(event.target.value) === null);
        }}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isComposing(event)) return;
          event.preventDefault();
          finish();
        }}
      />
      {isUnreadable && (
        <FieldError id={errorId} className="sv:mt-1.5">
          {unreadable}
        </FieldError>
      )}
    </div>
  );
}

const written = (amount: number | null) => (amount === null ? "" : String(amount));
