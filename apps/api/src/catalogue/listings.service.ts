import type { Db } from "../database/schema.ts";
import { createArrangements } from "./arrangements.ts";
import { findProducts, type ProductRow } from "./products.repository.ts";
import { findShelfPage, type ShelfFilter, type ShelfPage, WHOLE_SHOP, WITHIN_REACH } from "./shelf.repository.ts";

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

/** An index leads to the first pages of a category; the order of the others is remembered. See docs/decisions/008. */
export function createListings({ db }: { db: Db }): Listings {
  const arrangements = createArrangements(db);

  async function shelved(filter: ShelfFilter, page: ShelfPage, now: Date): Promise<{ total: number; ids: number[] }> {
    const [only, ...others] = filter.categoryIds;
    const isNear = page.offset + page.limit <= WITHIN_REACH;
    if (only !== undefined && others.length === 0 && filter.withinCategoryId === null && isNear)
      return findShelfPage(db, only, page, now);
    const ids = await arrangements.of(filter, page.sort, now);
    return { total: ids.length, ids: [...ids.subarray(page.offset, page.offset + page.limit)] };
  }

  return {
    async page({ categoryIds, withinCategoryId }, page, now) {
      const filter =
        categoryIds === null
          ? { categoryIds: [withinCategoryId ?? WHOLE_SHOP], withinCategoryId: null }
          : { categoryIds, withinCategoryId };
      const { total, ids } = await shelved(filter, page, now);
      const rows = new Map((ids.length === 0 ? [] : await findProducts(db, ids)).map((row) => [row.id, row]));
      return { total, products: ids.flatMap((id) => rows.get(id) ?? []) };
    },
  };
}
