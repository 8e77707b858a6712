import type { ComponentProps, ReactNode } from "react";

export interface BrandQuoteProps extends ComponentProps<"section"> {
  /** The quote; one phrase of it may be an `<i>`. */
  children: ReactNode;
  /** One or two lines beside the quote, and a link. */
  aside?: ReactNode;
}

/**
 * A statement of the brand in the largest body type. It slides in once, unless motion is reduced. It has no bottom margin:
 * the following section provides it.
 */
export function BrandQuote({ aside, className = "", children, ...props }: BrandQuoteProps) {
  return (
    <section {...props} data-component="brand-quote" className={`sv:wrap sv:pt-section ${className}`}>
      <div className="sv:grid sv:items-end sv:gap-x-gutter sv:gap-y-6 sv:lg:grid-cols-12 sv:motion-safe:rise-into-view">
        <blockquote className="sv:font-display sv:text-quote sv:text-pretty sv:lg:col-span-8">{children}</blockquote>
        {aside && (
          <div
            data-part="aside"
            className="sv:grid sv:justify-items-start sv:gap-3.5 sv:text-muted sv:lg:col-span-3 sv:lg:col-start-10"
          >
            {aside}
          </div>
        )}
      </div>
    </section>
  );
}
