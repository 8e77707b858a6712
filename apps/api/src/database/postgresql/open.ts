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

/** Connects to PostgreSQL 15 or newer. Throws `StartError` when it does not answer, is older, or may lose what it has confirmed. */
export async function openPostgres(
  { url, mustBeDurable, patience = PATIENCE }: PostgresLocation,
  events: DatabaseEvents,
): Promise<ShopDatabase> {
  const db = createDb(
    {
      ...connection(url),
      options: PLAN_ONCE.join(" "),
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
    migrate: (report) => migrateAlone({ ...connection(url), lock_timeout: patience.lockMs }, events, report),
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
async function migrateAlone(options: pg.PoolConfig, events: DatabaseEvents, report?: (line: string) => void) {
  const db = createDb({ ...options, max: 1 }, events.onConnectionLost);
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

async function assertFit(db: Db, mustBeDurable: boolean): Promise<void> {
  const { rows } = await sql<{ version: number; fsync: string; commit: string }>`
    select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit
  `.execute(db);
  const [server] = rows;
  if (!server || server.version < OLDEST_VERSION) {
    throw new StartError("The PostgreSQL server at DATABASE_URL is older than 15. Use 15 or newer.");
  }
  if (mustBeDurable && (server.fsync !== "on" || server.commit === "off")) {
    throw new StartError(
      "The PostgreSQL server at DATABASE_URL may lose committed orders. Set fsync = on and synchronous_commit = on.",
    );
  }
}
