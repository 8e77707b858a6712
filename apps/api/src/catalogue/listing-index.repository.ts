import { type ValueKey, VALUE_FACETS } from "@selvedge/commerce/facets";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/schema.ts";
import { freeIn } from "./products.repository.ts";

/** An index row: an active product, on sale or to be published. Value sets are JSON texts, see `value-sets.ts`. */
export interface IndexedRow extends Record<ValueKey, string> {
  id: number;
  position: number;
  name: string;
  published_at: Date;
  /** Null if the price does not change by itself. */
  offer_ends_at: Date | null;
  /** Applies until the offer ends. */
  sale_price_paise: number;
  price_paise: number;
  categories: string;
}

/** Products per statement. The index is filled in slices, so that other requests can run in between. */
export const SLICE = 2_000;

const ofMaterials = (value: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(json_build_array(${value}) order by product_materials.position, materials.id)::text
  from product_materials join materials on materials.id = material_id where product_id = products.id), '[]')`;

/**
 * The values of a product as JSON: for each an array of its name and, for colours, its colour code. A null name is not
 * offered. Sizes have their own format, because they also decide what is in stock.
 */
const VALUES: Readonly<Record<ValueKey, RawBuilder<unknown>>> = {
  size: sql`coalesce((
    select json_agg(json_build_array(name, made_to_measure, least(free, 1)) order by position, id)::text
    from product_sizes, lateral (
      select ${freeIn(sql`max(free)`)} as free from variants where size_id = product_sizes.id
    ) stock where product_id = products.id), '[]')`,
  material: ofMaterials(sql`kind`),
  color: ofMaterials(sql`color, color_code`),
  origin: sql`json_build_array(json_build_array(origin))::text`,
};

async function findIndexed(db: Db, which: RawBuilder<unknown>): Promise<IndexedRow[]> {
  const { rows } = await sql<IndexedRow>`
    select id, position, name, published_at,
      case when offer_ends_at > published_at then offer_ends_at end as offer_ends_at,
      case when offer_ends_at <= published_at then price_paise else sale_price_paise end as sale_price_paise, price_paise,
      coalesce((select json_agg(category_id order by category_id)::text from product_categories where product_id = products.id), '[]')
        as categories,
      ${sql.join(VALUE_FACETS.map(({ key }) => sql`${VALUES[key]} as ${sql.ref(key)}`))}
    from products
    where status = 'active'
      and ${which}
  `.execute(db);
  return rows;
}

/** A slice: the first products with an id above `id`, in the order of ids. */
export const findIndexedAfter = (db: Db, id: number): Promise<IndexedRow[]> =>
  findIndexed(db, sql`id > ${id} order by id limit ${sql.lit(SLICE)}`);

/** The given products, as far as they are active. */
export const findIndexedByIds = (db: Db, ids: readonly number[]): Promise<IndexedRow[]> =>
  findIndexed(db, sql`id = any(${ids}::integer[])`);
