import type { ComponentProps, ReactNode } from "react";
import { CaretDown } from "../icons/caret-down.tsx";

export interface CheckoutLayoutProps extends ComponentProps<"div"> {
  /** What is being bought: lines and sums. Beside the form on wide screens, folded above it on narrow ones. */
  summary: ReactNode;
  /** Line that unfolds the summary on narrow screens: "Show order summary". */
  summaryLabel: ReactNode;
  /** Total, at the end of that line. */
  total: ReactNode;
  /** Name of the summary, as heard. @default "Order summary" */
  summaryName?: string;
}

/** The form (children) in columns 1 to 7, the order in 9 to 12 where it stays in view. */
export function CheckoutLayout({
  summary,
  summaryLabel,
  total,
  summaryName = "Order summary",
  className = "",
  children,
  ...props
}: CheckoutLayoutProps) {
  return (
    <div
      {...props}
      data-component="checkout-layout"
      className={`wrap grid gap-y-8 py-block xl:grid-cols-12 xl:gap-x-gutter ${className}`}
    >
      <aside aria-label={summaryName} className="xl:col-span-4 xl:col-start-9 xl:row-start-1">
        <details className="group bg-sunken xl:hidden">
          <summary className="flex min-h-control-lg items-center gap-2 px-4 pt-0.5 text-label [&::-webkit-details-marker]:hidden">
            {summaryLabel}
            <CaretDown className="size-icon-sm transition-transform duration-fast group-open:rotate-180" />
            <span className="ms-auto tabular">{total}</span>
          </summary>
          <div className="border-t border-hairline px-4 pb-5">{summary}</div>
        </details>
        <div className="hidden bg-sunken p-6 xl:sticky xl:top-6 xl:block">{summary}</div>
      </aside>
      <div className="min-w-0 xl:col-span-7 xl:col-start-1 xl:row-start-1">{children}</div>
    </div>
  );
}

export interface CheckoutSectionProps extends Omit<ComponentProps<"fieldset">, "title"> {
  title: ReactNode;
}

/** One headed group of the form. Renders a `<fieldset>`. */
export function CheckoutSection({ title, className = "", children, ...props }: CheckoutSectionProps) {
  return (
    <fieldset {...props} data-part="section" className={`min-w-0 border-t border-hairline pt-6 pb-8 ${className}`}>
      <legend className="float-start mb-5 w-full font-display text-h3">{title}</legend>
      <div className="clear-both grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
