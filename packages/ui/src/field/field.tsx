"use client";

import { type ComponentProps, type ReactNode, useId, useMemo } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { FieldContext } from "./field-context.ts";
import { FieldError } from "./field-error.tsx";

export interface FieldLabels {
  /** Behind the label of a field that may stay empty. */
  optional: string;
}

export interface FieldProps extends ComponentProps<"div"> {
  /** Stands above the control, always visible. */
  label: ReactNode;
  /** Id of the control, for links from an `ErrorSummary`. @default generated */
  controlId?: string | undefined;
  /** What to know before typing. */
  description?: ReactNode;
  /** What is wrong; takes the place of the description and marks the control as invalid. */
  error?: ReactNode;
  /** Fields are required unless they say otherwise. @default "required" */
  presence?: "required" | "optional";
  labels?: Partial<FieldLabels>;
}

const english: FieldLabels = { optional: "(optional)" };

/** Label, control, and description or error under it. The control inside finds its id and descriptions by itself. */
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
