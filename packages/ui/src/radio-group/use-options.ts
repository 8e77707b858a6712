"use client";

import { type ComponentProps, useId, useLayoutEffect, useRef } from "react";
import { type MoreElementProps, mergeElementProps, mergeProps } from "../lib/merge-props.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";

/** `Value` is the union of the values, which TypeScript infers from `value`. @default string */
export interface OptionsBehaviour<Value extends string = string> {
  /** Controlled value; `null` for none. */
  value?: Value | null | undefined;
  /** Initial value, restored by a form reset. @default null */
  defaultValue?: NoInfer<Value> | null | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Form field name. @default generated */
  name?: string | undefined;
  /** Id of the form, if the group is outside of it. */
  form?: string | undefined;
  /** @default true */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/** Props of each radio: a native radio's attributes without those that the group sets. */
export interface RadioInputProps<Value extends string = string> extends Omit<
  ComponentProps<"input">,
  "type" | "name" | "checked" | "value"
> {
  /** Unique value of the choice. */
  value: Value;
}

/**
 * Headless choice of one with native radios: the browser handles arrow keys, selection and submission. A selection can be
 * changed but not cleared. Spread `groupProps()` on the element around them, and
 * `optionProps({ value })` on each `<input>`; other props of the input go beside the value. Ids that belong to the group may begin with `id`.
 * `piece` is what warnings call it: a component, also as its `data-component`, or the hook.
 */
export function useOptions<Value extends string = string>(
  { value, defaultValue = null, onValueChange, name, form, required = true, disabled }: OptionsBehaviour<Value>,
  piece = "useOptions",
) {
  const id = useId();
  const group = useRef<HTMLElement>(null);
  const [chosen, setChosen, reset] = useControlled<Value | null>(piece, value, defaultValue);
  const choose = (option: Value) => {
    setChosen(option);
    onValueChange?.(option);
  };
  // React makes the initial state of a radio its permanent default.
  const kept = value === undefined ? defaultValue : value;
  const setDefaults = () => {
    for (const radio of group.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? []) {
      radio.defaultChecked = radio.value === kept;
    }
  };
  useLayoutEffect(setDefaults);
  const ref = useFormReset(group, () => {
    setDefaults();
    reset();
  });
  return {
    id,
    chosen,
    groupProps: (more?: MoreElementProps) =>
      mergeElementProps({ ref, role: "radiogroup", "aria-required": required || undefined }, more),
    optionProps: ({ value: option, disabled: isOff, ...props }: RadioInputProps<Value>): ComponentProps<"input"> => ({
      ...mergeProps<ComponentProps<"input">>({ onChange: () => choose(option) }, props),
      type: "radio",
      name: name ?? id,
      form: props.form ?? form,
      value: option,
      checked: chosen === option,
      required,
      disabled: disabled || isOff,
    }),
  };
}
