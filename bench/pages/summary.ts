import { isSameKind, type ShopName, type Visit, type VisitKind } from "./visit.ts";

/** Statistics of one figure over several visits. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Statistics of a figure over all visits of a kind to one shop; null when there is none. */
export function spreadOf(visits: Visit[], kind: VisitKind, shop: ShopName, figure: string): Spread | null {
  const values = visits
    .filter((visit) => isSameKind(visit, kind) && visit.shop === shop)
    .map(({ figures }) => figures[figure])
    .filter((value) => typeof value === "number");
  return spread(values);
}

/** Null without values. The median of an even number of values is the mean of the middle two. */
export function spread(values: number[]): Spread | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) return null;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? min;
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)] ?? max;
  return { median: (lower + upper) / 2, min, max };
}

/** The distinct elements of the largest paint. */
export function elementsOf(visits: Visit[], kind: VisitKind, shop: ShopName): string {
  const found = visits.filter((visit) => isSameKind(visit, kind) && visit.shop === shop);
  return [...new Set(found.map(({ figures }) => String(figures["largestElement"] ?? "")))].join(", ");
}
