import { useId, type ComponentProps, type ReactNode } from "react";
import { EndMark, WHOLE } from "../lib/end-mark.tsx";

export interface BrandStatementProps extends Omit<ComponentProps<"section">, "title"> {
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  children: ReactNode;
  /** Close-up picture: `<Picture className="size-full" />`, shown 4:5. */
  picture: ReactNode;
  /** Side of the picture from 768 px up. @default "start" */
  side?: "start" | "end" | undefined;
  /** Supporting facts: `BrandFact`s. */
  facts?: ReactNode;
}

/** How the brand makes its products: a picture on one side, text and facts on the other. */
export function BrandStatement({
  title,
  level = 2,
  children,
  picture,
  side = "start",
  facts,
  className = "",
  ...props
}: BrandStatementProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section {...props} aria-labelledby={titleId} data-component="brand-statement" className={`sv:wrap ${className}`}>
      <div className="sv:grid sv:items-center sv:gap-x-gutter sv:gap-y-9 sv:lg:grid-cols-12">
        <div
          data-part="picture"
          className={`sv:aspect-banner-mobile sv:max-lg:-mx-margin sv:lg:col-span-5 ${side === "end" ? "sv:lg:order-1 sv:lg:col-start-8" : ""}`}
        >
          {picture}
        </div>
        <div className={`sv:min-w-0 sv:lg:col-span-5 ${side === "start" ? "sv:lg:col-start-7" : ""}`}>
          <Heading id={titleId} className="sv:mb-4.5 sv:max-w-[13em] sv:font-display sv:text-h2 sv:lg:mb-7">
            {title}
          </Heading>
          <div className="sv:max-w-lead sv:text-lead sv:text-muted">{children}</div>
          {facts && (
            <dl className={`sv:mt-7.5 sv:grid sv:grid-cols-[auto_1fr] sv:wrap-anywhere sv:lg:mt-11 ${WHOLE}`}>
              {facts}
              <EndMark />
            </dl>
          )}
        </div>
      </div>
    </section>
  );
}

export interface BrandFactProps extends ComponentProps<"div"> {
  /** The term that is explained. */
  label: ReactNode;
}

/** A term and its explanation (children). Must be inside `facts` of a `BrandStatement` or a `CollectionBanner`. */
export function BrandFact({ label, className = "", children, ...props }: BrandFactProps) {
  return (
    <div
      {...props}
      data-part="fact"
      className={`sv:col-span-2 sv:grid sv:grid-cols-subgrid sv:border-t sv:border-hairline sv:pt-3.75 sv:pb-3.25 ${className}`}
    >
      <dt className="sv:pe-5.5 sv:font-medium sv:lg:pe-9">{label}</dt>
      <dd className="sv:text-muted">{children}</dd>
    </div>
  );
}
