import type pg from "pg";
import { PLAN_ONCE } from "../planning.ts";

/** How long requests wait for the server before they are refused with 503. */
export interface Patience {
  /** For a connection, new or from the pool. */
  connectionMs: number;
  /** What the server itself gives a statement. */
  statementMs: number;
  /** For what another session has locked. */
  lockMs: number;
  /** For the answer to a statement: longer than the above, so that it is only needed where nothing is heard any more. */
  answerMs: number;
}

export const PATIENCE: Patience = { connectionMs: 10_000, statementMs: 10_000, lockMs: 5_000, answerMs: 12_000 };
/** A copy need not be waited for: the database itself has the same answer. */
export const IMPATIENCE: Patience = { connectionMs: 2_000, statementMs: 2_500, lockMs: 1_000, answerMs: 3_000 };

/** Connections of one process, and one more listens. Processes times 11 must stay 10 below the server's `max_connections`. */
const POOL_SIZE = 10;

/**
 * One plan for each statement; transactions that see what was committed before each of their statements, which is what locks are for; and
 * nothing compiled, since the few statements that read a whole shop would be compiled each time.
 */
const SETTINGS = [...PLAN_ONCE, "-c", "default_transaction_isolation=read\\ committed", "-c", "jit=off"];

/** Options of the pool that requests are answered through. */
export function poolOptions(url: string, patience: Patience): pg.PoolConfig {
  return {
    ...connection(url),
    options: SETTINGS.join(" "),
    max: POOL_SIZE,
    connectionTimeoutMillis: patience.connectionMs,
    statement_timeout: patience.statementMs,
    query_timeout: patience.answerMs,
    lock_timeout: patience.lockMs,
    idle_in_transaction_session_timeout: 15_000,
  };
}

/** A server that is gone without a word, its machine or the way to it, is noticed on connections that nobody uses too. */
export function connection(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "selvedge",
  };
}
