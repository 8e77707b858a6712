"use client";

import { type ComponentProps, createContext, use } from "react";
import type { RadioInputProps } from "./use-options.ts";

/** How a `RadioGroup` makes the radios in it: its `optionProps`. */
export const RadioGroupContext = createContext<((props: RadioInputProps) => ComponentProps<"input">) | null>(null);

/** Attributes of one native radio of the group; `part` is named in the message of a programmer's mistake. */
export function useRadio(part: string, props: RadioInputProps): ComponentProps<"input"> {
  const optionProps = use(RadioGroupContext);
  if (!optionProps) throw new Error(`${part} must stand inside its group, which knows what is chosen.`);
  return optionProps(props);
}
