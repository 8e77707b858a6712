import type { Sort } from "@selvedge/commerce/wire/catalogue";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/schema.ts";

/** The category that every product stands in. */
export const WHOLE_SHOP = 0;
const NOWHERE = -1;

/**
 * As far as a page is looked for along an index. In the statement's text, since a plan for any number would reckon with many; the page
 * itself is cut from outside, and nothing beyond it is read.
 */
export const WITHIN_REACH = 1_200;

/** Of more categories together no page is looked for along their indexes. */
export const MOST_MERGED = 8;

/** What a place is ordered by, how, and what comes later. Those that are alike stand in the order of their products' ids. */
export const ORDERS = {
  default: { key: sql`position`, order: sql`position`, later: sql`>` },
  price_asc: { key: sql`price_paise`, order: sql`price_paise`, later: sql`>` },
  price_desc: { key: sql`price_paise`, order: sql`price_paise desc`, later: sql`<` },
  name_asc: { key: sql`name`, order: sql`name`, later: sql`>` },
  name_desc: { key: sql`name`, order: sql`name desc`, later: sql`<` },
} satisfies Record<Sort, unknown>;

/** Products of any of some categories; unless `alsoIn` is empty, those that stand in any of these too. */
export interface ShelfFilter {
  categoryIds: readonly number[];
  alsoIn: readonly number[];
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

/** The same of a filter, whose products may stand in several of its categories. */
function countFiltered({ categoryIds, alsoIn }: ShelfFilter, now: Date): RawBuilder<number> {
  const [only, ...others] = categoryIds;
  if (others.length === 0 && alsoIn.length === 0) return countShelved(sql`${only ?? NOWHERE}::integer`, now);
  const too = alsoIn.length === 0 ? sql`` : sql`and categories && ${alsoIn}::integer[]`;
  return sql<number>`(
    (select coalesce(sum(products), 0)::integer from shelf_sets where categories && ${categoryIds}::integer[] ${too})
    - (select count(distinct product_id)::integer from shelf_places place
       where category_id = any(${categoryIds}::integer[]) and published_at > ${now} and until_at = 'infinity'
       ${standsIn(alsoIn)}))`;
}

/** A condition on `place`. A subquery that the planner cannot turn into a join, which would lose the order of an index. */
export function standsIn(categoryIds: readonly number[]): RawBuilder<unknown> {
  if (categoryIds.length === 0) return sql``;
  return sql`and (select true from shelf_places own
    where own.product_id = place.product_id and own.category_id = any(${categoryIds}::integer[]) limit 1)`;
}

/** When, without any change, a price or a publication next comes due; null: never. */
export async function findNextTurn(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(from_at) as at from shelf_places where category_id = ${sql.lit(WHOLE_SHOP)} and from_at > ${now}
  `.execute(db);
  return rows[0]?.at ?? null;
}

/** How many products stand in any of some categories, in any of others, and in both. With those that are published later. */
export async function countOverlap(
  db: Db,
  some: readonly number[],
  others: readonly number[],
): Promise<{ some: number; others: number; both: number }> {
  const [inSome, inOthers] = [some, others].map((ids) => sql`categories && ${ids}::integer[]`);
  const { rows } = await sql<{ some: number; others: number; both: number }>`
    select coalesce(sum(products) filter (where ${inSome}), 0)::integer as some,
      coalesce(sum(products) filter (where ${inOthers}), 0)::integer as others,
      coalesce(sum(products) filter (where ${inSome} and ${inOthers}), 0)::integer as both
    from shelf_sets
  `.execute(db);
  return rows[0] ?? { some: 0, others: 0, both: 0 };
}

/**
 * A page of a filter, and how many products it has in all. The page must be `WITHIN_REACH`, the categories no more than `MOST_MERGED`:
 * their indexes are read side by side, no further than the page. What the index of current places has wrong, until the shelf is next
 * tidied, is added from the other two and left out by the times.
 */
export async function findShelfPage(
  db: Db,
  filter: ShelfFilter,
  { sort, limit, offset }: ShelfPage,
  now: Date,
): Promise<{ total: number; ids: number[] }> {
  const { key, order } = ORDERS[sort];
  const of = (categoryId: number, state: string) => sql`
    (select product_id, ${key} from shelf_places place
     where category_id = ${categoryId} and state = ${sql.lit(state)} and from_at <= ${now} and until_at > ${now}
     ${standsIn(filter.alsoIn)} order by ${order}, product_id limit ${sql.lit(WITHIN_REACH)})`;
  const merged = inFewSizes(filter.categoryIds);
  const places = merged.flatMap((id) => ["current", "coming", "ended"].map((state) => of(id, state)));
  const { rows } = await sql<{ total: number; ids: number[] }>`
    select ${countFiltered(filter, now)} as total, array(
      select ${merged.length > 1 ? sql`distinct on (${key}, product_id)` : sql``} product_id
      from (${sql.join(places, sql` union all `)}) place
      order by ${order}, product_id limit ${limit} offset ${offset}
    ) as ids
  `.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

/** One, two, four or eight of them, so that few statements need a plan. */
function inFewSizes(categoryIds: readonly number[]): readonly number[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, categoryIds.length)));
  return Array.from({ length: size }, (_, index) => categoryIds[index] ?? NOWHERE);
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
