import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import { withNamedStatements } from "./named-statements.ts";
import type { Database, Db } from "./schema.ts";
import { assertOutsideTransaction } from "./transaction.ts";
import { parsers } from "./values.ts";

/** How long a request may wait for a connection before it is refused with 503. */
const CONNECTION_WAIT_MS = 10_000;

/**
 * The query builder over a pool of `pg`, the same for both engines.
 * `onConnectionLost` hears of connections that broke while nobody used them; the pool replaces them.
 */
export function createDb(options: pg.PoolConfig, onConnectionLost: (error: Error) => void): Db {
  return overPool(createPool(options, onConnectionLost));
}

/** The pool by itself. */
export function createPool(options: pg.PoolConfig, onConnectionLost: (error: Error) => void): PostgresPool {
  const pool = new pg.Pool({ connectionTimeoutMillis: CONNECTION_WAIT_MS, types: parsers, ...options });
  pool.on("error", onConnectionLost);
  return withNamedStatements(pool, assertOutsideTransaction);
}

export const overPool = (pool: PostgresPool): Db => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
