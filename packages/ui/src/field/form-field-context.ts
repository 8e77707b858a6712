"use client";

import { createContext, type ReactNode } from "react";

/** What a `Form` provides to one of its fields. */
export interface FormFieldState {
  id?: string | undefined;
  name?: string | undefined;
  error?: ReactNode;
  disabled?: boolean | undefined;
}

/** State of the field with a name in the surrounding `Form`; only the name if there is no form. */
export const FormFieldContext = createContext((name: string | undefined): FormFieldState => ({ name }));
