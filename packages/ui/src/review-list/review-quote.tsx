import type { ComponentProps, ReactNode } from "react";
import { Rating } from "../rating/index.ts";
import { Avatar } from "./avatar.tsx";

/** What a customer says of a piece. */
export interface Review {
  id: string | number;
  /** Stars, 1 to 5. */
  rating: number;
  comment: string;
  author: string;
  /** Address of the author's picture; initials without one. */
  avatar?: string | null;
  /** How the piece fitted, in words: "Runs small". `null` when it was not said. */
  fit?: string | null;
  /** Whether the author bought the piece here. */
  verified: boolean;
}

export interface ReviewQuoteProps extends Omit<ComponentProps<"div">, "children"> {
  review: Review;
  /** What the review is of, where that is not plain: a link to the piece. */
  product?: ReactNode;
  labels?: { verified: string };
}

const english = { verified: "Verified buyer" };

/** One review: its stars, its words in the display face, and who says it. */
export function ReviewQuote({ review, product, labels = english, className = "", ...props }: ReviewQuoteProps) {
  const { rating, comment, author, avatar, fit, verified } = review;
  const facts = [fit, verified && labels.verified].filter(Boolean).join(" · ");
  return (
    <div {...props} data-component="review-quote" className={`sv:min-w-0 ${className}`}>
      <Rating value={rating} className="sv:flex" />
      <p
        data-part="comment"
        className="sv:mt-2.5 sv:mb-3.5 sv:font-display sv:text-h4 sv:leading-[1.4] sv:wrap-anywhere sv:whitespace-pre-line"
      >
        {comment}
      </p>
      <div className="sv:flex sv:items-center sv:gap-2.5 sv:text-caption sv:text-muted">
        <Avatar name={author} address={avatar ?? null} />
        <div className="sv:min-w-0 sv:wrap-anywhere">
          <p className="sv:text-ink">{author}</p>
          {facts && <p data-part="facts">{facts}</p>}
          {product && <p data-part="product">{product}</p>}
        </div>
      </div>
    </div>
  );
}
