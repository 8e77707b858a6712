import type { Db } from "../database/schema.ts";
import { createArrangements } from "./arrangements.ts";
import { findProducts, type ProductRow } from "./products.repository.ts";
import {
  countOverlap,
  findShelfPage,
  MOST_MERGED,
  type ShelfFilter,
  type ShelfPage,
  WHOLE_SHOP,
  WITHIN_REACH,
} from "./shelf.repository.ts";

/** Which products a listing holds. */
export interface ListingFilter {
  /** In any of these; null: in whichever. */
  categoryIds: number[] | null;
  /** And in this one; null: in whichever. */
  withinCategoryId: number | null;
}

export interface Listings {
  /** One page of a listing, in its order, and how many products it has in all. */
  page(filter: ListingFilter, page: ShelfPage, now: Date): Promise<{ total: number; products: ProductRow[] }>;
}

/** Indexes lead to the first pages of a listing; the order of the others is remembered. See docs/decisions/008. */
export function createListings({ db }: { db: Db }): Listings {
  const arrangements = createArrangements(db);

  async function shelved(filter: ShelfFilter, page: ShelfPage, now: Date): Promise<{ total: number; ids: number[] }> {
    const { way, places } = await shortestWay(db, filter, page.offset + page.limit);
    if (places <= WITHIN_REACH && way.categoryIds.length <= MOST_MERGED) return findShelfPage(db, way, page, now);
    const ids = await arrangements.of(way, page.sort, now);
    return { total: ids.length, ids: [...ids.subarray(page.offset, page.offset + page.limit)] };
  }

  return {
    async page({ categoryIds, withinCategoryId }, page, now) {
      const filter =
        categoryIds === null
          ? { categoryIds: [withinCategoryId ?? WHOLE_SHOP], alsoIn: [] }
          : { categoryIds, alsoIn: withinCategoryId === null ? [] : [withinCategoryId] };
      const { total, ids } = await shelved(filter, page, now);
      const rows = new Map((ids.length === 0 ? [] : await findProducts(db, ids)).map((row) => [row.id, row]));
      return { total, products: ids.flatMap((id) => rows.get(id) ?? []) };
    },
  };
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
