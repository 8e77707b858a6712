import type { FacetValue } from "@selvedge/commerce/wire/catalogue";

/** The choices that were offered first, with the counts of now, and those that have come since. */
export function keptChoices<Choice extends FacetValue>(first: readonly Choice[], now: readonly Choice[]): Choice[] {
  const counts = new Map(now.map(({ value, count }) => [value, count]));
  const kept = first.map((choice) => ({ ...choice, count: counts.get(choice.value) ?? 0 }));
  const known = new Set(first.map(({ value }) => value));
  return [...kept, ...now.filter(({ value }) => !known.has(value))];
}
