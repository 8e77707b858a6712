"use client";

import type { ComponentProps } from "react";
import { Star } from "../icons/star.tsx";
import { StarFill } from "../icons/star-fill.tsx";
import { StarHalfFill } from "../icons/star-half-fill.tsx";
import { type RatingLabels, useRatingWords } from "./use-rating-words.ts";

export interface RatingProps extends Omit<ComponentProps<"span">, "children"> {
  /** From 0 to `outOf`. */
  value: number;
  /** Number of stars. @default 5 */
  outOf?: number | undefined;
  labels?: Partial<RatingLabels> | undefined;
}

const starFor = (halves: number) => (halves >= 2 ? StarFill : halves === 1 ? StarHalfFill : Star);

/** A rating in stars, rounded to halves; the accessible name has the number with one decimal. */
export function Rating({ value, outOf = 5, labels, className = "", ...props }: RatingProps) {
  const { name } = useRatingWords(value, outOf, labels);
  const halves = Math.round(value * 2);
  return (
    <span
      {...props}
      role="img"
      aria-label={name}
      data-component="rating"
      className={`sv:inline-flex sv:gap-0.5 sv:text-rating ${className}`}
    >
      {Array.from({ length: outOf }, (_, position) => {
        const Shape = starFor(halves - 2 * position);
        return <Shape key={position} className="sv:size-icon-sm sv:rtl:-scale-x-100" />;
      })}
    </span>
  );
}
