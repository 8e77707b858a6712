import type { Sort } from "@selvedge/commerce/wire/catalogue";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/schema.ts";
import { ORDERS, type ShelfFilter, standsIn, WHOLE_SHOP, WITHIN_REACH } from "./shelf.repository.ts";

/** Of more products that have moved, each looked for in each category, all products are read sooner. */
const MOST_LOOKED_FOR = 200;

/** All products of a listing in their order. */
export interface Arrangement {
  ids: Int32Array;
  /** Which transactions it knows of. */
  snapshot: string;
  /** The moment whose prices and publications it shows. */
  at: Date;
}

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
  const { rows } = await sql<{ snapshot: string; ids: string | null }>`
    select pg_current_snapshot()::text as snapshot,
      (select string_agg(product_id::text, ',' order by ${order}, product_id) from (
        select ${categoryIds.length > 1 ? sql`distinct` : sql``} product_id, ${key} from shelf_places place
        where category_id = any(${categoryIds}::integer[]) and from_at <= ${now} and until_at > ${now}
        ${alsoIn.length === 0 ? sql`` : too}
      ) place) as ids
  `.execute(db);
  const [row] = rows;
  const ids = row?.ids ? Int32Array.from(row.ids.split(","), Number) : new Int32Array();
  return { ids, snapshot: row?.snapshot ?? "", at: now };
}

/** What has become of an arrangement since. */
export interface Moves {
  snapshot: string;
  /** Products that have changed, or of which a price or a publication has come due. */
  moved: number[];
  /** Those of them that are in the listing now, in its order, and which product comes next in it; null: none. */
  places: { id: number; next: number | null }[];
}

/**
 * What has moved in a listing between an arrangement of it and `now`. Null when so much has that all of it is read sooner, or when it
 * cannot be told: the database has gone back to an older state, or of a filter's categories and others too the next product is far.
 */
export async function findMoves(
  db: Db,
  { categoryIds, alsoIn }: ShelfFilter,
  sort: Sort,
  { snapshot, at }: Arrangement,
  now: Date,
): Promise<Moves | null> {
  const { key, order, later } = ORDERS[sort];
  const [from, to] = at < now ? [at, now] : [now, at];
  const [most, tooMany] = [sql.lit(MOST_LOOKED_FOR), sql.lit(MOST_LOOKED_FOR + 1)];
  const alike = sql`(${key} = moved.${key} and product_id > moved.product_id)`;
  const beyond = sql`${key} ${later} moved.${key}`;
  const next = (state: string, is: RawBuilder<unknown>) => sql`
    (select product_id, ${key} from (
       select product_id, ${key} from shelf_places
       where category_id = category.id and state = ${sql.lit(state)} and from_at <= ${now} and until_at > ${now} and ${is}
       order by ${order}, product_id limit ${sql.lit(WITHIN_REACH)}
     ) place where true ${standsIn(alsoIn)} order by ${order}, product_id limit 1)`;
  const candidates = [
    next("current", alike),
    next("current", beyond),
    ...["coming", "ended"].map((state) => next(state, sql`(${beyond} or ${alike})`)),
  ];
  const { rows } = await sql<Moves & { isOlder: boolean }>`
    with changed as materialized (
      (select product_id from changed_products
       where changed_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and changed_by < pg_snapshot_xmax(pg_current_snapshot())
         and not pg_visible_in_snapshot(changed_by, ${snapshot}::pg_snapshot)
       order by changed_by limit ${tooMany})
      union
      (select product_id from shelf_places
       where category_id = ${sql.lit(WHOLE_SHOP)} and from_at > ${from} and from_at <= ${to} order by from_at limit ${tooMany})
    ), moved as materialized (
      select distinct product_id, ${key} from shelf_places place
      where product_id in (select product_id from changed) and category_id = any(${categoryIds}::integer[])
        and from_at <= ${now} and until_at > ${now} ${standsIn(alsoIn)}
        and (select count(*) from changed) * cardinality(${categoryIds}::integer[]) <= ${most}
    )
    select pg_current_snapshot()::text as snapshot,
      pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${snapshot}::pg_snapshot) as "isOlder",
      array(select product_id from changed) as moved,
      array(
        select json_build_object('id', product_id, 'next', next) from moved left join lateral (
          select product_id as next from unnest(${categoryIds}::integer[]) category (id) cross join lateral (
            ${sql.join(candidates, sql` union all `)}
          ) candidate order by ${order}, product_id limit 1
        ) following on true order by ${order}, product_id
      ) as places
  `.execute(db);
  const [moves] = rows;
  if (!moves || moves.isOlder || moves.moved.length * categoryIds.length > MOST_LOOKED_FOR) return null;
  const isUnknown = alsoIn.length > 0 && moves.places.some(({ next }) => next === null);
  return isUnknown ? null : moves;
}
