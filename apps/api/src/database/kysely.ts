import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import { withNamedStatements } from "./named-statements.ts";
import type { Database, Db } from "./schema.ts";
import { assertOutsideTransaction } from "./transaction.ts";
import { parsers } from "./values.ts";

/** How long a request may wait for a connection before it is refused with 503. */
const CONNECTION_WAIT_MS = 10_000;

/**
 * The query builder over a `pg` pool, the same for both engines. `onConnectionLost` is called when an idle connection
 * breaks; the pool replaces it.
 */
export function createDb(options: pg.PoolConfig, onConnectionLost: (error: Error) => void): Db {
  return overPool(createPool(options, onConnectionLost));
}

/** The pool without the query builder. */
export function createPool(options: pg.PoolConfig, onConnectionLost: (error: Error) => void): PostgresPool {
  const pool = new pg.Pool({ connectionTimeoutMillis: CONNECTION_WAIT_MS, types: parsers, ...options });
  pool.on("error", onConnectionLost);
  return withNamedStatements(pool, assertOutsideTransaction);
}

export const overPool = (pool: PostgresPool): Db => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
