"use client";

import type { ComponentProps } from "react";
import { StarFill } from "../icons/star-fill.tsx";
import { type RatingLabels, useRatingWords } from "./use-rating-words.ts";

export interface CompactRatingProps extends Omit<ComponentProps<"span">, "children"> {
  /** From 0 to `outOf`. */
  value: number;
  /** Maximum; only part of the accessible name. @default 5 */
  outOf?: number | undefined;
  labels?: Partial<RatingLabels> | undefined;
}

/** Average rating: one star and the number with one decimal. */
export function CompactRating({ value, outOf = 5, labels, className = "", ...props }: CompactRatingProps) {
  const { name, shown } = useRatingWords(value, outOf, labels);
  return (
    <span
      {...props}
      role="img"
      aria-label={name}
      data-component="compact-rating"
      className={`sv:inline-flex sv:items-center sv:gap-1.5 sv:tabular ${className}`}
    >
      <StarFill className="sv:size-icon-sm sv:text-rating" />
      <span>{shown}</span>
    </span>
  );
}
