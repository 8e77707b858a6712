"use client";

import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { ErrorSummary, ErrorSummaryItem, type ErrorSummaryProps, focusField } from "./error-summary.tsx";

export interface FormErrorsLabels {
  /** Heading of the summary: how many fields need correction. */
  check: (fields: number) => string;
}

export interface FormErrorsProps extends Omit<ErrorSummaryProps, "title" | "children"> {
  /** The control or group of each field has the id `{formId}-{field}`. */
  formId: string;
  /** Error messages by field, in the order of the form. */
  errors: Readonly<Record<string, ReactNode>>;
  /** Number of rejected submissions so far. @default 0 */
  refusals?: number | undefined;
  labels?: Partial<FormErrorsLabels>;
}

const english: FormErrorsLabels = {
  check: (fields) => (fields === 1 ? "Please check 1 field" : `Please check ${fields} fields`),
};

/**
 * Leads to the errors after a rejected submission: several errors are shown as an `ErrorSummary`, which shrinks as they
 * are corrected; a single one focuses its field. Errors found while the form is being filled in do not move the focus.
 */
export function FormErrors({ formId, errors, refusals = 0, labels, ...props }: FormErrorsProps) {
  const words = useLabels("formErrors", english, labels);
  const wrong = Object.keys(errors).filter((field) => Boolean(errors[field]));
  const isMany = wrong.length > 1;
  const [shown, setShown] = useState({ refusals, isMany });
  if (shown.refusals !== refusals) setShown({ refusals, isMany });
  else if (shown.isMany && wrong.length === 0) setShown({ refusals, isMany: false });

  const focusOnly = useEffectEvent(() => {
    if (wrong.length === 1) focusField(`${formId}-${wrong[0]}`);
  });
  useEffect(() => {
    if (refusals > 0) focusOnly();
  }, [refusals]);

  if (!shown.isMany || wrong.length === 0) return null;
  return (
    <ErrorSummary
      key={refusals}
      takesFocus={refusals > 0 ? "always" : "when-free"}
      {...props}
      title={words.check(wrong.length)}
    >
      {wrong.map((field) => (
        <ErrorSummaryItem key={field} fieldId={`${formId}-${field}`}>
          {errors[field]}
        </ErrorSummaryItem>
      ))}
    </ErrorSummary>
  );
}
