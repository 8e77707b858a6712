import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Db } from "./schema.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

function migrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async (): Promise<Record<string, Migration>> => migrations } });
}

/**
 * Brings the database to the newest shape, under a lock, so that several processes may start at once.
 * `report` gets a line per migration that ran. Throws the database's error when one fails; that one leaves no trace.
 */
export async function migrate(db: Db, report: (line: string) => void = () => {}): Promise<void> {
  const { error, results } = await migrator(db).migrateToLatest();
  for (const { migrationName, status } of results ?? []) {
    if (status === "Success") report(`Migrated the database: ${migrationName}`);
  }
  if (error) throw error;
}

/** Whether every migration of this version has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const known = await migrator(db).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

/** Asks the database for the least it can answer. Throws its error when it does not, and when it only lets itself be read. */
export async function pingDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{
    readOnly: string;
  }>`select current_setting('transaction_read_only') as "readOnly"`.execute(db);
  if (rows[0]?.readOnly !== "off") throw new DatabaseUnavailable(new Error("The database only lets itself be read."));
}
