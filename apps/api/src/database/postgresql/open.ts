import type pg from "pg";
import { sql } from "kysely";
import { StartError } from "../../start-error.ts";
import type { ShopDatabase } from "../shop-database.ts";
import type { DatabaseEvents } from "../database-events.ts";
import { createDb } from "../kysely.ts";
import { migrate } from "../migrate.ts";
import { listenOn } from "./listening.ts";
import { PLAN_ONCE } from "../planning.ts";
import type { Db } from "../schema.ts";
import { sqlState } from "../sql-state.ts";

/** A PostgreSQL server. */
export interface PostgresLocation {
  kind: "postgresql";
  url: string;
  /** Whether a server that can lose committed orders is refused. */
  mustBeDurable: boolean;
  /** @default patient enough for a busy server */
  patience?: Patience;
}

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

const PATIENCE: Patience = { connectionMs: 10_000, statementMs: 10_000, lockMs: 5_000, answerMs: 12_000 };

/** Connections of one process, and one more listens. Processes times 11 must stay 10 below the server's `max_connections`. */
const POOL_SIZE = 10;
const OLDEST_VERSION = 150_000;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * One plan for each statement; transactions that see what was committed before each of their statements, which is what locks are for; and
 * nothing compiled, since the few statements that read a whole shop would be compiled each time.
 */
const SETTINGS = [...PLAN_ONCE, "-c", "default_transaction_isolation=read\\ committed", "-c", "jit=off"];

/** Connects to PostgreSQL 15 or newer. Throws `StartError` when it does not answer, is older, or may lose what it has confirmed. */
export async function openPostgres(
  { url, mustBeDurable, patience = PATIENCE }: PostgresLocation,
  events: DatabaseEvents,
): Promise<ShopDatabase> {
  const db = createDb(
    {
      ...connection(url),
      options: SETTINGS.join(" "),
      max: POOL_SIZE,
      connectionTimeoutMillis: patience.connectionMs,
      statement_timeout: patience.statementMs,
      query_timeout: patience.answerMs,
      lock_timeout: patience.lockMs,
      idle_in_transaction_session_timeout: 15_000,
    },
    events.onConnectionLost,
  );
  try {
    await assertFit(db, mustBeDurable);
  } catch (error) {
    await db.destroy();
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`DATABASE_URL does not answer: ${reason}. Start the server, or correct the address.`, {
      cause: error,
    });
  }
  const changes = listenOn(connection(url));
  return {
    engine: "postgresql",
    db,
    changes,
    migrate: (report) => migrateAlone(url, patience, events, report),
    upkeep: [],
    close: async () => {
      await changes.close();
      await db.destroy();
    },
  };
}

/**
 * Migrates on a connection of its own, which has all the time that large tables take. Processes wait for each other; what else
 * keeps a table locked is not waited for long, since all requests for that table queue up behind a migration.
 */
async function migrateAlone(
  url: string,
  { lockMs }: Patience,
  events: DatabaseEvents,
  report?: (line: string) => void,
): Promise<void> {
  // The server's role or database may have a limit of its own, which holds where none is named.
  const options = "-c statement_timeout=0";
  const db = createDb({ ...connection(url), options, lock_timeout: lockMs, max: 1 }, events.onConnectionLost);
  try {
    await migrate(db, report);
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartError(
      "The database cannot be migrated: something keeps a table locked, a backup for example. Start again once it is done.",
      { cause: error },
    );
  } finally {
    await db.destroy();
  }
}

/** A server that is gone without a word, its machine or the way to it, is noticed on connections that nobody uses too. */
function connection(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "selvedge",
  };
}

interface Server {
  version: number;
  fsync: string;
  commit: string;
  readOnly: string;
  /** Whether the connection has the settings that it was opened with. */
  isSet: boolean;
}

async function assertFit(db: Db, mustBeDurable: boolean): Promise<void> {
  const { rows } = await sql<Server>`
    select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit, current_setting('transaction_read_only') as "readOnly",
      current_setting('plan_cache_mode') = 'force_generic_plan' and current_setting('statement_timeout') <> '0' as "isSet"
  `.execute(db);
  const [server] = rows;
  if (!server || server.version < OLDEST_VERSION) {
    throw new StartError("The PostgreSQL server at DATABASE_URL is older than 15. Use 15 or newer.");
  }
  if (server.readOnly === "on") {
    throw new StartError(
      "The PostgreSQL server at DATABASE_URL only lets itself be read. Name the one that takes changes.",
    );
  }
  if (!server.isSet) {
    throw new StartError(
      "What DATABASE_URL leads to drops the settings of a connection, or has `options` in place of them. Name the server itself, or a pool that keeps a session for each client, without `options`.",
    );
  }
  if (mustBeDurable && (server.fsync !== "on" || server.commit === "off")) {
    throw new StartError(
      "The PostgreSQL server at DATABASE_URL may lose committed orders. Set fsync = on and synchronous_commit = on.",
    );
  }
}
