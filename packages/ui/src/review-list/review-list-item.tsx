"use client";

import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "../avatar/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { Rating } from "../rating/index.ts";
import { english, type ReviewListLabels } from "./review-list-labels.ts";

export interface ReviewListItemProps extends ComponentProps<"li"> {
  /** Whole stars, 1 to 5. */
  rating: number;
  author: string;
  /** URL of the author's picture; initials are shown without one. @default null */
  avatar?: string | null | undefined;
  /** `verified` if the author bought the product here. @default "unknown" */
  buyer?: "verified" | "unknown" | undefined;
  /** Fit as text: "Runs small". */
  fit?: ReactNode;
  /** Link to the reviewed product, if that is not obvious. */
  subject?: ReactNode;
  labels?: Pick<Partial<ReviewListLabels>, "verified"> | undefined;
}

/** One review: stars, text (children, in its own writing direction) and author. Must be inside `ReviewList`. */
export function ReviewListItem({
  rating,
  author,
  avatar = null,
  buyer = "unknown",
  fit,
  subject,
  labels,
  className = "",
  children,
  ...props
}: ReviewListItemProps) {
  const words = useLabels("reviewList", english, labels);
  const isVerified = buyer === "verified";
  return (
    <li {...props} tabIndex={-1} data-part="item" className={`sv:min-w-0 sv:scroll-mt-6 ${className}`}>
      <Rating value={rating} className="sv:flex" />
      <p
        data-part="comment"
        className="sv:mt-2.5 sv:mb-3.5 sv:font-display sv:text-h4 sv:leading-card sv:wrap-anywhere sv:whitespace-pre-line sv:own-order"
      >
        {children}
      </p>
      <div className="sv:flex sv:items-center sv:gap-2.5 sv:text-caption sv:text-muted">
        <Avatar name={author} src={avatar} />
        <div className="sv:min-w-0 sv:wrap-anywhere">
          <p className="sv:text-ink sv:own-order">{author}</p>
          {(fit || isVerified) && (
            <p data-part="facts">
              {fit && <span>{fit}</span>} {isVerified && <span>{fit ? `· ${words.verified}` : words.verified}</span>}
            </p>
          )}
          {subject && <p data-part="subject">{subject}</p>}
        </div>
      </div>
    </li>
  );
}
