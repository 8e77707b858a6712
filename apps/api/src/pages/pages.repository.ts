import type { Selectable } from "kysely";
import type { PictureTable } from "../database/schema/catalogue.ts";
import type { Db } from "../database/schema.ts";

/** Those of the pictures whose files are made, by key. */
export async function findMade(db: Db, keys: readonly string[]): Promise<Map<string, Selectable<PictureTable>>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("pictures")
    .selectAll()
    .where("key", "in", [...keys])
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}
