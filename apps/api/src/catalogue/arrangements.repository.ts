import type { Sort } from "@selvedge/commerce/wire/catalogue";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/schema.ts";
import { ORDERS, type ShelfFilter, standsIn, WHOLE_SHOP, WITHIN_REACH } from "./shelf.repository.ts";

/** Of more products that have moved, each looked for in each category, all are read sooner: a fiftieth of them, within bounds. */
const mostLookedFor = (products: number) => Math.min(MOST_LOOKED_FOR, Math.max(40, Math.ceil(products / 50)));
const MOST_LOOKED_FOR = 200;
/** What has begun or ended and was not tidied yet is stepped over for each product that is looked for: so many take as long as one look. */
const STEPS_OF_A_LOOK = 10;

/** All products of a listing in their order. */
export interface Arrangement {
  ids: Int32Array;
  /** Which transactions it knows of. */
  snapshot: string;
  /** Which database counts them: another one, or one that was restored, begins anew. */
  counter: string;
  /** The moment whose prices and publications it shows. */
  at: Date;
}

/** A standby does not say which transactions are under way: there all are that began after the first of them. */
export const snapshot = sql`case when pg_is_in_recovery()
  then concat(pg_snapshot_xmin(pg_current_snapshot()), ':', pg_snapshot_xmin(pg_current_snapshot()), ':')
  else pg_current_snapshot()::text end`;
export const counter = sql`pg_postmaster_start_time()::text || ' ' || 'changed_products'::regclass::oid::text`;

/** Arranges the products of a filter. Takes as long as there are products. */
export async function findArrangement(
  db: Db,
  { categoryIds, alsoIn }: ShelfFilter,
  sort: Sort,
  now: Date,
): Promise<Arrangement> {
  const { key, order } = ORDERS[sort];
  const too = sql`and exists (
    select from shelf_places own where own.product_id = place.product_id and own.category_id = any(${alsoIn}::integer[]))`;
  const { rows } = await sql<{ snapshot: string; counter: string; ids: string | null }>`
    select ${snapshot} as snapshot, ${counter} as counter,
      (select string_agg(product_id::text, ',' order by ${order}, product_id) from (
        select ${categoryIds.length > 1 ? sql`distinct` : sql``} product_id, ${key} from shelf_places place
        where category_id = any(${categoryIds}::integer[]) and from_at <= ${now} and until_at > ${now}
        ${alsoIn.length === 0 ? sql`` : too}
      ) place) as ids
  `.execute(db);
  const [row] = rows;
  const ids = row?.ids ? Int32Array.from(row.ids.split(","), Number) : new Int32Array();
  return { ids, snapshot: row?.snapshot ?? "", counter: row?.counter ?? "", at: now };
}

/** What has become of an arrangement since. */
export interface Moves {
  snapshot: string;
  /** Products that have changed, or of which a price or a publication has come due. */
  moved: number[];
  /**
   * Those of them that are in the listing now, in its order, and which product comes next in it; null: none. One that is not in the
   * listing says that it is too far away to be found.
   */
  places: { id: number; next: number | null }[];
}

/**
 * What has moved in a listing between an arrangement of it and `now`. Null when so much has that all of it is read sooner, or when it
 * cannot be told: another database counts its transactions.
 */
export async function findMoves(
  db: Db,
  { categoryIds, alsoIn }: ShelfFilter,
  sort: Sort,
  known: Arrangement,
  now: Date,
): Promise<Moves | null> {
  const { key, order } = ORDERS[sort];
  const [from, to] = known.at < now ? [known.at, now] : [now, known.at];
  const tooMany = sql.lit(MOST_LOOKED_FOR + 1);
  const { rows } = await sql<Moves & { counter: string; isReadSooner: boolean }>`
    with changed as materialized (
      (select product_id from changed_products
       where changed_by >= pg_snapshot_xmin(${known.snapshot}::pg_snapshot) and changed_by < pg_snapshot_xmax(pg_current_snapshot())
         and not pg_visible_in_snapshot(changed_by, ${known.snapshot}::pg_snapshot)
       order by changed_by limit ${tooMany})
      union
      (select product_id from shelf_places
       where category_id = ${sql.lit(WHOLE_SHOP)} and from_at > ${from} and from_at <= ${to} order by from_at limit ${tooMany})
    ), effort as materialized (
      select (select count(*) from changed) * cardinality(${categoryIds}::integer[])
        * (1 + (select count(*) from (${untidied(now)}) place) / ${sql.lit(STEPS_OF_A_LOOK)})
        > ${mostLookedFor(known.ids.length)}::integer as too_much
    ), moved as materialized (
      select distinct product_id, ${key} from shelf_places place
      where (select not too_much from effort) and product_id in (select product_id from changed)
        and category_id = any(${categoryIds}::integer[]) and from_at <= ${now} and until_at > ${now} ${standsIn(alsoIn)}
    )
    select ${snapshot} as snapshot, ${counter} as counter, (select too_much from effort) as "isReadSooner",
      array(select product_id from changed) as moved,
      array(
        select json_build_object('id', product_id, 'next', next) from moved left join lateral (
          select product_id as next from unnest(${categoryIds}::integer[]) category (id) cross join lateral (
            ${sql.join(nextIn(sort, alsoIn, now), sql` union all `)}
          ) candidate order by ${order}, product_id limit 1
        ) following on true order by ${order}, product_id
      ) as places
  `.execute(db);
  const [moves] = rows;
  return !moves || moves.counter !== known.counter || moves.isReadSooner ? null : moves;
}

/**
 * What the shelf has in another index than it belongs, as far as it matters how much that is. In the order of the indexes: who expects to
 * find many soon, and finds none, would read the whole table.
 */
function untidied(now: Date): RawBuilder<unknown> {
  const enough = sql.lit(MOST_LOOKED_FOR * STEPS_OF_A_LOOK);
  return sql`
    (select from shelf_places where category_id = ${sql.lit(WHOLE_SHOP)} and state = 'coming' and from_at <= ${now}
     order by from_at limit ${enough})
    union all
    (select from shelf_places where state = 'current' and until_at <= ${now} and until_at < 'infinity'
     order by until_at limit ${enough})`;
}

/**
 * For a place `moved` and a `category`: what comes next there, by each index and each way to come next, of which the first is meant. Of
 * products that must stand in others too it is looked for within reach; the last one within reach says that it was not found.
 */
function nextIn(sort: Sort, alsoIn: readonly number[], now: Date): RawBuilder<unknown>[] {
  const { key, order, later } = ORDERS[sort];
  const alike = sql`(${key} = moved.${key} and product_id > moved.product_id)`;
  const beyond = sql`${key} ${later} moved.${key}`;
  const next = (state: string, comesNext: RawBuilder<unknown>) => {
    const inOrder = sql`
      select product_id, ${key} from shelf_places
      where category_id = category.id and state = ${sql.lit(state)} and from_at <= ${now} and until_at > ${now} and ${comesNext}
      order by ${order}, product_id`;
    if (alsoIn.length === 0) return sql`(${inOrder} limit 1)`;
    return sql`
      (select product_id, ${key} from (
         select place.*, row_number() over () as nth from (${inOrder} limit ${sql.lit(WITHIN_REACH)}) place
       ) place where nth = ${sql.lit(WITHIN_REACH)} or (true ${standsIn(alsoIn)}) order by nth limit 1)`;
  };
  return [
    next("current", alike),
    next("current", beyond),
    ...["coming", "ended"].map((state) => next(state, sql`(${beyond} or ${alike})`)),
  ];
}
