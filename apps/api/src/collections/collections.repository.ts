import { type Selectable, sql } from "kysely";
import type { PictureTable } from "../database/schema/catalogue.ts";
import type { Db } from "../database/schema.ts";

interface Known {
  /** Those slugs that are categories. */
  slugs: string[];
  /** Those pictures that are made. */
  pictures: Selectable<PictureTable>[];
}

/** Looks up slugs of categories and keys of pictures in one statement. */
export async function findKnown(db: Db, slugs: readonly string[], keys: readonly string[]): Promise<Known> {
  const { rows } = await sql<Known>`
    select
      coalesce((select jsonb_agg(slug) from categories where slug = any(${slugs}::text[])), '[]') as slugs,
      coalesce((select jsonb_agg(to_jsonb(pictures)) from pictures where key = any(${keys}::text[])), '[]') as pictures
  `.execute(db);
  return rows[0] ?? { slugs: [], pictures: [] };
}
