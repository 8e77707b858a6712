"use client";

import { Children, type ComponentProps, type ReactNode, useId } from "react";
import { Rating } from "../rating/index.ts";
import { SectionHeading } from "../section-heading/index.ts";

export interface ReviewStripProps extends Omit<ComponentProps<"section">, "title"> {
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** `ReviewStripItem`s; three fill the row. Without any nothing is rendered. */
  children?: ReactNode;
}

/** Short customer quotes, side by side. */
export function ReviewStrip({ title, level = 2, className = "", children, ...props }: ReviewStripProps) {
  const headingId = useId();
  if (Children.toArray(children).length === 0) return null;
  return (
    <section {...props} aria-labelledby={headingId} data-component="review-strip" className={`sv:wrap ${className}`}>
      <SectionHeading headingId={headingId} level={level}>
        {title}
      </SectionHeading>
      <ul className="sv:grid sv:gap-x-gutter sv:gap-y-10 sv:lg:grid-cols-3">{children}</ul>
    </section>
  );
}

export interface ReviewStripItemProps extends ComponentProps<"li"> {
  /** Whole stars, 1 to 5. */
  rating: number;
  author: string;
  /** Link to the reviewed product. */
  subject?: ReactNode;
}

/** A quote of one customer (children). Renders an `<li>`; must be inside `ReviewStrip`. */
export function ReviewStripItem({ rating, author, subject, children, ...props }: ReviewStripItemProps) {
  return (
    <li {...props} data-part="item">
      <figure className="sv:grid sv:gap-2.5">
        <Rating value={rating} />
        <blockquote className="sv:font-display sv:text-h4 sv:text-pretty sv:wrap-anywhere sv:own-order">
          {children}
        </blockquote>
        <figcaption className="sv:text-caption sv:text-muted">
          <bdi>{author}</bdi>
          {subject && (
            <span>
              , <bdi>{subject}</bdi>
            </span>
          )}
        </figcaption>
      </figure>
    </li>
  );
}
