import {
  type ChosenFacets,
  perValueFacet,
  type ValuesFacet,
  type ValueKey,
  VALUE_FACETS,
} from "@selvedge/commerce/facets";
import { PRICE_BANDS } from "@selvedge/commerce/listing";
import { paiseFromRupees } from "@selvedge/commerce/money";
import type { Facets, FacetValue } from "@selvedge/commerce/wire/catalogue";
import { countedWords } from "./counted-words.ts";
import type { SortKeys } from "./sorted-list.ts";
import type { CategorySet, Sets, SizeSet, ValueSet } from "./value-sets.ts";

const PAISE = paiseFromRupees(1);

const BANDS = PRICE_BANDS.length;
/** The bands' limits in paise. */
const FROM = Float64Array.from(PRICE_BANDS, ({ min }) => min * PAISE);
const TO = Float64Array.from(PRICE_BANDS, ({ max }) => (max ?? Infinity) * PAISE);

/** All filters of a listing. */
export interface FacetFilter extends ChosenFacets {
  /** In any of these categories; null: no restriction. */
  categoryIds: readonly number[] | null;
  /** And in this category, which is the listing's own and not a choice; null: no restriction. */
  withinCategoryId: number | null;
}

/** A product of the listing index. */
export interface IndexedProduct extends SortKeys {
  /** When it is published, in epoch milliseconds. */
  from: number;
  /** When its offer ends, in epoch milliseconds; Infinity: never. */
  until: number;
  /** In paise; `sale` applies until the offer ends. */
  sale: number;
  full: number;
  categories: CategorySet;
  sizes: SizeSet;
  /** In the order of `VALUE_FACETS`; its sizes are one of them. */
  values: readonly ValueSet[];
}

/** All sets of each kind. */
export interface ListingSets {
  categories: Sets<CategorySet>;
  sizes: Sets<SizeSet>;
  values: Readonly<Record<ValueKey, Sets<ValueSet>>>;
}

/** A bit for each filter; a product's bits are those that it fails. The first are those of `VALUE_FACETS`, in order. */
const bitOf = (nth: number) => 1 << nth;
const VALUES = VALUE_FACETS.length;
const SIZE = bitOf(VALUE_FACETS.findIndex(({ key }) => key === "size"));
const CATEGORY = bitOf(VALUES);
const PRICE = bitOf(VALUES + 1);
const STOCK = bitOf(VALUES + 2);
const OUTSIDE = bitOf(VALUES + 3);

/** Whether a size set has a chosen size, which must also be in stock if `mustBeFree`. */
const hasSize = ({ values }: SizeSet, chosen: ReadonlySet<string>, mustBeFree: boolean) =>
  chosen.size === 0 || values.some(({ word, isFree }) => chosen.has(word) && (isFree || !mustBeFree));

/** Marks which filters each set fails, and resets its counts. */
function markFailures(sets: ListingSets, filter: FacetFilter): void {
  const begin = (set: ValueSet, fails: number) => Object.assign(set, { fails, counted: 0, isSeen: false });
  const { categoryIds, withinCategoryId: within } = filter;
  for (const set of sets.categories.all()) {
    const isChosen = categoryIds === null || categoryIds.some((id) => set.ids.includes(id));
    const isWithin = within === null || set.ids.includes(within);
    begin(set, (isChosen ? 0 : CATEGORY) | (isWithin ? 0 : OUTSIDE));
  }
  for (const [nth, { key }] of VALUE_FACETS.entries()) {
    const words = new Set(filter[key]);
    for (const set of sets.values[key].all()) {
      begin(set, words.size === 0 || set.values.some(({ word }) => words.has(word)) ? 0 : bitOf(nth));
    }
  }
  // With the stock filter, the chosen size itself must be in stock.
  const sizes = new Set(filter.size);
  for (const set of sets.sizes.all()) {
    set.fails = (hasSize(set, sizes, filter.in_stock) ? 0 : SIZE) | (filter.in_stock && !set.inStock ? STOCK : 0);
    set.countedByStock = 0;
  }
}

/**
 * Filters products and counts facets. `shown` is 1 at the index of each product that passes. The counts of each facet
 * ignore its own filter and apply all others.
 */
export function countFacets(
  products: readonly IndexedProduct[],
  sets: ListingSets,
  filter: FacetFilter,
): { total: number; shown: Uint8Array; facets: Facets } {
  markFailures(sets, filter);
  const min = (filter.price.min ?? 0) * PAISE;
  const max = (filter.price.max ?? Infinity) * PAISE;
  const inBand = new Int32Array(BANDS);
  const shown = new Uint8Array(products.length);
  let [total, lowest, highest] = [0, Infinity, -Infinity];
  let place = -1;
  for (const { price, categories, sizes, values } of products) {
    place += 1;
    if (price < 0 || (categories.fails & OUTSIDE) !== 0) continue;
    let failed = categories.fails | (price < min || price > max ? PRICE : 0);
    for (const set of values) {
      failed |= set.fails;
      set.isSeen = true;
    }
    if (failed === 0) {
      shown[place] = 1;
      total += 1;
    }
    // Most products fail more than one filter, and count for no facet.
    if ((failed & (failed - 1)) === 0) {
      if ((failed & ~CATEGORY) === 0) categories.counted += 1;
      let bit = 1;
      for (const set of values) {
        if ((failed & ~bit) === 0) set.counted += 1;
        bit <<= 1;
      }
    }
    if ((failed & ~(STOCK | SIZE)) === 0) sizes.countedByStock += 1;
    if ((failed & ~PRICE) === 0) {
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
      for (let band = 0; band < BANDS; band += 1) {
        if (price >= (FROM[band] ?? 0) && price <= (TO[band] ?? 0)) inBand[band] = (inBand[band] ?? 0) + 1;
      }
    }
  }
  const range = { min: Math.floor(lowest / PAISE), max: Math.ceil(highest / PAISE) };
  const facets: Facets = {
    category: countCategories(sets.categories.all()),
    ...perValueFacet((facet) => countValues(sets.values[facet.key].all(), facet, filter)),
    price: PRICE_BANDS.map((band, nth) => ({ ...band, count: inBand[nth] ?? 0 })).filter(({ count }) => count > 0),
    price_range: lowest === Infinity ? null : range,
    availability: countAvailability(sets.sizes.all(), filter),
  };
  return { total, shown, facets };
}

function countCategories(sets: Iterable<CategorySet>): Facets["category"] {
  const counts = new Map<number, number>();
  for (const { ids, counted } of sets) {
    if (counted > 0) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + counted);
  }
  return [...counts].map(([id, count]) => ({ id, count })).toSorted((a, b) => a.id - b.id);
}

function countValues(
  sets: Iterable<ValueSet>,
  { key, order }: ValuesFacet<ValueKey>,
  filter: FacetFilter,
): FacetValue[] {
  const words = countedWords(filter[key]);
  for (const { values, counted, isSeen } of sets) {
    if (isSeen) words.see(filter.in_stock ? values.filter(({ isFree }) => isFree !== false) : values, counted);
  }
  return words.inOrder(order).map(({ word, label, count, colorCode }) => ({
    value: word,
    label,
    count,
    ...(colorCode !== null && { color_code: colorCode }),
  }));
}

function countAvailability(sets: Iterable<SizeSet>, filter: FacetFilter): Facets["availability"] {
  const chosen = new Set(filter.size);
  const counts = { in_stock: 0, out_of_stock: 0 };
  for (const set of sets) {
    if (set.inStock && hasSize(set, chosen, true)) counts.in_stock += set.countedByStock;
    else if (hasSize(set, chosen, false)) counts.out_of_stock += set.countedByStock;
  }
  return (["in_stock", "out_of_stock"] as const)
    .map((value) => ({ value, count: counts[value] }))
    .filter(({ value, count }) => count > 0 || (value === "in_stock" && filter.in_stock));
}
