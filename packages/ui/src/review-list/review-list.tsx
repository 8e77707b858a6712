"use client";

import { Children, type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { useLabels, useLocale } from "../lib/selvedge-context.ts";
import { english, type ReviewListLabels } from "./review-list-labels.ts";

export interface ReviewListProps extends Omit<ComponentProps<"section">, "title"> {
  /** Heading of the list: "Reviews". */
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** Average of all reviews, 1 to 5; `null` if there are none. */
  average: number | null;
  /** Number of all reviews, including those not in the list. @default the number of items */
  count?: number | undefined;
  /** Number of reviews shown at first. @default 6 */
  limit?: number | undefined;
  /** Id for links from the rating at the top of the page. @default "reviews" */
  id?: string | undefined;
  /** Button to write a review, below the figures. */
  action?: ReactNode;
  labels?: Partial<Omit<ReviewListLabels, "verified">> | undefined;
  /** `ReviewListItem`s, newest first. */
  children?: ReactNode;
}

/** Customer reviews: average on the left, reviews in two columns, more on request. */
export function ReviewList({
  title,
  level = 2,
  average,
  children,
  count = Children.count(children),
  limit = 6,
  id = "reviews",
  action,
  labels,
  className = "",
  ...props
}: ReviewListProps) {
  const words = useLabels("reviewList", english, labels);
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [extent, setExtent] = useState<"some" | "all">("some");
  const Heading = `h${level}` as const;
  const items = Children.toArray(children);
  const shown = extent === "all" ? items : items.slice(0, limit);
  const figure = average?.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

  // The button is removed, so move the focus to the first review it has revealed.
  useEffect(() => {
    const next = extent === "all" && list.current?.children[limit];
    if (next instanceof HTMLElement) next.focus();
  }, [extent, limit]);

  return (
    <section
      {...props}
      id={id}
      aria-labelledby={`${id}-heading`}
      data-component="review-list"
      className={`sv:gap-x-gutter sv:border-t sv:border-hairline sv:pt-[clamp(2.5rem,5vw,4.5rem)] sv:lg:grid sv:lg:grid-cols-12 ${className}`}
    >
      <div className="sv:col-span-3">
        <Heading id={`${id}-heading`} data-part="title" className="sv:font-display sv:text-h2">
          {title}
        </Heading>
        {figure === undefined || count === 0 ? (
          <p className="sv:mt-4 sv:text-muted">{words.empty}</p>
        ) : (
          <>
            <p
              data-part="average"
              className="sv:mt-4 sv:font-display sv:text-[4rem] sv:leading-none sv:font-light sv:tracking-[-0.03em]"
            >
              <span aria-hidden="true">{figure}</span>
              <span className="sv:sr-only">{words.outOf(figure)}</span>
            </p>
            <p className="sv:mt-1 sv:text-[length:var(--sv-text-label)] sv:text-muted sv:tabular">
              {words.count(count)}
            </p>
          </>
        )}
        {action && <div className="sv:mt-6">{action}</div>}
      </div>
      {shown.length > 0 && (
        <div className="sv:col-span-8 sv:col-start-5 sv:max-lg:mt-8">
          <ul ref={list} className="sv:grid sv:gap-x-gutter sv:gap-y-10 sv:lg:grid-cols-2">
            {shown}
          </ul>
          {shown.length < items.length && (
            <Button variant="quiet" className="sv:mt-10 sv:noscript:hidden" onClick={() => setExtent("all")}>
              {words.showAll(items.length)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
