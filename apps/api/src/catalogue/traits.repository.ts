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
  origin: string | null,
];

/** Which transactions are known: those that `snapshot` sees, as `counter` counts them. */
export interface Seen {
  snapshot: string;
  counter: string;
}

export interface TraitRows extends Seen {
  rows: TraitRow[] | null;
}

const instant = (column: RawBuilder<unknown>) => sql`extract(epoch from ${column}) * 1000`;
/** What is gathered of a product in each table. */
const CATEGORIES = sql`json_agg(distinct category_id)`;
const PRICES = sql`json_agg(json_build_array(
  ${instant(sql`from_at`)}, case when until_at < 'infinity' then ${instant(sql`until_at`)} end, price_paise))`;
const SIZES = sql`json_agg(json_build_array(name, made_to_measure, least(free, 1)) order by position, id)`;
const MATERIALS = sql`json_agg(json_build_array(kind, color, color_code) order by product_materials.position, materials.id)`;
const WORN = sql`product_materials join materials on materials.id = product_materials.material_id`;

const seenWith = (rows: RawBuilder<unknown>) =>
  sql<TraitRows>`(select json_build_object('snapshot', ${snapshot}, 'counter', ${counter}, 'rows', (${rows})))`;

/** Reads all that is on the shelf, now or later, each table once. Takes as long as there are products. */
export async function findAllTraits(db: Db): Promise<TraitRows> {
  const all = seenWith(sql`
    select json_agg(json_build_array(product_id, categories, prices, sizes, materials, origin))
    from (select product_id, ${CATEGORIES} as categories, ${PRICES} filter (where category_id = ${sql.lit(WHOLE_SHOP)}) as prices
          from shelf_places group by product_id) place
    left join (select product_id, ${SIZES} as sizes from product_sizes group by product_id) size using (product_id)
    left join (select product_id, ${MATERIALS} as materials from ${WORN} group by product_id) material using (product_id)
    left join (select id as product_id, origin from products) product using (product_id)`);
  return (await db.selectNoFrom(all.as("traits")).executeTakeFirstOrThrow()).traits;
}

/** A column: what has changed since a snapshot, as `changed_products` has it. Subqueries, since joins would read whole tables. */
export function traitsChangedSince({ snapshot: known }: Seen): RawBuilder<TraitRows> {
  return seenWith(sql`
    select json_agg(json_build_array(
      product_id,
      (select ${CATEGORIES} from shelf_places where product_id = changed.product_id),
      (select ${PRICES} from shelf_places where product_id = changed.product_id and category_id = ${sql.lit(WHOLE_SHOP)}),
      (select ${SIZES} from product_sizes where product_id = changed.product_id),
      (select ${MATERIALS} from ${WORN} where product_materials.product_id = changed.product_id),
      (select origin from products where id = changed.product_id)))
    from changed_products changed
    where changed_by >= pg_snapshot_xmin(${known}::pg_snapshot) and changed_by < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(changed_by, ${known}::pg_snapshot)`);
}

/** The same in a statement of its own. */
export async function findChangedTraits(db: Db, known: Seen): Promise<TraitRows> {
  return (await db.selectNoFrom(traitsChangedSince(known).as("traits")).executeTakeFirstOrThrow()).traits;
}
