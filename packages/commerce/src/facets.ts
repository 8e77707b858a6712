import { readRupees } from "./money.ts";

/** The highest price of a filter, in rupees. */
export const MAX_PRICE = 10_000_000;
const MAX_VALUES = 20;
const MAX_VALUE_LENGTH = 60;
/** Values of a URL that are read at all, before empty and repeated ones are removed. */
const MAX_READ = 50;

interface AnyFacet<Key extends string> {
  /** The parameter in URLs, the field of `ListingQuery`, and of values also that of `Facets`. */
  key: Key;
}

/** Products have any number of values; a product matches with any of the chosen ones. */
export interface ValuesFacet<Key extends string = string> extends AnyFacet<Key> {
  kind: "values";
  /** By label, or by the place that a value has within its products. */
  order: "label" | "place";
}

/** An amount in whole rupees, limited by `<key>_min` and `<key>_max`, both included. */
export interface RangeFacet<Key extends string = string> extends AnyFacet<Key> {
  kind: "range";
}

/** Chosen or not. */
export interface SwitchFacet<Key extends string = string> extends AnyFacet<Key> {
  kind: "switch";
}

export type Facet = ValuesFacet | RangeFacet | SwitchFacet;

const TABLE = [
  { key: "size", kind: "values", order: "place" },
  { key: "material", kind: "values", order: "label" },
  { key: "color", kind: "values", order: "label" },
  { key: "origin", kind: "values", order: "label" },
  { key: "price", kind: "range" },
  { key: "in_stock", kind: "switch" },
] as const satisfies readonly Facet[];

type KeyOf<Kind extends Facet["kind"]> = Extract<(typeof TABLE)[number], { kind: Kind }>["key"];
/** A facet whose filter is a list of values. */
export type ValueKey = KeyOf<"values">;
export type RangeKey = KeyOf<"range">;
export type SwitchKey = KeyOf<"switch">;
export type FacetParameter = ValueKey | `${RangeKey}_${"min" | "max"}` | SwitchKey;

/**
 * What a listing can be filtered by, besides categories, in the order of URLs. Everything that handles filters reads
 * this table: the wire's schemas, URLs, cache keys, counts, filter panel, form and chips. Labels are in `FACET_LABELS`,
 * apart from it because every page reads URLs.
 */
export const FACETS: readonly (ValuesFacet<ValueKey> | RangeFacet<RangeKey> | SwitchFacet<SwitchKey>)[] = TABLE;
export const VALUE_FACETS = FACETS.filter((facet) => facet.kind === "values");
export const RANGE_FACETS = FACETS.filter((facet) => facet.kind === "range");
export const SWITCH_FACETS = FACETS.filter((facet) => facet.kind === "switch");

/** One entry for each facet with values. */
export const perValueFacet = <Entry>(entryOf: (facet: ValuesFacet<ValueKey>) => Entry): Record<ValueKey, Entry> =>
  Object.fromEntries(VALUE_FACETS.map((facet) => [facet.key, entryOf(facet)])) as Record<ValueKey, Entry>;

/** Limits in whole rupees, both included; null: no limit. */
export interface Limits {
  min: number | null;
  max: number | null;
}

interface ChosenByKind {
  /** URL values (see `filterWord`), sorted and unique. */
  values: string[];
  range: Limits;
  switch: boolean;
}

/** What is chosen of each facet of a table. */
export type Chosen<Table extends readonly Facet[]> = {
  [Each in Table[number] as Each["key"]]: ChosenByKind[Each["kind"]];
};
/** The filters of a listing besides its categories. */
export type ChosenFacets = Chosen<typeof FACETS>;
type AnyChosen = ChosenByKind[Facet["kind"]];

/** The URL value of a size or colour: "One size" is `one-size`. Letters outside ASCII are kept. */
export const filterWord = (name: string): string =>
  name
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[^a-z0-9\u0080-\uffff]+/g, "-")
    .replace(/^-|-$/g, "");

function readValues(text: string | null): string[] {
  const words = (text ?? "").split(",", MAX_READ).map(filterWord);
  return [...new Set(words)]
    .filter((word) => word && word.length <= MAX_VALUE_LENGTH)
    .toSorted()
    .slice(0, MAX_VALUES);
}

/** The typed limits, in either order, as whole rupees rounded outwards; null if not an amount above 0. */
function readLimits(...typed: [string | null, string | null]): Limits {
  const [from = null, to = null] = typed.map((text) => Math.min(MAX_PRICE, readRupees(text ?? "") ?? 0) || null);
  const isTurned = from !== null && to !== null && from > to;
  const [min, max] = isTurned ? [to, from] : [from, to];
  return { min: min && (Math.floor(min) || null), max: max && Math.ceil(max) };
}

function readFacet({ key, kind }: Facet, search: URLSearchParams): AnyChosen {
  if (kind === "values") return readValues(search.get(key));
  if (kind === "range") return readLimits(search.get(`${key}_min`), search.get(`${key}_max`));
  return /^(1|true)$/.test(search.get(key) ?? "");
}

/** What a URL chooses. Never fails: what cannot be read is not chosen. */
export function readFacets<const Table extends readonly Facet[]>(table: Table, search: URLSearchParams): Chosen<Table> {
  return Object.fromEntries(table.map((facet) => [facet.key, readFacet(facet, search)])) as Chosen<Table>;
}

/** The URL parameters of what is chosen, in the table's order. */
export function facetParameters<const Table extends readonly Facet[]>(
  table: Table,
  chosen: Chosen<Table> & Readonly<Record<string, AnyChosen>>,
): [name: string, value: string | number][] {
  const all = table.flatMap(({ key }): [string, string | number | boolean | null | undefined][] => {
    const value: AnyChosen | undefined = chosen[key];
    if (Array.isArray(value)) return [[key, value.map(encodeURIComponent).join()]];
    if (typeof value === "boolean") return [[key, value && 1]];
    return [
      [`${key}_min`, value?.min],
      [`${key}_max`, value?.max],
    ];
  });
  return all.filter((each): each is [string, string | number] => Boolean(each[1]));
}

/** The number of chosen values, a range counted as one. */
export function countChosen(chosen: ChosenFacets): number {
  const counts = FACETS.map(({ key }) => {
    const value = chosen[key];
    if (Array.isArray(value)) return value.length;
    return Number(typeof value === "boolean" ? value : (value.min ?? value.max) !== null);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
