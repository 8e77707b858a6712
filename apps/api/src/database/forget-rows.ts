import { type RawBuilder, sql } from "kysely";
import type { Database, Db } from "./schema.ts";

/** Few enough that nobody waits for it. */
const AT_ONCE = 1_000;

/**
 * Deletes the rows of a table that `isOld` holds for, a thousand at a time until none is left: all of a large shop's in one statement
 * would take longer than a statement may, and again the next hour. Rows that somebody holds are left for the next time.
 * Rejects with the signal's reason when that ends it.
 */
export async function forgetRows(
  db: Db,
  table: keyof Database,
  isOld: RawBuilder<unknown>,
  signal: AbortSignal,
): Promise<void> {
  let forgotten: number;
  do {
    signal.throwIfAborted();
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOld} limit ${sql.lit(AT_ONCE)} for update skip locked
      ))
    `.execute(db);
    forgotten = Number(numAffectedRows);
  } while (forgotten === AT_ONCE);
}
