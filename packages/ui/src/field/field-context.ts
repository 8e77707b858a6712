"use client";

import { createContext, use } from "react";
import { joinNames } from "../lib/join-names.ts";

/** State that a `Field` provides to the control inside it. */
export interface FieldState {
  controlId: string;
  /** Id of the error, otherwise of the description, otherwise `undefined`. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

interface ControlAttributes {
  id?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
}

/**
 * Attributes that connect a control to the surrounding `Field`. The control's own attributes win, and descriptions are
 * combined; without a `Field` the attributes are returned unchanged.
 */
export function useFieldControl(own: ControlAttributes) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.controlId,
    required: own.required ?? field?.required,
    "aria-describedby": joinNames(field?.describedBy, own["aria-describedby"]),
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid || undefined),
  };
}
