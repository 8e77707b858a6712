import type { ComponentProps, ReactNode } from "react";

export interface BrandQuoteProps extends ComponentProps<"section"> {
  /** The quote; one phrase of it may be in `<i>`. */
  children: ReactNode;
  /** A line or two beside it, and a link. */
  aside?: ReactNode;
}

/** What the label says about itself, in the largest running type. It rises into place once, unless motion is reduced. */
export function BrandQuote({ aside, className = "", children, ...props }: BrandQuoteProps) {
  return (
    <section {...props} data-component="brand-quote" className={`wrap py-section ${className}`}>
      <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12 motion-safe:rise-into-view">
        <blockquote className="font-display text-quote text-pretty lg:col-span-8">{children}</blockquote>
        {aside && (
          <div data-part="aside" className="grid justify-items-start gap-3.5 text-muted lg:col-span-3 lg:col-start-10">
            {aside}
          </div>
        )}
      </div>
    </section>
  );
}
