import { sql } from "kysely";
import { columns, type Db } from "../database/schema.ts";

/** A digest of the rows of each table. */
export async function tableContents(db: Db): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of Object.keys(columns)) {
    const { rows } = await sql<{ digest: string }>`
      select coalesce(md5(string_agg(r::text, '|' order by r::text collate "C")), '') as digest from ${sql.table(table)} r
    `.execute(db);
    digests[table] = rows[0]?.digest ?? "";
  }
  return digests;
}
