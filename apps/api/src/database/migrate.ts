import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Db } from "./schema.ts";
import { StartError } from "../start-error.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

function migrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async (): Promise<Record<string, Migration>> => migrations } });
}

/**
 * Runs all pending migrations, or those up to the one that `last` names, under a lock, so that several processes may start at
 * once. `report` gets a line for each migration, and one if a later version has migrated the database: this version then changes nothing and
 * works with it. Throws `StartError` if migrations of both are missing, and the database's error if one fails; that one is rolled back.
 */
export async function migrate(db: Db, report: (line: string) => void = () => {}, last?: string): Promise<void> {
  if (await isOfLaterVersion(db, report)) return;
  const { error, results } = await (last === undefined ? migrator(db).migrateToLatest() : migrator(db).migrateTo(last));
  for (const { migrationName, status } of results ?? []) {
    if (status === "Success") report(`Migrated the database: ${migrationName}`);
  }
  // A later version may have migrated since the look at the database.
  if (error && !(await isOfLaterVersion(db, report))) throw error;
}

async function isOfLaterVersion(db: Db, report: (line: string) => void): Promise<boolean> {
  const later = await laterMigrations(db);
  if (later.length === 0) return false;
  const pending = await countPendingMigrations(db);
  if (pending > 0) {
    throw new StartError(
      `The database has migrations that this version does not know (${later.join(", ")}), and lacks ${pending} that it needs. Start the newest version of the shop.`,
    );
  }
  report(
    `The database was migrated by a later version of the shop (${later.join(", ")}). This version works with it; start the later one again when you can.`,
  );
  return true;
}

/** Names of migrations that have run and that only a later version knows. */
async function laterMigrations(db: Db): Promise<string[]> {
  return (await migrationsRun(db)).filter((name) => !Object.hasOwn(migrations, name));
}

/** Whether every migration of this version has run. */
export const isMigrated = async (db: Db): Promise<boolean> => (await countPendingMigrations(db)) === 0;

/** How many migrations of this version have not run. */
export async function countPendingMigrations(db: Db): Promise<number> {
  const known = await migrator(db).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).length;
}

/** The names of the migrations that have run, also of those that only a later version knows, in order. None in a database that is empty. */
export async function migrationsRun(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!tables[0]?.exists) return [];
  // In the order of their numbers, whatever the database's collation.
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** Sends a trivial query. Throws the database's error if it fails, and if the server is read-only. */
export async function pingDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{
    readOnly: string;
  }>`select current_setting('transaction_read_only') as "readOnly"`.execute(db);
  if (rows[0]?.readOnly !== "off") throw new DatabaseUnavailable(new Error("The database only lets itself be read."));
}
