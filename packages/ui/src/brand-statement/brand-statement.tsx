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

const row = "sv:border-t sv:border-hairline sv:pt-3.75 sv:pb-3.25";

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
    <section {...props} aria-labelledby={titleId} data-component="brand-statement" className={`sv:wrap ${className}`}>
      <div className="sv:grid sv:items-center sv:gap-x-gutter sv:gap-y-9 sv:lg:grid-cols-12">
        <div data-part="picture" className="sv:aspect-banner-mobile sv:max-lg:-mx-margin sv:lg:col-span-5">
          {picture}
        </div>
        <div className="sv:min-w-0 sv:lg:col-span-5 sv:lg:col-start-7">
          <h2 id={titleId} className="sv:mb-4.5 sv:max-w-[13em] sv:font-display sv:text-h2 sv:lg:mb-7">
            {title}
          </h2>
          <div className="sv:max-w-lead sv:text-lead sv:text-muted">{children}</div>
          {facts.length > 0 && (
            <dl className="sv:mt-7.5 sv:grid sv:grid-cols-[auto_1fr] sv:lg:mt-11">
              {facts.map(({ term, description }) => (
                <Fragment key={term}>
                  <dt className={`${row} sv:pe-5.5 sv:font-medium sv:lg:pe-9`}>{term}</dt>
                  <dd className={`${row} sv:text-muted`}>{description}</dd>
                </Fragment>
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  );
}
