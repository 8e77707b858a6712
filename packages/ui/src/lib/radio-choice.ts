"use client";

import { createContext, use, useId } from "react";
import { useControlled } from "./use-controlled.ts";

interface RadioChoice {
  name: string;
  value: string | null;
  required: boolean;
  disabled: boolean;
  choose: (value: string) => void;
}

export const RadioChoiceContext = createContext<RadioChoice | null>(null);

/** What each group of radios takes. */
export interface RadioChoiceProps {
  /** The chosen option, `null` for none; given when the caller holds it. */
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

/** State of a group of native radios; the browser does arrows and the tab stop. Give the result to `RadioChoiceContext`. */
export function useRadioChoice({
  value,
  defaultValue = null,
  onValueChange,
  name,
  required = true,
  disabled = false,
}: RadioChoiceProps): RadioChoice {
  const generated = useId();
  const [chosen, choose] = useControlled<string | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  return { name: name ?? generated, value: chosen, required, disabled, choose };
}

/** Attributes of one radio of the group that `part` names in the message of a programmer's mistake. */
export function useRadio(value: string, part: string) {
  const group = use(RadioChoiceContext);
  if (!group) throw new Error(`${part} must stand inside its group: the group holds the name and the chosen value.`);
  return {
    type: "radio" as const,
    name: group.name,
    value,
    checked: group.value === value,
    required: group.required,
    disabled: group.disabled,
    onChange: () => group.choose(value),
  };
}
