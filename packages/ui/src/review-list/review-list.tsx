"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { type Review, ReviewQuote } from "./review-quote.tsx";

const LABELS = {
  outOf: (average: string) => `${average} out of 5`,
  count: (count: number) => (count === 1 ? "from 1 review" : `from ${count} reviews`),
  showAll: (count: number) => `Show all ${count} reviews`,
  verified: "Verified buyer",
  empty: "No reviews yet.",
};

export interface ReviewListProps extends Omit<ComponentProps<"section">, "children"> {
  reviews: readonly Review[];
  /** Of all reviews, 1 to 5; `null` when there are none. */
  average: number | null;
  /** Of all reviews, also those that are not in the list. @default reviews.length */
  count?: number;
  /** So many are shown at first. @default 6 */
  limit?: number;
  /** For links from the rating at the top of the page. @default "reviews" */
  id?: string;
  /** @default "Reviews" */
  heading?: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  /** Under the figures: a button to write one. */
  action?: ReactNode;
  labels?: Partial<typeof LABELS>;
}

/** What customers say: the average on the left, reviews in two columns, the rest of them on request. */
export function ReviewList({
  reviews,
  average,
  count = reviews.length,
  limit = 6,
  id = "reviews",
  heading = "Reviews",
  level = 2,
  action,
  labels,
  className = "",
  ...props
}: ReviewListProps) {
  const say = { ...LABELS, ...labels };
  const list = useRef<HTMLUListElement>(null);
  const [extent, setExtent] = useState<"some" | "all">("some");
  const Heading = `h${level}` as const;
  const shown = extent === "all" ? reviews : reviews.slice(0, limit);

  // The button is gone: go on reading where it was.
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
        <Heading id={`${id}-heading`} className="sv:font-display sv:text-h2">
          {heading}
        </Heading>
        {average === null || count === 0 ? (
          <p className="sv:mt-4 sv:text-muted">{say.empty}</p>
        ) : (
          <>
            <p
              data-part="average"
              className="sv:mt-4 sv:font-display sv:text-[4rem] sv:leading-none sv:font-light sv:tracking-[-0.03em]"
            >
              <span aria-hidden="true">{average.toFixed(1)}</span>
              <span className="sv:sr-only">{say.outOf(average.toFixed(1))}</span>
            </p>
            <p className="sv:mt-1 sv:text-[0.9375rem] sv:text-muted sv:tabular">{say.count(count)}</p>
          </>
        )}
        {action && <div className="sv:mt-6">{action}</div>}
      </div>
      {shown.length > 0 && (
        <div className="sv:col-span-8 sv:col-start-5 sv:max-lg:mt-8">
          <ul ref={list} className="sv:grid sv:gap-x-gutter sv:gap-y-10 sv:lg:grid-cols-2">
            {shown.map((review) => (
              <li key={review.id} tabIndex={-1} className="sv:min-w-0 sv:scroll-mt-6">
                <ReviewQuote review={review} labels={{ verified: say.verified }} />
              </li>
            ))}
          </ul>
          {shown.length < reviews.length && (
            <Button intent="quiet" className="sv:mt-10" onClick={() => setExtent("all")}>
              {say.showAll(reviews.length)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
