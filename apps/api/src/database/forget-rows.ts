import { type RawBuilder, sql } from "kysely";
import type { Database, Db } from "./schema.ts";

/** Small enough that no other statement waits noticeably. */
const AT_ONCE = 1_000;

/**
 * Deletes the rows of a table that match `isOld`, a thousand per statement: a single statement for all rows of a large
 * shop would exceed the statement timeout. Locked rows are left for the next run. Rejects with the signal's reason when
 * aborted.
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
