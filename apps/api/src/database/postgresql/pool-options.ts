import type pg from "pg";
import { PLAN_ONCE } from "../planning.ts";

/** How long requests wait for the server, in milliseconds, before they are refused with 503. */
export interface Patience {
  /** For a connection, new or from the pool. */
  connectionMs: number;
  /** The server's own statement timeout. */
  statementMs: number;
  /** For locks of other sessions. */
  lockMs: number;
  /**
   * For the answer to a statement: longer than the timeouts above, so that it only applies to a server that no longer
   * responds.
   */
  answerMs: number;
}

export const PATIENCE: Patience = { connectionMs: 10_000, statementMs: 10_000, lockMs: 5_000, answerMs: 12_000 };
/** Timeouts for the standby, which are short because the primary can answer instead. */
export const IMPATIENCE: Patience = { connectionMs: 2_000, statementMs: 2_500, lockMs: 1_000, answerMs: 3_000 };

/** Connections per process, besides the one that listens, where nobody says otherwise. */
export const POOL_SIZE = 10;

/**
 * One plan per statement; READ COMMITTED, so that a statement sees what was committed before its locks were granted; no
 * JIT, which would recompile the few large statements each time.
 */
const SETTINGS = [...PLAN_ONCE, "-c", "default_transaction_isolation=read\\ committed", "-c", "jit=off"];

/** Options of the pool that serves requests. */
export function poolOptions(url: string, patience: Patience, poolSize: number): pg.PoolConfig {
  return {
    ...connection(url),
    options: SETTINGS.join(" "),
    max: poolSize,
    connectionTimeoutMillis: patience.connectionMs,
    statement_timeout: patience.statementMs,
    query_timeout: patience.answerMs,
    lock_timeout: patience.lockMs,
    idle_in_transaction_session_timeout: 15_000,
  };
}

/** TCP keep-alive also detects on idle connections that the server is unreachable. */
export function connection(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "selvedge",
  };
}
