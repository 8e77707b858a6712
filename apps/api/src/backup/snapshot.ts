import { sql } from "kysely";
import { migrationsRun } from "../database/migrate.ts";
import type { Db, Tx } from "../database/schema.ts";
import { columnsOf, readRows, tablesOf, writeValuesAlike } from "./table-rows.ts";

/** A table whose rows can be read once. */
export interface TableSource {
  name: string;
  columns: string[];
  rows(): AsyncIterable<string>;
}

/** A whole database at one moment. */
export interface Snapshot {
  /** The newest migration that has run, which only a later version may know. */
  migration: string;
  tables: readonly TableSource[];
  /** The last values of sequences. Read them after the rows, so that no row has a later number. */
  sequences(): Promise<Record<string, number>>;
}

/**
 * Runs `work` on a snapshot of the database, with all tables and columns that it has: also those that a later version has added. Other
 * sessions go on, and what they change meanwhile is not in it; only migrations wait. The embedded engine has a single session, which
 * works on nothing else until it is read.
 */
export async function withSnapshot<Result>(db: Db, work: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  const present = await tablesOf(db);
  if (present.length === 0) throw new Error("The database is not migrated.");
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      // Before the first query, which fixes the snapshot: a table that a migration rewrites after it would look empty.
      await sql`lock table ${sql.join(present.map((name) => sql.table(name)))} in access share mode`.execute(tx);
      await writeValuesAlike(tx);
      const migration = (await migrationsRun(tx)).at(-1);
      if (migration === undefined) throw new Error("The database is not migrated.");
      const tables: TableSource[] = [];
      for (const name of await tablesOf(tx)) tables.push(await sourceOf(tx, name));
      return work({ migration, tables, sequences: () => sequencesOf(tx) });
    });
}

async function sourceOf(tx: Tx, name: string): Promise<TableSource> {
  const names = (await columnsOf(tx, name)).map((column) => column.name);
  return { name, columns: names, rows: () => readRows(tx, name, names) };
}

async function sequencesOf(tx: Tx): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; value: number }>`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename
  `.execute(tx);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
