import type { Sort } from "@selvedge/commerce/wire/catalogue";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Database, Db } from "../database/schema.ts";
import { isOnSale, type ProductRow, selectProducts } from "./products.repository.ts";

/** Which products a listing holds. */
export interface ListingFilter {
  /** In any of these; null: in whichever. */
  categoryIds: number[] | null;
  /** And in this one; null: in whichever. */
  withinCategoryId: number | null;
}

export interface ListingPage {
  sort: Sort;
  limit: number;
  offset: number;
}

/** One page of a listing, in its order. */
export async function findListing(
  db: Db,
  filter: ListingFilter,
  { sort, limit, offset }: ListingPage,
  now: Date,
): Promise<ProductRow[]> {
  // The page is cut from the products alone, so that sizes, pictures and reviews are gathered for its products only.
  const page = sorted(listed(db, filter, now), sort, now)
    .select("products.id")
    .limit(limit)
    .offset(offset);
  return sorted(
    selectProducts(db).where((product) => product("products.id", "in", page)),
    sort,
    now,
  ).execute();
}

/** How many products a listing holds in all. */
export async function countListing(db: Db, filter: ListingFilter, now: Date): Promise<number> {
  const { total } = await listed(db, filter, now)
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

function listed(db: Db, { categoryIds, withinCategoryId }: ListingFilter, now: Date) {
  const inAnyOf = (ids: number[]) =>
    db
      .selectFrom("product_categories")
      .select("product_id")
      .where("category_id", "=", sql<number>`any(${ids})`);
  let query = db.selectFrom("products").where((product) => isOnSale(product, now));
  if (categoryIds !== null) query = query.where("products.id", "in", inAnyOf(categoryIds));
  if (withinCategoryId !== null) query = query.where("products.id", "in", inAnyOf([withinCategoryId]));
  return query;
}

function sorted<Tables extends "products", Row>(
  query: SelectQueryBuilder<Database, Tables | "products", Row>,
  sort: Sort,
  now: Date,
): SelectQueryBuilder<Database, Tables | "products", Row> {
  const pricedNow = sql`case when products.offer_ends_at <= ${now} then products.price_paise else products.sale_price_paise end`;
  const name = sql`lower(products.name)`;
  const orders = {
    default: sql`products.position`,
    price_asc: pricedNow,
    price_desc: sql`${pricedNow} desc`,
    name_asc: name,
    name_desc: sql`${name} desc`,
  } satisfies Record<Sort, unknown>;
  return query.orderBy(orders[sort]).orderBy(sql`products.id`);
}
