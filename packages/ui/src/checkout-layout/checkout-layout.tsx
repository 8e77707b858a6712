"use client";

import type { ComponentProps, ReactNode } from "react";
import { CaretDown } from "../icons/caret-down.tsx";
import { useLabels } from "../lib/selvedge-context.ts";

export interface CheckoutLayoutLabels {
  /** Name of the summary for screen readers. */
  summary: string;
  /** Expands the summary on narrow screens. */
  showSummary: string;
}

export interface CheckoutLayoutProps extends ComponentProps<"div"> {
  /** Lines and sums of the order: beside the form on wide screens, collapsed above it on narrow ones. */
  summary: ReactNode;
  /** Total, at the end of the line that expands the summary. */
  total: ReactNode;
  labels?: Partial<CheckoutLayoutLabels> | undefined;
}

const english: CheckoutLayoutLabels = { summary: "Order summary", showSummary: "Show order summary" };

/** The form (children) in columns 1 to 7, the sticky order summary in columns 9 to 12. */
export function CheckoutLayout({ summary, total, labels, className = "", children, ...props }: CheckoutLayoutProps) {
  const words = useLabels("checkoutLayout", english, labels);
  return (
    <div
      {...props}
      data-component="checkout-layout"
      className={`sv:wrap sv:grid sv:grid-cols-1 sv:gap-y-8 sv:py-block sv:xl:grid-cols-12 sv:xl:gap-x-gutter ${className}`}
    >
      <aside aria-label={words.summary} className="sv:xl:col-span-4 sv:xl:col-start-9 sv:xl:row-start-1">
        <details className="sv:group sv:bg-sunken sv:xl:hidden">
          <summary className="sv:flex sv:min-h-control-lg sv:flex-wrap sv:items-center sv:gap-2 sv:px-4 sv:pt-2.5 sv:pb-2 sv:text-label sv:[&::-webkit-details-marker]:hidden">
            <span>
              <span>{`${words.showSummary}\u00a0`}</span>
              <CaretDown className="sv:ms-1 sv:inline sv:size-icon-sm sv:transition-transform sv:duration-fast sv:group-open:rotate-180" />
            </span>
            <span className="sv:ms-auto sv:tabular">{total}</span>
          </summary>
          <div className="sv:border-t sv:border-hairline sv:px-4 sv:pb-5">{summary}</div>
        </details>
        <div className="sv:hidden sv:bg-sunken sv:p-6 sv:tall:xl:sticky sv:xl:top-6 sv:xl:block">{summary}</div>
      </aside>
      <div className="sv:min-w-0 sv:xl:col-span-7 sv:xl:col-start-1 sv:xl:row-start-1">{children}</div>
    </div>
  );
}

export interface CheckoutSectionProps extends Omit<ComponentProps<"fieldset">, "title"> {
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
}

/** One group of the form with a heading. Renders a `<fieldset>`; its `disabled` disables everything inside. */
export function CheckoutSection({ title, level = 2, className = "", children, ...props }: CheckoutSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <fieldset
      {...props}
      data-part="section"
      className={`sv:min-w-0 sv:border-t sv:border-hairline sv:pt-6 sv:pb-8 ${className}`}
    >
      <legend className="sv:float-start sv:mb-5 sv:w-full">
        <Heading data-part="title" className="sv:font-display sv:text-h3">
          {title}
        </Heading>
      </legend>
      <div className="sv:clear-both sv:grid sv:grid-cols-[repeat(auto-fill,minmax(min(100%,max(13rem,40%)),1fr))] sv:gap-5">
        {children}
      </div>
    </fieldset>
  );
}
