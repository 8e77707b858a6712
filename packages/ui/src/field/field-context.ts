"use client";

import { type ComponentProps, createContext, use } from "react";
import { mergeProps } from "../lib/merge-props.ts";

/** Attributes that a `Field` provides to the control inside it. */
export interface FieldState extends Pick<ComponentProps<"input">, "id" | "name" | "required" | "disabled"> {
  /** Id of the error, otherwise of the description, otherwise `undefined`. */
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: ComponentProps<"input">["aria-invalid"] | undefined;
}

export const FieldContext = createContext<FieldState>({});

/**
 * The props of a control, with the attributes that connect it to the surrounding `Field`. The control's own win, and
 * descriptions are combined; without a `Field` they are returned unchanged.
 */
export const useFieldControl = <Props extends FieldState>(own: Props): Props & FieldState =>
  mergeProps<Props & FieldState>(use(FieldContext) as Props, own);
