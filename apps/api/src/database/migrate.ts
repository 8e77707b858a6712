import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Db } from "./schema.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

function migrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async (): Promise<Record<string, Migration>> => migrations } });
}

/**
 * Runs all pending migrations, or those up to the one that `last` names, under a lock, so that several processes may start at
 * once. `report` gets a line for each migration. Throws the database's error if one fails; that one is rolled back.
 */
export async function migrate(db: Db, report: (line: string) => void = () => {}, last?: string): Promise<void> {
  const { error, results } = await (last === undefined ? migrator(db).migrateToLatest() : migrator(db).migrateTo(last));
  for (const { migrationName, status } of results ?? []) {
    if (status === "Success") report(`Migrated the database: ${migrationName}`);
  }
  if (error) throw error;
}

/** Whether every migration of this version has run. */
export const isMigrated = async (db: Db): Promise<boolean> => (await countPendingMigrations(db)) === 0;

/** How many migrations of this version have not run. */
export async function countPendingMigrations(db: Db): Promise<number> {
  const known = await migrator(db).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).length;
}

/** The names of the migrations that have run, in order. None in a database that is empty. */
export async function migrationsRun(db: Db): Promise<string[]> {
  const known = await migrator(db).getMigrations();
  return known.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

/** Sends a trivial query. Throws the database's error if it fails, and if the server is read-only. */
export async function pingDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{
    readOnly: string;
  }>`select current_setting('transaction_read_only') as "readOnly"`.execute(db);
  if (rows[0]?.readOnly !== "off") throw new DatabaseUnavailable(new Error("The database only lets itself be read."));
}
