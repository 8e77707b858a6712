"use client";

import { createContext, type ReactNode, use } from "react";

/** State that a `Form` provides to the parts that show it. */
export interface FormState {
  /** The control or group of each field has the id `{id}-{name}`. */
  id: string;
  /** Error messages by field, in the order of the fields. */
  errors: Readonly<Record<string, ReactNode>>;
  error: ReactNode;
  refusals: number;
  state: "idle" | "busy";
}

export const FormContext = createContext<FormState | null>(null);

/** State of the surrounding `Form`; throws if there is none. */
export function useForm(part: string): FormState {
  const form = use(FormContext);
  if (!form) throw new Error(`${part} must stand inside <Form>, which knows the errors and the state.`);
  return form;
}
