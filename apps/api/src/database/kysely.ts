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
  return openPool(options, onConnectionLost).db;
}

/** How a pool is used at this moment, in connections and requests. */
export interface PoolUse {
  /** Connections that statements run on. */
  inUse: number;
  /** Requests that wait for a connection. */
  waiting: number;
  /** Connections that the pool may open. */
  size: number;
}

/** As `createDb`, with a function that reads how the pool is used. */
export function openPool(
  options: pg.PoolConfig,
  onConnectionLost: (error: Error) => void,
): { db: Db; poolUse: () => PoolUse } {
  const pool = watchedPool(options, onConnectionLost);
  return {
    db: overPool(withNamedStatements(pool, assertOutsideTransaction)),
    poolUse: () => ({
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      size: pool.options.max,
    }),
  };
}

/** The pool without the query builder. */
export const createPool = (options: pg.PoolConfig, onConnectionLost: (error: Error) => void): PostgresPool =>
  withNamedStatements(watchedPool(options, onConnectionLost), assertOutsideTransaction);

function watchedPool(options: pg.PoolConfig, onConnectionLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: CONNECTION_WAIT_MS, types: parsers, ...options });
  pool.on("error", onConnectionLost);
  return pool;
}

export const overPool = (pool: PostgresPool): Db => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
