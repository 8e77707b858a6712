import type { OAuthIntent, ShopName, Visit } from "./visit.ts";

/** One figure of several visits. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Of one figure in all visits of a kind to one shop; null when there is none. */
export function spreadOf(visits: Visit[], { act, page }: OAuthIntent, shop: ShopName, figure: string): Spread | null {
  const values = visits
    .filter((visit) => visit.act === act && visit.page === page && visit.shop === shop)
    .map(({ figures }) => figures[figure])
    .filter((value) => typeof value === "number");
  return spread(values);
}

/** Null without values. The median of an even number of values lies between the two in the middle. */
export function spread(values: number[]): Spread | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) return null;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? min;
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)] ?? max;
  return { median: (lower + upper) / 2, min, max };
}

/** Which elements were painted last, each once. */
export function elementsOf(visits: Visit[], intent: OAuthIntent, shop: ShopName): string {
  const found = visits.filter((visit) => visit.act === intent.act && visit.page === intent.page && visit.shop === shop);
  return [...new Set(found.map(({ figures }) => String(figures["largestElement"] ?? "")))].join(", ");
}
