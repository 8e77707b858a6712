import type { InsertObject } from "kysely";
import type { Database, Tx } from "../database/schema.ts";

/** Ids in the database by slug, code or other name. */
export type Ids = ReadonlyMap<string, number>;

/** PostgreSQL takes 65,535 values in one statement; no table here has more than thirty columns. */
const ROWS_AT_ONCE = 2_000;

/** Inserts rows, or nothing where there are none: `values` without a row is a syntax error. */
export async function insertRows<Table extends keyof Database>(
  tx: Tx,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
): Promise<void> {
  await inChunks(rows, (chunk) => tx.insertInto(table).values(chunk).execute());
}

/** Runs a statement for each few of the rows, and joins what it gives. */
export async function inChunks<Row, Result>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    results.push(...(await insert(rows.slice(start, start + ROWS_AT_ONCE))));
  }
  return results;
}

/** The id of what is in the database under a name. `checkCatalogue` has checked that there is one. */
export function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The catalogue names "${name}", which was not written.`);
  return id;
}
