"use client";

import { type ComponentProps, type Ref, useId, useLayoutEffect, useRef } from "react";
import { composeProps } from "../lib/compose-handlers.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { useMergedRef } from "../lib/use-merged-ref.ts";

export interface OptionsBehaviour {
  /** The chosen value, `null` for none; given when the caller holds it. */
  value?: string | null | undefined;
  /** Chosen at first, and again when the form is reset. @default null */
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the form's value. @default generated */
  name?: string | undefined;
  /** Id of the form, where the group stands outside of it. */
  form?: string | undefined;
  /** @default true */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/** What each radio of a group takes: a native radio's attributes without those that the group holds. */
export interface RadioInputProps extends Omit<ComponentProps<"input">, "type" | "name" | "checked" | "value"> {
  /** Tells the choice from the others. */
  value: string;
}

/**
 * One of several, as native radios without markup: the browser moves by arrow keys, chooses, and sends the value with a form. What is
 * chosen cannot be taken back, only changed. `groupProps` go on the element around them, with all that is given besides, its name
 * first; `optionProps({ value })` on an `<input>`. Ids that belong to the group may begin with `id`.
 */
export function useOptions<Besides extends object, Root extends HTMLElement = HTMLElement>({
  value,
  defaultValue = null,
  onValueChange,
  name,
  form,
  required = true,
  disabled,
  ref,
  ...besides
}: OptionsBehaviour & { ref?: Ref<Root> | undefined } & Besides) {
  const id = useId();
  const group = useRef<Root>(null);
  const [chosen, setChosen, reset] = useControlled(value, defaultValue);
  const choose = (option: string) => {
    setChosen(option);
    onValueChange?.(option);
  };
  // React makes what a radio is at first its default for good.
  const kept = value === undefined ? defaultValue : value;
  const setDefaults = () => {
    for (const radio of group.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? []) {
      radio.defaultChecked = radio.value === kept;
    }
  };
  useLayoutEffect(setDefaults);
  const merged = useFormReset(useMergedRef(group, ref), () => {
    setDefaults();
    reset();
  });
  return {
    id,
    chosen,
    groupProps: { ...besides, ref: merged, role: "radiogroup", "aria-required": required || undefined },
    optionProps: ({ value: option, disabled: isOff, ...props }: RadioInputProps): ComponentProps<"input"> => ({
      ...composeProps<ComponentProps<"input">>(props, { onChange: () => choose(option) }),
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
