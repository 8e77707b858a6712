import { sql } from "kysely";
import type { Db } from "../schema.ts";
import type { DatabaseUpkeep } from "../shop-database.ts";

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 60 * 60_000;

/**
 * What a PostgreSQL server does in the background and the embedded engine does not: without VACUUM tables grow and
 * plans go bad, without CHECKPOINT the log grows.
 */
export function embeddedUpkeep(db: Db): DatabaseUpkeep[] {
  return [
    { kind: "database-checkpoint", intervalMs: CHECKPOINT_EVERY_MS, run: () => checkpoint(db) },
    { kind: "database-vacuum", intervalMs: VACUUM_EVERY_MS, run: (signal) => vacuum(db, signal) },
  ];
}

async function checkpoint(db: Db): Promise<void> {
  await sql`checkpoint`.execute(db);
}

/**
 * Clears away dead rows and counts the living, the catalogue's own tables included. Table by table: a statement holds the engine's
 * one session, and between two of them requests have their turn.
 */
export async function vacuum(db: Db, signal: AbortSignal): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class where relkind = 'r' order by oid
  `.execute(db);
  for (const { name } of rows) {
    for (const statement of [sql`vacuum`, sql`analyze`]) {
      signal.throwIfAborted();
      await sql`${statement} ${sql.raw(name)}`.execute(db);
    }
  }
}
