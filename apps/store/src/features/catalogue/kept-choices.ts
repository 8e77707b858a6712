import type { FacetValue } from "@selvedge/commerce/wire/catalogue";

/** The choices offered first, with current counts, followed by those that have appeared since. */
export function keptChoices<Choice extends FacetValue>(first: readonly Choice[], now: readonly Choice[]): Choice[] {
  const counts = new Map(now.map(({ value, count }) => [value, count]));
  const kept = first.map((choice) => ({ ...choice, count: counts.get(choice.value) ?? 0 }));
  const known = new Set(first.map(({ value }) => value));
  return [...kept, ...now.filter(({ value }) => !known.has(value))];
}
