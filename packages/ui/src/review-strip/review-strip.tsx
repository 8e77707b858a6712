import { useId, type ComponentProps, type ReactNode } from "react";
import { Rating } from "../rating/index.ts";
import { SectionHeading } from "../section-heading/index.ts";

export interface ReviewStripReview {
  id: number | string;
  comment: string;
  author: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  /** What it is about, with its link. */
  subject?: ReactNode;
}

export interface ReviewStripProps extends Omit<ComponentProps<"section">, "children"> {
  /** The section's `<h2>`. */
  heading: string;
  /** The first three are shown; without any nothing is rendered. */
  reviews: readonly ReviewStripReview[];
}

const SHOWN = 3;

/** What three people who wear the clothes have said. */
export function ReviewStrip({ heading, reviews, className = "", ...props }: ReviewStripProps) {
  const headingId = useId();
  if (reviews.length === 0) return null;
  return (
    <section {...props} aria-labelledby={headingId} data-component="review-strip" className={`sv:wrap ${className}`}>
      <SectionHeading headingId={headingId}>{heading}</SectionHeading>
      <ul className="sv:grid sv:gap-x-gutter sv:gap-y-10 sv:lg:grid-cols-3">
        {reviews.slice(0, SHOWN).map(({ id, comment, author, rating, subject }) => (
          <li key={id}>
            <figure className="sv:grid sv:gap-2.5">
              <Rating value={rating} />
              <blockquote className="sv:font-display sv:text-h4 sv:text-pretty sv:wrap-anywhere">{comment}</blockquote>
              <figcaption className="sv:text-caption sv:text-muted">
                {author}
                {subject && <>, {subject}</>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
