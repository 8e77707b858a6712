import type { Sort } from "@selvedge/commerce/wire/catalogue";
import { sql } from "kysely";
import type { Db } from "../database/schema.ts";
import { ORDERS, type ShelfFilter, WHOLE_SHOP } from "./shelf.repository.ts";

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
  { categoryIds, alsoIn }: ShelfFilter,
  sort: Sort,
  now: Date,
): Promise<Arrangement> {
  const { key, order } = ORDERS[sort];
  const too = sql`and exists (
    select from shelf_places own where own.product_id = place.product_id and own.category_id = any(${alsoIn}::integer[]))`;
  const { rows } = await sql<{ version: number; endsAt: Date | null; ids: string | null }>`
    select ${version} as version,
      ${nextTurn(now)} as "endsAt",
      (select string_agg(product_id::text, ',' order by ${order}, product_id) from (
        select ${categoryIds.length > 1 ? sql`distinct` : sql``} product_id, ${key} from shelf_places place
        where category_id = any(${categoryIds}::integer[]) and from_at <= ${now} and until_at > ${now}
        ${alsoIn.length === 0 ? sql`` : too}
      ) place) as ids
  `.execute(db);
  const [row] = rows;
  const ids = row?.ids ? Int32Array.from(row.ids.split(","), Number) : new Int32Array();
  return { version: row?.version ?? 0, ids, endsAt: row?.endsAt ?? null };
}
