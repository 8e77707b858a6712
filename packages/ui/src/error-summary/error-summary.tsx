"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { WarningCircle } from "../icons/warning-circle.tsx";
import { mergeProps } from "../lib/merge-props.ts";

export interface ErrorSummaryProps extends Omit<ComponentProps<"div">, "title"> {
  /** What to do: "Please check 3 fields". */
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /**
   * `when-free` does not move the focus from an element that already has it: for errors that came with the document.
   * @default "always"
   */
  takesFocus?: "always" | "when-free" | undefined;
  /** `ErrorSummaryItem`s, in the order of the form. */
  children: ReactNode;
}

/**
 * All errors of a form, shown above it, each a link to its field. It takes the focus when it mounts: give it a `key` that
 * changes with each submission, so that it does so every time.
 */
export function ErrorSummary({
  title,
  level = 2,
  takesFocus = "always",
  className = "",
  children,
  ...props
}: ErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const takeFocus = useEffectEvent(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (takesFocus === "always" || isFree)
      heading.current?.closest<HTMLElement>("[data-component=error-summary]")?.focus();
  });
  useEffect(() => takeFocus(), []);
  const Heading = `h${level}` as const;
  return (
    <div
      {...props}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      data-component="error-summary"
      className={`sv:flex sv:gap-3 sv:rounded-control sv:bg-danger-soft sv:px-4 sv:py-3 sv:forced-colors:border ${className}`}
    >
      <WarningCircle className="sv:size-icon sv:shrink-0 sv:text-danger" />
      <div className="sv:min-w-0 sv:pt-0.5 sv:wrap-anywhere">
        <Heading ref={heading} id={titleId} data-part="title" className="sv:text-label">
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
  /** Error message of the field. */
  children: ReactNode;
}

/** Error of one field. Renders an `<li>` with a link that focuses the field. */
export function ErrorSummaryItem({ fieldId, className = "", children, ...props }: ErrorSummaryItemProps) {
  return (
    <li
      {...mergeProps<ComponentProps<"li">>({ onClick: (event) => followLink(event, fieldId) }, props)}
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

function followLink(event: MouseEvent, fieldId: string) {
  const isLink = event.target instanceof Element && event.target.closest("a") !== null;
  if (isLink && focusField(fieldId)) event.preventDefault();
}

/** Focuses a control, or the checked or first control of a group; returns false if there is no such field. */
export function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (!field) return false;
  const control = field.matches("input, select, textarea, button")
    ? field
    : field.querySelector<HTMLElement>("input:checked, input, select, textarea, button");
  (control ?? field).focus();
  return true;
}
