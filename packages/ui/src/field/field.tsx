"use client";

import { type ComponentProps, type ReactNode, use, useId } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { FieldContext, type FieldState } from "./field-context.ts";
import { FieldError } from "./field-error.tsx";
import { FormFieldContext } from "./form-field-context.ts";

export interface FieldLabels {
  /** Shown after the label of an optional field. */
  optional: string;
}

export interface FieldProps extends ComponentProps<"div"> {
  /** Label above the control, always visible. */
  label: ReactNode;
  /** Name of the control, under which it is submitted. In a `Form`, the field shows the form's error of this name. */
  name?: string | undefined;
  /** Id of the control, for links from an `ErrorSummary`. @default generated */
  controlId?: string | undefined;
  /** Help text, shown before typing. */
  description?: ReactNode;
  /** Error message; replaces the description and marks the control as invalid. */
  error?: ReactNode;
  /** Whether the field must be filled in. @default "required" */
  presence?: "required" | "optional" | undefined;
  labels?: Partial<FieldLabels> | undefined;
}

const english: FieldLabels = { optional: "(optional)" };

/** Label, control, and description or error below it. The control inside gets its id, name and descriptions from context. */
export function Field({
  label,
  name,
  controlId,
  description,
  error: own,
  presence = "required",
  labels,
  className = "",
  children,
  ...props
}: FieldProps) {
  const { optional } = useLabels("field", english, labels);
  const generated = useId();
  const form = use(FormFieldContext)(name);
  const error = own ?? form.error;
  const id = controlId ?? form.id ?? generated;
  const noteId = `${id}-note`;
  const invalid = Boolean(error);
  const required = presence === "required";
  const control: FieldState = {
    id,
    name,
    required,
    disabled: form.disabled,
    "aria-describedby": invalid || description ? noteId : undefined,
    "aria-invalid": invalid || undefined,
  };
  return (
    <div {...props} data-component="field" data-invalid={invalid || undefined} className={`sv:min-w-0 ${className}`}>
      <label htmlFor={id} data-part="label" className="sv:mb-1.5 sv:block sv:text-label">
        <span>{label}</span>
        {!required && (
          <>
            {" "}
            <span className="sv:font-regular sv:text-muted">{optional}</span>
          </>
        )}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {invalid ? (
        <FieldError id={noteId} className="sv:mt-1.5">
          {error}
        </FieldError>
      ) : (
        description && (
          <p id={noteId} data-part="description" className="sv:mt-1.5 sv:text-caption sv:text-muted">
            {description}
          </p>
        )
      )}
    </div>
  );
}
