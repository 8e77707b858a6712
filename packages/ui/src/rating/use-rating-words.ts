"use client";

import { useLabels, useLocale } from "../lib/selvedge-context.ts";

export interface RatingLabels {
  /** Accessible name of the stars: "4.8 out of 5". */
  outOf: (value: string, of: number) => string;
}

const english: RatingLabels = { outOf: (value, of) => `${value} out of ${of}` };

/** Cached, because creating a formatter takes longer than rendering all stars of a page. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${minimumFractionDigits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: 1 });
  formats.set(key, format);
  return format;
}

/** A rating with one decimal in the provider's locale: its accessible name, and the number shown beside a star. */
export function useRatingWords(value: number, outOf: number, labels: Partial<RatingLabels> | undefined) {
  const words = useLabels("rating", english, labels);
  const locale = useLocale();
  return { name: words.outOf(formatOf(locale, 0).format(value), outOf), shown: formatOf(locale, 1).format(value) };
}
