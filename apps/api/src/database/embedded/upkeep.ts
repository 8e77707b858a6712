import { sql } from "kysely";
import type { Db } from "../schema.ts";
import type { DatabaseUpkeep } from "../shop-database.ts";

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 60 * 60_000;

/**
 * The maintenance that a PostgreSQL server does in the background and the embedded engine does not. Without VACUUM
 * tables grow and plans deteriorate; without CHECKPOINT the write-ahead log grows.
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
 * Runs VACUUM ANALYZE on every table, the system catalogue included. Each table is a statement of its own, because a
 * statement holds the engine's single session, and requests can run in between.
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
