"use client";

import { type ReactNode, use, useEffect, useEffectEvent, useState } from "react";
import { FormContext } from "../form/form-context.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { ErrorSummary, ErrorSummaryItem, type ErrorSummaryProps, focusField } from "./error-summary.tsx";

export interface FormErrorsLabels {
  /** Heading of the summary: how many fields need correction. */
  check: (fields: number) => string;
}

export interface FormErrorsProps extends Omit<ErrorSummaryProps, "title" | "children"> {
  /** The control or group of each field has the id `{formId}-{field}`. @default that of the surrounding `Form` */
  formId?: string | undefined;
  /** Error messages by field, in the order of the form. @default those of the surrounding `Form` */
  errors?: Readonly<Record<string, ReactNode>> | undefined;
  /** Number of rejected submissions so far. @default that of the surrounding `Form`, or 0 */
  refusals?: number | undefined;
  labels?: Partial<FormErrorsLabels> | undefined;
}

const english: FormErrorsLabels = {
  check: (fields) => (fields === 1 ? "Please check 1 field" : `Please check ${fields} fields`),
};

/**
 * Leads to the errors after a rejected submission: several errors are shown as an `ErrorSummary`, which shrinks as they
 * are corrected; a single one focuses its field. Errors found while the form is being filled in do not move the focus. In
 * a `Form` it needs no props.
 */
export function FormErrors({ labels, ...given }: FormErrorsProps) {
  const form = use(FormContext);
  const { formId = form?.id, errors = form?.errors ?? {}, refusals = form?.refusals ?? 0, ...rest } = given;
  const { takesFocus = refusals > 0 ? "always" : "when-free", ...props } = rest;
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
    <ErrorSummary key={refusals} takesFocus={takesFocus} {...props} title={words.check(wrong.length)}>
      {wrong.map((field) => (
        <ErrorSummaryItem key={field} fieldId={`${formId}-${field}`}>
          {errors[field]}
        </ErrorSummaryItem>
      ))}
    </ErrorSummary>
  );
}
