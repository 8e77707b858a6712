"use client";

import { type ComponentProps, type ReactNode, useId, useMemo } from "react";
import { FieldContext } from "./field-context.ts";
import { FieldError } from "./field-error.tsx";

export interface FieldProps extends Omit<ComponentProps<"div">, "id"> {
  /** Stands above the control, always visible. */
  label: ReactNode;
  /** Id of the control, for links from an `ErrorSummary`. @default generated */
  id?: string | undefined;
  /** What to know before typing. */
  help?: ReactNode;
  /** What is wrong; takes the place of the help and marks the control as invalid. */
  error?: ReactNode;
  /** Fields are required unless they say otherwise. @default "required" */
  presence?: "required" | "optional";
  labels?: { optional: string };
}

const english = { optional: "(optional)" };

/** Label, control, and help or error under it. The control inside finds its id and descriptions by itself. */
export function Field({
  label,
  id,
  help,
  error,
  presence = "required",
  labels = english,
  className = "",
  children,
  ...props
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const noteId = `${controlId}-note`;
  const invalid = Boolean(error);
  const described = invalid || Boolean(help);
  const required = presence === "required";
  const field = useMemo(
    () => ({ controlId, describedBy: described ? noteId : undefined, invalid, required }),
    [controlId, noteId, described, invalid, required],
  );
  return (
    <div {...props} data-component="field" data-invalid={invalid || undefined} className={`sv:min-w-0 ${className}`}>
      <label htmlFor={controlId} data-part="label" className="sv:mb-1.5 sv:block sv:text-label">
        {label}
        {!required && (
          <>
            {" "}
            <span className="sv:font-regular sv:text-muted">{labels.optional}</span>
          </>
        )}
      </label>
      <FieldContext value={field}>{children}</FieldContext>
      {invalid ? (
        <FieldError id={noteId} className="sv:mt-1.5">
          {error}
        </FieldError>
      ) : (
        help && (
          <p id={noteId} data-part="help" className="sv:mt-1.5 sv:text-caption sv:text-muted">
            {help}
          </p>
        )
      )}
    </div>
  );
}
