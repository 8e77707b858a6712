"use client";

import { type ComponentProps, type ReactNode, useId, useMemo } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { FieldContext } from "./field-context.ts";
import { FieldError } from "./field-error.tsx";

export interface FieldLabels {
  /** Shown after the label of an optional field. */
  optional: string;
}

export interface FieldProps extends ComponentProps<"div"> {
  /** Label above the control, always visible. */
  label: ReactNode;
  /** Id of the control, for links from an `ErrorSummary`. @default generated */
  controlId?: string | undefined;
  /** Help text, shown before typing. */
  description?: ReactNode;
  /** Error message; replaces the description and marks the control as invalid. */
  error?: ReactNode;
  /** Whether the field must be filled in. @default "required" */
  presence?: "required" | "optional";
  labels?: Partial<FieldLabels>;
}

const english: FieldLabels = { optional: "(optional)" };

/** Label, control, and description or error below it. The control inside gets its id and descriptions from context. */
export function Field({
  label,
  controlId,
  description,
  error,
  presence = "required",
  labels,
  className = "",
  children,
  ...props
}: FieldProps) {
  const { optional } = useLabels("field", english, labels);
  const generated = useId();
  const id = controlId ?? generated;
  const noteId = `${id}-note`;
  const invalid = Boolean(error);
  const described = invalid || Boolean(description);
  const required = presence === "required";
  const field = useMemo(
    () => ({ controlId: id, describedBy: described ? noteId : undefined, invalid, required }),
    [id, noteId, described, invalid, required],
  );
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
      <FieldContext value={field}>{children}</FieldContext>
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
