"use client";

import { type ComponentProps, type ReactNode, useId } from "react";

export interface ConsentCentreProps extends ComponentProps<"div"> {}

/** What the shop stores about a person, in groups, with control over the optional part. Renders a `<div>` of `ConsentGroup`. */
export function ConsentCentre({ className = "", ...props }: ConsentCentreProps) {
  return <div {...props} data-component="consent-centre" className={`sv:grid sv:grid-cols-1 sv:gap-8 ${className}`} />;
}

export interface ConsentGroupProps extends Omit<ComponentProps<"section">, "title"> {
  /** Name of the group. */
  title: ReactNode;
  /** Purpose of the group, and whether it is optional. */
  description?: ReactNode;
  /** A `Checkbox` that allows or sets optional entries. */
  action?: ReactNode;
  /** Heading level; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

/** Entries of one kind. Renders a `<section>` named by its title. */
export function ConsentGroup({
  title,
  description,
  action,
  level = 3,
  className = "",
  children,
  ...props
}: ConsentGroupProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section aria-labelledby={id} {...props} data-part="group" className={className}>
      <Heading id={id} className="sv:text-body sv:font-medium">
        {title}
      </Heading>
      {description && <p className="sv:mt-1 sv:text-small sv:text-muted">{description}</p>}
      {action}
      <dl className="sv:mt-3 sv:border-t sv:border-hairline">{children}</dl>
    </section>
  );
}

export interface ConsentEntryProps extends Omit<ComponentProps<"div">, "title"> {
  /** What is stored, in plain words. */
  title: ReactNode;
  /** How long it is stored. */
  until: ReactNode;
}

/** One stored item; its purpose is the children. Renders a `<div>` for the `<dl>` of its group. */
export function ConsentEntry({ title, until, className = "", children, ...props }: ConsentEntryProps) {
  return (
    <div
      {...props}
      data-part="entry"
      className={`sv:grid sv:grid-cols-1 sv:gap-x-6 sv:border-b sv:border-hairline sv:py-3 sv:text-small sv:wrap-anywhere sv:sm:grid-cols-[2fr_3fr] ${className}`}
    >
      <dt className="sv:font-medium">{title}</dt>
      <dd>
        <span>{children}</span>
        <span className="sv:block sv:text-muted">{until}</span>
      </dd>
    </div>
  );
}
