"use client";

import { type ComponentProps, type Ref, useId, useLayoutEffect, useRef } from "react";
import { composeProps } from "../lib/compose-handlers.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { useMergedRef } from "../lib/use-merged-ref.ts";

export interface OptionsBehaviour {
  /** Controlled value; `null` for none. */
  value?: string | null | undefined;
  /** Initial value, restored by a form reset. @default null */
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string) => void) | undefined;
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
export interface RadioInputProps extends Omit<ComponentProps<"input">, "type" | "name" | "checked" | "value"> {
  /** Unique value of the choice. */
  value: string;
}

/**
 * Headless choice of one with native radios: the browser handles arrow keys, selection and submission. A selection can be
 * changed but not cleared. Spread `groupProps` on the element around them (it includes all other props; `label` comes
 * first), and `optionProps({ value })` on an `<input>`. Ids that belong to the group may begin with `id`.
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
  // React makes the initial state of a radio its permanent default.
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
