"use client";

import { createContext, use } from "react";
import { joinNames } from "../lib/join-names.ts";

/** What a `Field` tells the control in it. */
export interface FieldState {
  controlId: string;
  /** Id of the error, else of the description, else `undefined`. */
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
 * Attributes that tie a control to the `Field` around it. What the control itself is given wins, and descriptions add up;
 * without a `Field` it gets its own attributes back.
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
