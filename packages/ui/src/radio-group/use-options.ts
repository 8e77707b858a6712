"use client";

import { type ComponentProps, useId } from "react";
import { composeProps } from "../lib/compose-handlers.ts";
import { useControlled } from "../lib/use-controlled.ts";

export interface OptionsBehaviour {
  /** The chosen value, `null` for none; given when the caller holds it. */
  value?: string | null | undefined;
  /** Chosen at first. @default null */
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the form's value. @default generated */
  name?: string | undefined;
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
export function useOptions<Besides extends object>({
  value,
  defaultValue = null,
  onValueChange,
  name,
  required = true,
  disabled,
  ...besides
}: OptionsBehaviour & Besides) {
  const id = useId();
  const [chosen, setChosen] = useControlled(value, defaultValue);
  const choose = (option: string) => {
    setChosen(option);
    onValueChange?.(option);
  };
  return {
    id,
    chosen,
    groupProps: { ...besides, role: "radiogroup", "aria-required": required || undefined },
    optionProps: ({ value: option, disabled: isOff, ...props }: RadioInputProps): ComponentProps<"input"> => ({
      ...composeProps<ComponentProps<"input">>(props, { onChange: () => choose(option) }),
      type: "radio",
      name: name ?? id,
      value: option,
      checked: chosen === option,
      required,
      disabled: disabled || isOff,
    }),
  };
}
