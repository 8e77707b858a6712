import type { Sort } from "@selvedge/commerce/wire/catalogue";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/schema.ts";

/** The category that every product stands in. */
export const WHOLE_SHOP = 0;

/**
 * As far as a page is looked for along an index. In the statement's text, since a plan for any number would reckon with many; the page
 * itself is cut from outside, and nothing beyond it is read.
 */
export const WITHIN_REACH = 1_200;

const ORDERS = {
  default: { key: sql`position`, order: sql`position` },
  price_asc: { key: sql`price_paise`, order: sql`price_paise` },
  price_desc: { key: sql`price_paise`, order: sql`price_paise desc` },
  name_asc: { key: sql`name`, order: sql`name` },
  name_desc: { key: sql`name`, order: sql`name desc` },
} satisfies Record<Sort, unknown>;

/** Products of one category, or of several together; `withinCategoryId`, if not null, must hold them too. */
export interface ShelfFilter {
  categoryIds: readonly number[];
  withinCategoryId: number | null;
}

export interface ShelfPage {
  sort: Sort;
  limit: number;
  offset: number;
}

/** How many products stand in a category at `now`: all that were counted, but for those that are published later. */
export function countShelved(categoryId: RawBuilder<unknown>, now: Date): RawBuilder<number> {
  return sql<number>`(
    (select coalesce(sum(products), 0)::integer from shelf_tallies where category_id = ${categoryId})
    - (select count(*)::integer from shelf_places
       where category_id = ${categoryId} and published_at > ${now} and until_at = 'infinity'))`;
}

/**
 * A page of one category, and how many products it has in all. The page must be `WITHIN_REACH`. What the index of current places has
 * wrong, until the shelf is next tidied, is added from the other two and left out by the times.
 */
export async function findShelfPage(
  db: Db,
  categoryId: number,
  { sort, limit, offset }: ShelfPage,
  now: Date,
): Promise<{ total: number; ids: number[] }> {
  const { key, order } = ORDERS[sort];
  const of = (state: string) => sql`
    (select product_id, ${key} from shelf_places
     where category_id = ${categoryId} and state = ${sql.lit(state)} and from_at <= ${now} and until_at > ${now}
     order by ${order}, product_id limit ${sql.lit(WITHIN_REACH)})`;
  const { rows } = await sql<{ total: number; ids: number[] }>`
    select ${countShelved(sql`${categoryId}::integer`, now)} as total, array(
      select product_id from (${of("current")} union all ${of("coming")} union all ${of("ended")}) place
      order by ${order}, product_id limit ${limit} offset ${offset}
    ) as ids
  `.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

const version = sql`(select coalesce(sum(changes), 0)::bigint from shelf_tallies where category_id = ${WHOLE_SHOP})`;

/** Grows with each change of the shelf. */
export async function findShelfVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select ${version} as version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** When, without any change, a price or a publication next comes due; null: never. */
export async function findNextTurn(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select ${nextTurn(now)} as at`.execute(db);
  return rows[0]?.at ?? null;
}

const nextTurn = (now: Date) => sql`(select min(from_at) from shelf_places where category_id = 0 and from_at > ${now})`;

/** All products of a listing in their order, as they are at one version of the shelf. */
export interface Arrangement {
  version: number;
  ids: Int32Array;
  /** When, without any change, a price or a publication comes due; null: never. */
  endsAt: Date | null;
}

/** Arranges the products of a filter. Takes as long as there are products. */
export async function findArrangement(
  db: Db,
  { categoryIds, withinCategoryId }: ShelfFilter,
  sort: Sort,
  now: Date,
): Promise<Arrangement> {
  const { key, order } = ORDERS[sort];
  const within = sql`and exists (
    select from shelf_places own where own.product_id = place.product_id and own.category_id = ${withinCategoryId})`;
  const { rows } = await sql<{ version: number; endsAt: Date | null; ids: string | null }>`
    select ${version} as version,
      ${nextTurn(now)} as "endsAt",
      (select string_agg(product_id::text, ',' order by ${order}, product_id) from (
        select ${categoryIds.length > 1 ? sql`distinct` : sql``} product_id, ${key} from shelf_places place
        where category_id = any(${categoryIds}::integer[]) and from_at <= ${now} and until_at > ${now}
        ${withinCategoryId === null ? sql`` : within}
      ) place) as ids
  `.execute(db);
  const [row] = rows;
  const ids = row?.ids ? Int32Array.from(row.ids.split(","), Number) : new Int32Array();
  return { version: row?.version ?? 0, ids, endsAt: row?.endsAt ?? null };
}

/**
 * Moves places that have begun or ended since to their index, five hundred at most. Resolves with how many there were. It waits for
 * nobody: who changes products locks their places in another order, and puts them right anyway.
 */
export async function tidyShelf(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    with stale as (
      (select product_id, category_id, from_at from shelf_places
       where state = 'current' and until_at <= ${now} and until_at < 'infinity' limit 250)
      union all
      (select begun.* from (select 0 as id union all select id from categories) category cross join lateral (
         select product_id, category_id, from_at from shelf_places
         where category_id = category.id and state = 'coming' and from_at <= ${now} limit 250) begun
       limit 250)
    ), free as (
      select place.product_id, place.category_id, place.from_at from shelf_places place
      join stale using (product_id, category_id, from_at) for no key update of place skip locked
    )
    update shelf_places place set state = case when until_at <= ${now} then 'ended' else 'current' end from free
    where (place.product_id, place.category_id, place.from_at) = (free.product_id, free.category_id, free.from_at)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
