"use client";

import { type ComponentProps, createContext, use } from "react";
import { composeProps } from "../lib/compose-handlers.ts";

interface RadioGroupState {
  name: string;
  value: string | null;
  required: boolean;
  disabled: boolean;
  choose: (value: string) => void;
}

/** What a `RadioGroup` tells the radios in it. */
export const RadioGroupContext = createContext<RadioGroupState | null>(null);

/** What each radio of a group takes: a native radio's attributes without those that the group holds. */
export interface RadioInputProps extends Omit<ComponentProps<"input">, "type" | "name" | "checked" | "value"> {
  /** Tells the choice from the others. */
  value: string;
}

/** Attributes of one native radio of the group; `part` is named in the message of a programmer's mistake. */
export function useRadio(part: string, { value, disabled, ...props }: RadioInputProps): ComponentProps<"input"> {
  const group = use(RadioGroupContext);
  if (!group) throw new Error(`${part} must stand inside its group: the group holds the name and the chosen value.`);
  return {
    ...composeProps<ComponentProps<"input">>(props, { onChange: () => group.choose(value) }),
    type: "radio",
    name: group.name,
    value,
    checked: group.value === value,
    required: group.required,
    disabled: group.disabled || disabled,
  };
}
