"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { WarningCircle } from "../icons/warning-circle.tsx";
import { composeProps } from "../lib/compose-handlers.ts";
import { useMergedRef } from "../lib/use-merged-ref.ts";

export interface ErrorSummaryProps extends Omit<ComponentProps<"div">, "title"> {
  /** What is to be done: "Please check 3 fields". */
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  /** `ErrorSummaryItem`s, in the order of the form. */
  children: ReactNode;
}

/**
 * All errors of a long form above it, each a link to its field. It takes the focus when it appears;
 * give it a `key` that changes with each submission, so that it does so again.
 */
export function ErrorSummary({ title, level = 2, ref, className = "", children, ...props }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(box, ref);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  const Heading = `h${level}` as const;
  return (
    <div
      {...props}
      ref={merged}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      data-component="error-summary"
      className={`sv:flex sv:gap-3 sv:rounded-control sv:bg-danger-soft sv:px-4 sv:py-3 sv:forced-colors:border ${className}`}
    >
      <WarningCircle className="sv:size-icon sv:shrink-0 sv:text-danger" />
      <div className="sv:min-w-0 sv:pt-0.5">
        <Heading id={titleId} data-part="title" className="sv:text-label">
          {title}
        </Heading>
        <ul className="sv:mt-1">{children}</ul>
      </div>
    </div>
  );
}

export interface ErrorSummaryItemProps extends ComponentProps<"li"> {
  /** Id of the field's control or group. */
  fieldId: string;
  /** What is wrong with it. */
  children: ReactNode;
}

/** What is wrong with one field. Renders an `<li>` around a link that puts the focus into the field. */
export function ErrorSummaryItem({ fieldId, className = "", children, ...props }: ErrorSummaryItemProps) {
  return (
    <li
      {...composeProps<ComponentProps<"li">>(props, { onClick: (event) => focusField(event, fieldId) })}
      data-part="item"
      className={className}
    >
      <a
        href={`#${fieldId}`}
        className="sv:inline-block sv:py-0.5 sv:text-label sv:font-regular sv:underline sv:decoration-control sv:underline-offset-4 sv:hover:decoration-current"
      >
        {children}
      </a>
    </li>
  );
}

function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  const isLink = event.target instanceof Element && event.target.closest("a") !== null;
  if (!field || !isLink) return;
  event.preventDefault();
  const control = field.matches("input, select, textarea, button")
    ? field
    : field.querySelector<HTMLElement>("input:checked, input, select, textarea, button");
  (control ?? field).focus();
}
