import { type RawBuilder, sql } from "kysely";
import { counter, snapshot } from "./arrangements.repository.ts";
import type { Db } from "../database/schema.ts";
import { WHOLE_SHOP } from "./shelf.repository.ts";

/** What is remembered of a product. Without prices it is on no shelf, now or later. */
export type TraitRow = [
  id: number,
  categories: number[] | null,
  /** In which time it costs what; instants in milliseconds, null without an end. */
  prices: [from: number, until: number | null, paise: number][] | null,
  /** In their order. `free` is 0 where nothing is left, else 1. */
  sizes: [name: string, madeToMeasure: boolean, free: number][] | null,
  materials: [kind: string | null, color: string | null, colorCode: string][] | null,
];

/** Which transactions are known: those that `snapshot` sees, as `counter` counts them. */
export interface Seen {
  snapshot: string;
  counter: string;
}

export interface TraitRows extends Seen {
  rows: TraitRow[] | null;
}

/** A subquery for each product: from the second row on a join would read whole tables. */
function rowsOf(products: RawBuilder<unknown>): RawBuilder<TraitRows> {
  const instant = (column: RawBuilder<unknown>) => sql`extract(epoch from ${column}) * 1000`;
  return sql<TraitRows>`(select json_build_object('snapshot', ${snapshot}, 'counter', ${counter}, 'rows', (
    select json_agg(json_build_array(
      shown.product_id,
      (select json_agg(distinct category_id) from shelf_places where product_id = shown.product_id),
      (select json_agg(json_build_array(
         ${instant(sql`from_at`)}, case when until_at < 'infinity' then ${instant(sql`until_at`)} end, price_paise))
       from shelf_places where product_id = shown.product_id and category_id = ${sql.lit(WHOLE_SHOP)}),
      (select json_agg(json_build_array(name, made_to_measure, least(free, 1)) order by position, id)
       from product_sizes where product_id = shown.product_id),
      (select json_agg(json_build_array(kind, color, color_code) order by product_materials.position, materials.id)
       from product_materials join materials on materials.id = product_materials.material_id
       where product_materials.product_id = shown.product_id)))
    from (${products}) shown)))`;
}

/** Reads all that is on the shelf, now or later. Takes as long as there are products. */
export async function findAllTraits(db: Db): Promise<TraitRows> {
  const all = rowsOf(sql`
    select product_id from shelf_places where category_id = ${sql.lit(WHOLE_SHOP)} and until_at = 'infinity'`);
  return (await db.selectNoFrom(all.as("traits")).executeTakeFirstOrThrow()).traits;
}

/** A column: what has changed since a snapshot, as `changed_products` has it. */
export function traitsChangedSince({ snapshot: known }: Seen): RawBuilder<TraitRows> {
  return rowsOf(sql`
    select product_id from changed_products
    where changed_by >= pg_snapshot_xmin(${known}::pg_snapshot) and changed_by < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(changed_by, ${known}::pg_snapshot)`);
}

/** The same in a statement of its own. */
export async function findChangedTraits(db: Db, known: Seen): Promise<TraitRows> {
  return (await db.selectNoFrom(traitsChangedSince(known).as("traits")).executeTakeFirstOrThrow()).traits;
}
