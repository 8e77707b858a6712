"use client";

import { type ComponentProps, type ReactNode, use, useId, useState } from "react";
import { Checkbox } from "../checkbox/index.ts";
import { Field } from "../field/index.ts";
import { FormFieldContext } from "../field/form-field-context.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { announce } from "../live-region/index.ts";
import { TextArea } from "../text-area/index.ts";

export interface GiftMessageLabels {
  /** Label of the checkbox. */
  gift: string;
  /** Label of the text area. */
  message: string;
  /** How many more characters may be typed. */
  left: (count: number) => string;
  /** How many characters must be deleted. */
  over: (count: number) => string;
}

export interface GiftMessageProps extends Omit<ComponentProps<"div">, "children" | "defaultValue"> {
  /** Controlled message; `null` if the order is no gift. */
  value?: string | null | undefined;
  /** Initial message, restored by a form reset. @default null: the box is not ticked */
  defaultValue?: string | null | undefined;
  /** Called with the message as typed, with "" when the box is ticked, and with `null` when it is unticked. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Name under which the message is submitted: "" if the order is no gift. In a `Form`, shows the error of this name. @default "giftMessage" */
  name?: string | undefined;
  /** Id of the form that it belongs to, if it stands outside of it. */
  form?: string | undefined;
  /** Maximum length in characters. More can be typed, but is shown as an error. @default 300 */
  limit?: number | undefined;
  /** Length of a typed message, as the server counts it. @default Unicode characters without outer spaces, composed (NFC) */
  count?: ((typed: string) => number) | undefined;
  /** Help text below the message: what is printed, and whether the parcel shows prices. */
  description?: ReactNode;
  /** Error message; replaces the description. */
  error?: ReactNode;
  disabled?: boolean | undefined;
  labels?: Partial<GiftMessageLabels> | undefined;
}

const characters = (count: number) => `${count} ${count === 1 ? "character" : "characters"}`;
const english: GiftMessageLabels = {
  gift: "This is a gift",
  message: "Your message",
  left: (count) => `${characters(count)} left`,
  over: (count) => `${characters(count)} too many`,
};

const charactersOf = (typed: string) => Array.from(typed.trim().normalize("NFC")).length;

/**
 * A checkbox, not ticked at first, that reveals a text area for the message in a gift's parcel. What was typed comes
 * back when the box is ticked again. Without JavaScript there is only the text area, and an empty message is no gift.
 */
export function GiftMessage({
  value: given,
  defaultValue = null,
  onValueChange,
  name = "giftMessage",
  form,
  limit = 300,
  count = charactersOf,
  description,
  error: own,
  disabled: isOff,
  labels,
  ref,
  className = "",
  ...props
}: GiftMessageProps) {
  const words = useLabels("giftMessage", english, labels);
  const [value, setValue, reset] = useControlled("GiftMessage", given, defaultValue, onValueChange);
  const [kept, setKept] = useState("");
  const merged = useFormReset(ref, () => {
    setKept("");
    reset();
  });
  const countId = useId();
  const inForm = use(FormFieldContext)(name);
  const disabled = isOff ?? inForm.disabled;
  const error = own ?? inForm.error;
  const left = limit - count(value ?? "");

  const toggle = () => {
    if (value !== null) setKept(value);
    setValue(value === null ? kept : null);
  };
  const type = (typed: string) => {
    const missing = limit - count(typed);
    if (missing < 0 && left >= 0) announce(words.over(-missing));
    setValue(typed);
  };
  return (
    <div {...props} ref={merged} data-component="gift-message" className={`sv:group/gift sv:min-w-0 ${className}`}>
      <div className="sv:noscript:hidden">
        <Checkbox form={form} checked={value !== null} disabled={disabled} onChange={toggle}>
          {words.gift}
        </Checkbox>
      </div>
      {/* By the box and not by the state, so that a box ticked before hydration reveals it too. */}
      <Field
        name={name}
        label={words.message}
        error={error}
        description={description}
        className="sv:mt-3 sv:hidden sv:group-has-checked/gift:block sv:noscript:block"
      >
        <TextArea
          form={form}
          value={value ?? ""}
          required={value !== null}
          disabled={disabled}
          aria-invalid={left < 0 || Boolean(error) || undefined}
          aria-describedby={countId}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <p
          id={countId}
          data-part="count"
          className={`sv:mt-1.5 sv:text-caption sv:tabular ${left < 0 ? "sv:text-danger" : "sv:text-muted"} ${description || error ? "sv:float-end sv:ms-4" : "sv:text-end"}`}
        >
          {left < 0 ? words.over(-left) : words.left(left)}
        </p>
      </Field>
    </div>
  );
}
