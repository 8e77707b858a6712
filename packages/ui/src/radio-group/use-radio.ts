"use client";

import { type ComponentProps, createContext, use } from "react";
import type { RadioInputProps } from "./use-options.ts";

/** The `optionProps` of a `RadioGroup`, for any values. */
export type ProvidedOptions = (props: RadioInputProps) => ComponentProps<"input">;

/** The `optionProps` of the surrounding `RadioGroup`. */
export const RadioGroupContext = createContext<ProvidedOptions | null>(null);

/**
 * Attributes of one native radio of the group. Without a group it throws an error that names the `part` and the component
 * that it belongs into.
 */
export function useRadio(part: string, props: RadioInputProps, group = "<RadioGroup>"): ComponentProps<"input"> {
  const optionProps = use(RadioGroupContext);
  if (!optionProps) throw new Error(`${part} must stand inside ${group}, which knows what is chosen.`);
  return optionProps(props);
}
