import { type TraitFilter, PRICE_BANDS } from "@selvedge/commerce/listing";
import { paiseFromRupees } from "@selvedge/commerce/money";
import type { Facets } from "@selvedge/commerce/wire/catalogue";
import { countedWords } from "./counted-words.ts";
import type { Piece } from "./traits.ts";

const PAISE = paiseFromRupees(1);

/** All that a listing is narrowed by. */
export interface FacetFilter extends TraitFilter {
  /** In any of these; null: in whichever. */
  categoryIds: readonly number[] | null;
  /** And in this one, which is no choice; null: in whichever. */
  withinCategoryId: number | null;
}

/** What a filter has of each kind; the bits of those that a product fails are added up. */
const FAILS = { category: 1, size: 2, material: 4, color: 8, price: 16, stock: 32, origin: 64 };

/** What a product costs at a moment; null: it is not on the shelf. */
export function priceAt({ prices }: Piece, at: number): number | null {
  for (const { from, until, paise } of prices) if (from <= at && at < until) return paise;
  return null;
}

/** Says of a product at a price by which kinds of a filter it would be left out, as bits; 0: it is in the listing. */
function judge(filter: FacetFilter) {
  const sizes = new Set(filter.sizes);
  const materials = new Set(filter.materials);
  const colors = new Set(filter.colors);
  const origins = new Set(filter.origins);
  const categories = filter.categoryIds && new Set(filter.categoryIds);
  const min = (filter.priceMin ?? 0) * PAISE;
  const max = (filter.priceMax ?? Infinity) * PAISE;
  const hasSize = ({ traits }: Piece, mustBeFree: boolean) =>
    sizes.size === 0 || traits.sizes.some(({ word, isFree }) => sizes.has(word) && (isFree || !mustBeFree));
  return {
    hasSize,
    isWithin: ({ traits }: Piece) =>
      filter.withinCategoryId === null || traits.categories.includes(filter.withinCategoryId),
    fails: (piece: Piece, paise: number): number => {
      const { traits } = piece;
      let fails = 0;
      if (categories && !traits.categories.some((id) => categories.has(id))) fails |= FAILS.category;
      // Who wants what can be bought now wants it in that size.
      if (!hasSize(piece, filter.inStock)) fails |= FAILS.size;
      if (materials.size > 0 && !traits.materials.some(({ word }) => materials.has(word))) fails |= FAILS.material;
      if (colors.size > 0 && !traits.colors.some(({ word }) => colors.has(word))) fails |= FAILS.color;
      if (origins.size > 0 && !traits.origins.some(({ word }) => origins.has(word))) fails |= FAILS.origin;
      if (paise < min || paise > max) fails |= FAILS.price;
      if (filter.inStock && !traits.inStock) fails |= FAILS.stock;
      return fails;
    },
  };
}

/** Whether a product is in the listing of a filter. */
export function isInListing(filter: FacetFilter, now: Date): (piece: Piece) => boolean {
  const { isWithin, fails } = judge(filter);
  return (piece) => {
    const paise = priceAt(piece, now.getTime());
    return paise !== null && isWithin(piece) && fails(piece, paise) === 0;
  };
}

/** Counts what a listing can be narrowed by. Each kind heeds what is chosen of all others. */
export function countFacets(pieces: Iterable<Piece>, filter: FacetFilter, now: Date): Facets {
  const { hasSize, isWithin, fails } = judge(filter);
  const categories = new Map<number, number>();
  const sizes = countedWords(filter.sizes);
  const materials = countedWords(filter.materials);
  const colors = countedWords(filter.colors);
  const origins = countedWords(filter.origins);
  const bands = PRICE_BANDS.map(({ min, max }) => ({ min, max, count: 0 }));
  const stock = { in_stock: 0, out_of_stock: 0 };
  let [lowest, highest] = [Infinity, -Infinity];

  for (const piece of pieces) {
    const { traits } = piece;
    const paise = priceAt(piece, now.getTime());
    if (paise === null || !isWithin(piece)) continue;
    const failed = fails(piece, paise);
    const onlyFails = (kind: number) => (failed & ~kind) === 0;
    if (onlyFails(FAILS.category)) {
      for (const id of traits.categories) categories.set(id, (categories.get(id) ?? 0) + 1);
    }
    sizes.see(filter.inStock ? traits.sizes.filter(({ isFree }) => isFree) : traits.sizes, onlyFails(FAILS.size));
    materials.see(traits.materials, onlyFails(FAILS.material));
    colors.see(traits.colors, onlyFails(FAILS.color));
    origins.see(traits.origins, onlyFails(FAILS.origin));
    if (onlyFails(FAILS.price)) {
      [lowest, highest] = [Math.min(lowest, paise), Math.max(highest, paise)];
      for (const band of bands) {
        if (paise >= band.min * PAISE && paise <= (band.max ?? Infinity) * PAISE) band.count += 1;
      }
    }
    if (onlyFails(FAILS.stock | FAILS.size)) {
      if (traits.inStock && hasSize(piece, true)) stock.in_stock += 1;
      else if (hasSize(piece, false)) stock.out_of_stock += 1;
    }
  }

  categories.delete(0);
  return {
    category: [...categories].map(([id, count]) => ({ id, count })).toSorted((a, b) => a.id - b.id),
    size: sizes.inOrder().map(({ word, label, count }) => ({ value: word, label, count })),
    material: materials.byName().map(({ word, label, count }) => ({ value: word, label, count })),
    color: colors
      .byName()
      .map(({ word, label, count, colorCode }) => ({ value: word, label, count, color_code: colorCode })),
    origin: origins.byName().map(({ word, label, count }) => ({ value: word, label, count })),
    price: bands.filter(({ count }) => count > 0),
    price_range: lowest === Infinity ? null : { min: Math.floor(lowest / PAISE), max: Math.ceil(highest / PAISE) },
    availability: (["in_stock", "out_of_stock"] as const)
      .map((value) => ({ value, count: stock[value] }))
      .filter(({ value, count }) => count > 0 || (value === "in_stock" && filter.inStock)),
  };
}
