"use client";

import { type ComponentProps, type MouseEvent, useEffect, useId, useRef } from "react";
import { WarningCircle } from "../icons/warning-circle.tsx";

/** What is wrong with one field. */
export interface SummarisedError {
  /** Id of the field's control or group. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<"div">, "children" | "ref"> {
  errors: readonly SummarisedError[];
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  labels?: { title: (count: number) => string };
}

const english = { title: (count: number) => `Please check ${count} ${count === 1 ? "field" : "fields"}` };

function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const control = field.matches("input, select, textarea, button")
    ? field
    : field.querySelector<HTMLElement>("input:checked, input, select, textarea, button");
  (control ?? field).focus();
}

/**
 * All errors of a long form above it, each a link to its field. It takes the focus when it appears;
 * give it a `key` that changes with each submission, so that it does so again.
 */
export function ErrorSummary({ errors, level = 2, labels = english, className = "", ...props }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const empty = errors.length === 0;
  useEffect(() => {
    if (!empty) box.current?.focus();
  }, [empty]);
  if (empty) return null;
  const Heading = `h${level}` as const;
  return (
    <div
      {...props}
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      data-component="error-summary"
      className={`sv:flex sv:gap-3 sv:rounded-control sv:bg-danger-soft sv:px-4 sv:py-3 sv:forced-colors:border ${className}`}
    >
      <WarningCircle className="sv:size-icon sv:shrink-0 sv:text-danger" />
      <div className="sv:min-w-0 sv:pt-0.5">
        <Heading id={titleId} className="sv:text-label">
          {labels.title(errors.length)}
        </Heading>
        <ul className="sv:mt-1">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => focusField(event, fieldId)}
                className="sv:inline-block sv:py-0.5 sv:text-label sv:font-regular sv:underline sv:decoration-control sv:underline-offset-4 sv:hover:decoration-current"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
