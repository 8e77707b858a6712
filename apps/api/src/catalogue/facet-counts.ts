import { type ChosenFacets, PRICE_BANDS } from "@selvedge/commerce/listing";
import { paiseFromRupees } from "@selvedge/commerce/money";
import type { Facets } from "@selvedge/commerce/wire/catalogue";
import { countedWords } from "./counted-words.ts";
import type { SortKeys } from "./sorted-list.ts";
import type { CategorySet, SizeSet, ValueSet } from "./value-sets.ts";

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
  materials: ValueSet;
  colors: ValueSet;
  origins: ValueSet;
}

/** All value sets of each kind. */
export interface ValueSets {
  categories: { all(): Iterable<CategorySet> };
  sizes: { all(): Iterable<SizeSet> };
  materials: { all(): Iterable<ValueSet> };
  colors: { all(): Iterable<ValueSet> };
  origins: { all(): Iterable<ValueSet> };
}

/** One bit for each kind of filter; a product's bits are those that it fails. */
const FAILS = { category: 1, size: 2, material: 4, color: 8, price: 16, stock: 32, origin: 64, outside: 128 };

/** Whether a size set has a chosen size, which must also be in stock if `mustBeFree`. */
const hasSize = ({ values }: SizeSet, chosen: ReadonlySet<string>, mustBeFree: boolean) =>
  chosen.size === 0 || values.some(({ word, isFree }) => chosen.has(word) && (isFree || !mustBeFree));

/** Marks which filters each set fails, and resets its counts. */
function markFailures(sets: ValueSets, filter: FacetFilter): void {
  const begin = (set: ValueSet, fails: number) => Object.assign(set, { fails, counted: 0, isSeen: false });
  const { categoryIds, withinCategoryId: within } = filter;
  for (const set of sets.categories.all()) {
    const isChosen = categoryIds === null || categoryIds.some((id) => set.ids.includes(id));
    const isWithin = within === null || set.ids.includes(within);
    begin(set, (isChosen ? 0 : FAILS.category) | (isWithin ? 0 : FAILS.outside));
  }
  const sizes = new Set(filter.sizes);
  for (const set of sets.sizes.all()) {
    // With the stock filter, the chosen size itself must be in stock.
    const fits = hasSize(set, sizes, filter.inStock);
    begin(set, (fits ? 0 : FAILS.size) | (filter.inStock && !set.inStock ? FAILS.stock : 0));
    set.countedByStock = 0;
  }
  for (const [kind, chosen, bit] of [
    ["materials", filter.materials, FAILS.material],
    ["colors", filter.colors, FAILS.color],
    ["origins", filter.origins, FAILS.origin],
  ] as const) {
    const words = new Set(chosen);
    for (const set of sets[kind].all()) {
      begin(set, words.size === 0 || set.values.some(({ word }) => words.has(word)) ? 0 : bit);
    }
  }
}

/**
 * Filters products and counts facets. `shown` is 1 at the index of each product that passes. The counts of each facet
 * ignore its own filter and apply all others.
 */
export function countFacets(
  products: readonly IndexedProduct[],
  sets: ValueSets,
  filter: FacetFilter,
): { total: number; shown: Uint8Array; facets: Facets } {
  markFailures(sets, filter);
  const min = (filter.priceMin ?? 0) * PAISE;
  const max = (filter.priceMax ?? Infinity) * PAISE;
  const inBand = new Int32Array(BANDS);
  const shown = new Uint8Array(products.length);
  let [total, lowest, highest] = [0, Infinity, -Infinity];
  let place = -1;
  for (const { price, categories, sizes, materials, colors, origins } of products) {
    place += 1;
    if (price < 0 || (categories.fails & FAILS.outside) !== 0) continue;
    const failed =
      categories.fails |
      sizes.fails |
      materials.fails |
      colors.fails |
      origins.fails |
      (price < min || price > max ? FAILS.price : 0);
    if (failed === 0) {
      shown[place] = 1;
      total += 1;
    }
    if ((failed & ~FAILS.category) === 0) categories.counted += 1;
    if ((failed & ~FAILS.size) === 0) sizes.counted += 1;
    if ((failed & ~FAILS.material) === 0) materials.counted += 1;
    if ((failed & ~FAILS.color) === 0) colors.counted += 1;
    if ((failed & ~FAILS.origin) === 0) origins.counted += 1;
    if ((failed & ~(FAILS.stock | FAILS.size)) === 0) sizes.countedByStock += 1;
    sizes.isSeen = materials.isSeen = colors.isSeen = origins.isSeen = true;
    if ((failed & ~FAILS.price) === 0) {
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
      for (let band = 0; band < BANDS; band += 1) {
        if (price >= (FROM[band] ?? 0) && price <= (TO[band] ?? 0)) inBand[band] = (inBand[band] ?? 0) + 1;
      }
    }
  }
  const wordsOf = (kind: "sizes" | "materials" | "colors" | "origins") =>
    countWords(sets[kind].all(), filter[kind], filter);
  const range = { min: Math.floor(lowest / PAISE), max: Math.ceil(highest / PAISE) };
  const facets: Facets = {
    category: countCategories(sets.categories.all()),
    size: wordsOf("sizes")
      .inOrder()
      .map(({ word, label, count }) => ({ value: word, label, count })),
    material: wordsOf("materials")
      .byName()
      .map(({ word, label, count }) => ({ value: word, label, count })),
    color: wordsOf("colors")
      .byName()
      .map(({ word, label, count, colorCode }) => ({ value: word, label, count, color_code: colorCode })),
    origin: wordsOf("origins")
      .byName()
      .map(({ word, label, count }) => ({ value: word, label, count })),
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

function countWords(sets: Iterable<ValueSet>, chosen: readonly string[], { inStock }: FacetFilter) {
  const words = countedWords(chosen);
  for (const { values, counted, isSeen } of sets) {
    if (isSeen) words.see(inStock ? values.filter(({ isFree }) => isFree !== false) : values, counted);
  }
  return words;
}

function countAvailability(sets: Iterable<SizeSet>, filter: FacetFilter): Facets["availability"] {
  const chosen = new Set(filter.sizes);
  const counts = { in_stock: 0, out_of_stock: 0 };
  for (const set of sets) {
    if (set.inStock && hasSize(set, chosen, true)) counts.in_stock += set.countedByStock;
    else if (hasSize(set, chosen, false)) counts.out_of_stock += set.countedByStock;
  }
  return (["in_stock", "out_of_stock"] as const)
    .map((value) => ({ value, count: counts[value] }))
    .filter(({ value, count }) => count > 0 || (value === "in_stock" && filter.inStock));
}
