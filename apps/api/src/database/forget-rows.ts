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
  await inBatches(db, table, isOld, signal, (rows) => sql`delete from ${sql.table(table)} where ${rows}`);
}

/**
 * Sets columns (`emptied`) of the rows of a table that match `isFull`, a thousand per statement as `forgetRows` does. Rows that still match
 * would be set again and again.
 */
export async function emptyRows(
  db: Db,
  table: keyof Database,
  emptied: RawBuilder<unknown>,
  isFull: RawBuilder<unknown>,
  signal: AbortSignal,
): Promise<void> {
  await inBatches(db, table, isFull, signal, (rows) => sql`update ${sql.table(table)} set ${emptied} where ${rows}`);
}

async function inBatches(
  db: Db,
  table: keyof Database,
  isMeant: RawBuilder<unknown>,
  signal: AbortSignal,
  statement: (rows: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  const rows = sql`ctid = any(array(
    select ctid from ${sql.table(table)} where ${isMeant} limit ${sql.lit(AT_ONCE)} for update skip locked
  ))`;
  let changed: number;
  do {
    signal.throwIfAborted();
    const { numAffectedRows } = await statement(rows).execute(db);
    changed = Number(numAffectedRows);
  } while (changed === AT_ONCE);
}
