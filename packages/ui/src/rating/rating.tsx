import type { ComponentProps } from "react";
import { Star } from "../icons/star.tsx";
import { StarFill } from "../icons/star-fill.tsx";
import { StarHalfFill } from "../icons/star-half-fill.tsx";

export interface RatingProps extends Omit<ComponentProps<"span">, "children"> {
  /** Average, 0 to `outOf`. `null` (nobody has rated yet) shows nothing. */
  value: number | null;
  /** @default 5 */
  outOf?: number;
  /** Five stars, five stars and the number, or one star and the number. @default "stars" */
  form?: "stars" | "stars-and-value" | "compact";
  /** The name read in place of the stars. */
  labels?: { outOf: (value: number, of: number) => string };
}

const english = { outOf: (value: number, of: number) => `${value} out of ${of}` };

const starFor = (halves: number) => (halves >= 2 ? StarFill : halves === 1 ? StarHalfFill : Star);

/** What others thought, in stars to the nearest half, named by the figure itself to one decimal. */
export function Rating({ value, outOf = 5, form = "stars", labels = english, className = "", ...props }: RatingProps) {
  if (value === null) return null;
  const shown = Math.round(value * 10) / 10;
  const halves = Math.round(value * 2);
  const stars = form === "compact" ? [StarFill] : Array.from({ length: outOf }, (_, i) => starFor(halves - 2 * i));
  return (
    <span
      {...props}
      role="img"
      aria-label={labels.outOf(shown, outOf)}
      data-component="rating"
      className={`sv:inline-flex sv:items-center sv:gap-1.5 sv:tabular ${className}`}
    >
      <span data-part="stars" className="sv:flex sv:gap-0.5 sv:text-rating">
        {stars.map((Shape, position) => (
          <Shape key={position} className="sv:size-icon-sm" />
        ))}
      </span>
      {form !== "stars" && <span data-part="value">{shown.toFixed(1)}</span>}
    </span>
  );
}
