import { Fragment, useId, type ComponentProps, type ReactNode } from "react";

export interface BrandStatementProps extends Omit<ComponentProps<"section">, "title"> {
  /** The section's `<h2>`. */
  title: ReactNode;
  children: ReactNode;
  /** A cloth seen close: `<Picture className="size-full" />`, shown 4:5. */
  picture: ReactNode;
  /** What it means in practice: a word and its explanation. */
  facts?: readonly { term: string; description: ReactNode }[];
}

const row = "border-t border-hairline pt-3.75 pb-3.25";

/** How the label makes what it sells: a cloth on the left, words and facts on the right. */
export function BrandStatement({
  title,
  children,
  picture,
  facts = [],
  className = "",
  ...props
}: BrandStatementProps) {
  const titleId = useId();
  return (
    <section {...props} aria-labelledby={titleId} data-component="brand-statement" className={`wrap ${className}`}>
      <div className="grid items-center gap-x-gutter gap-y-9 lg:grid-cols-12">
        <div data-part="picture" className="aspect-banner-mobile max-lg:-mx-margin lg:col-span-5">
          {picture}
        </div>
        <div className="min-w-0 lg:col-span-5 lg:col-start-7">
          <h2 id={titleId} className="mb-4.5 max-w-[13em] font-display text-h2 lg:mb-7">
            {title}
          </h2>
          <div className="max-w-lead text-lead text-muted">{children}</div>
          {facts.length > 0 && (
            <dl className="mt-7.5 grid grid-cols-[auto_1fr] lg:mt-11">
              {facts.map(({ term, description }) => (
                <Fragment key={term}>
                  <dt className={`${row} pe-5.5 font-medium lg:pe-9`}>{term}</dt>
                  <dd className={`${row} text-muted`}>{description}</dd>
                </Fragment>
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  );
}
