"use client";

import { useLabels, useLocale } from "../lib/selvedge-context.ts";

export interface RatingLabels {
  /** Read in place of the stars: "4.8 out of 5". */
  outOf: (value: string, of: number) => string;
}

const english: RatingLabels = { outOf: (value, of) => `${value} out of ${of}` };

/** A rating in the provider's locale, to one decimal: as it is read, and as it is shown beside a star. */
export function useRatingWords(value: number, outOf: number, labels: Partial<RatingLabels> | undefined) {
  const words = useLabels("rating", english, labels);
  const locale = useLocale();
  const figure = (minimumFractionDigits: number) =>
    value.toLocaleString(locale, { minimumFractionDigits, maximumFractionDigits: 1 });
  return { name: words.outOf(figure(0), outOf), shown: figure(1) };
}
