import type { Facets } from "@selvedge/commerce/wire/catalogue";
import type { FoundCategory } from "@selvedge/commerce/wire/search";
import type { Db } from "../database/schema.ts";
import { createArrangements } from "./arrangements.ts";
import { countFacets, type FacetFilter, isInListing } from "./facets.ts";
import { findProducts, findProductsAnd, type ProductRow } from "./products.repository.ts";
import { rememberFacets } from "./remembered-facets.ts";
import { findMatches, type ProductQuestion } from "./search.repository.ts";
import {
  countOverlap,
  findShelfPage,
  MOST_MERGED,
  type ShelfFilter,
  type ShelfPage,
  WHOLE_SHOP,
  WITHIN_REACH,
} from "./shelf.repository.ts";
import { createTraits, type Pieces } from "./traits.ts";
import { traitsChangedSince } from "./traits.repository.ts";

/** One page of a listing, in its order. */
export interface ListedPage {
  /** How many products it has in all. */
  total: number;
  products: ProductRow[];
  facets: Facets;
}

/** One page of what a question finds. */
export interface FoundPage extends ListedPage {
  /** How many products it finds when nothing narrows it. */
  matches: number;
  /** That the question names. */
  categories: FoundCategory[];
}

export interface Listings {
  page(filter: FacetFilter, page: ShelfPage, now: Date): Promise<ListedPage>;
  /** What a question finds, narrowed, with facets that are counted of nothing else. */
  search(question: ProductQuestion, filter: FacetFilter, page: ShelfPage, now: Date): Promise<FoundPage>;
  /** Reads what facets are counted from, so that nobody waits for it. */
  prepare(): Promise<void>;
}

/**
 * Indexes lead to the first pages of a listing; the order of the others is remembered, and so is what products can be found by. See
 * docs/decisions/008.
 */
export function createListings({ db, isStandby }: { db: Db; isStandby: boolean }): Listings {
  const arrangements = createArrangements(db);
  const traits = createTraits(db);
  const facetsOf = rememberFacets();

  async function shelved(filter: ShelfFilter, page: ShelfPage, now: Date): Promise<{ total: number; ids: number[] }> {
    const { way, places } = await shortestWay(db, filter, page.offset + page.limit);
    if (places <= WITHIN_REACH && way.categoryIds.length <= MOST_MERGED) return findShelfPage(db, way, page, now);
    const ids = await arrangements.of(way, page.sort, now);
    return { total: ids.length, ids: [...ids.subarray(page.offset, page.offset + page.limit)] };
  }

  /** What has changed of the traits is asked with the products of the page, in one statement; of a standby one after the other. */
  async function productsAnd(ids: number[]): Promise<{ rows: ProductRow[]; pieces: Pieces }> {
    if (isStandby) return { rows: ids.length === 0 ? [] : await findProducts(db, ids), pieces: await traits.renew() };
    const from = await traits.seen();
    const { rows, changes } = await findProductsAnd(db, ids, traitsChangedSince(from));
    return { rows, pieces: changes ? await traits.take(from, changes) : await traits.renew() };
  }

  /** Narrowed by more than categories: the order of all, of which what the filter lets through is left. */
  async function narrowed(filter: FacetFilter, { sort, offset, limit }: ShelfPage, now: Date): Promise<ListedPage> {
    const pieces = await traits.renew();
    const whole = { categoryIds: [filter.withinCategoryId ?? WHOLE_SHOP], alsoIn: [] };
    const isShown = isInListing(filter, now);
    const all = await arrangements.of(whole, sort, now);
    const ids = all.filter((id) => {
      const piece = pieces.byId.get(id);
      return piece !== undefined && isShown(piece);
    });
    const shown = [...ids.subarray(offset, offset + limit)];
    const rows = shown.length === 0 ? [] : await findProducts(db, shown);
    return { total: ids.length, products: inOrder(shown, rows), facets: facetsOf(pieces, filter, now) };
  }

  return {
    async page(filter, page, now) {
      if (isNarrowed(filter)) return narrowed(filter, page, now);
      const { total, ids } = await shelved(shelfFilter(filter), page, now);
      const { rows, pieces } = await productsAnd(ids);
      return { total, products: inOrder(ids, rows), facets: facetsOf(pieces, filter, now) };
    },

    async search(question, filter, { sort, offset, limit }, now) {
      const from = await traits.seen();
      // Of a standby one after the other, as above.
      const found = await findMatches(db, question, sort, isStandby ? null : traitsChangedSince(from), now);
      const { byId } = found.changes ? await traits.take(from, found.changes) : await traits.renew();
      const pieces = found.ids.flatMap((id) => byId.get(id) ?? []);
      const isShown = isInListing(filter, now);
      const ids = found.ids.filter((id) => {
        const piece = byId.get(id);
        return piece !== undefined && isShown(piece);
      });
      const shown = ids.slice(offset, offset + limit);
      const rows = shown.length === 0 ? [] : await findProducts(db, shown);
      return {
        total: ids.length,
        products: inOrder(shown, rows),
        facets: countFacets(pieces, filter, now),
        matches: pieces.length,
        categories: found.categories,
      };
    },

    prepare: async () => void (await traits.seen()),
  };
}

function isNarrowed({ sizes, materials, colors, origins, priceMin, priceMax, inStock }: FacetFilter): boolean {
  const words = sizes.length + materials.length + colors.length + origins.length;
  return words > 0 || priceMin !== null || priceMax !== null || inStock;
}

function shelfFilter({ categoryIds, withinCategoryId }: FacetFilter): ShelfFilter {
  if (categoryIds === null) return { categoryIds: [withinCategoryId ?? WHOLE_SHOP], alsoIn: [] };
  return { categoryIds, alsoIn: withinCategoryId === null ? [] : [withinCategoryId] };
}

function inOrder(ids: readonly number[], rows: readonly ProductRow[]): ProductRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The same filter, said so that fewest places are looked at: along the categories that hold less, and without a second question to
 * which all of them have the same answer. `places` is how many that are, for the first `wanted` products.
 */
async function shortestWay(db: Db, filter: ShelfFilter, wanted: number): Promise<{ way: ShelfFilter; places: number }> {
  if (filter.alsoIn.length === 0) return { way: filter, places: wanted };
  const { some, others, both } = await countOverlap(db, filter.categoryIds, filter.alsoIn);
  const [less, more] = some <= others ? [filter.categoryIds, filter.alsoIn] : [filter.alsoIn, filter.categoryIds];
  const fewest = Math.min(some, others);
  if (both === 0) return { way: { categoryIds: [], alsoIn: [] }, places: 0 };
  if (both === fewest) return { way: { categoryIds: less, alsoIn: [] }, places: wanted };
  return { way: { categoryIds: less, alsoIn: more }, places: Math.min(fewest, wanted * (fewest / both)) };
}
