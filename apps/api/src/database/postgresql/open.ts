import { StartError } from "../../start-error.ts";
import type { ShopDatabase } from "../shop-database.ts";
import type { DatabaseEvents } from "../database-events.ts";
import { createDb, openPool } from "../kysely.ts";
import { migrate } from "../migrate.ts";
import type { Db } from "../schema.ts";
import { listenOn } from "./listening.ts";
import { sqlState } from "../sql-state.ts";
import { assertFit } from "./fitness.ts";
import { openCopy } from "./open-copy.ts";
import { connection, PATIENCE, type Patience, POOL_SIZE, poolOptions } from "./pool-options.ts";

/** A PostgreSQL server's location. */
export interface PostgresLocation {
  kind: "postgresql";
  url: string;
  /** Whether to refuse a server that can lose committed orders. */
  mustBeDurable: boolean;
  /** A standby from which the public catalogue is read. @default none */
  readUrl?: string | null;
  /** Connections for requests, and as many to the standby. @default 10 */
  poolSize?: number;
  /** Timeouts. @default long enough for a busy server */
  patience?: Patience;
  /** Milliseconds for which the standby may be unread before `onStandby` is called. @default 10,000 */
  tellAfterMs?: number;
}

const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Connects to PostgreSQL 15 or newer. Throws `StartError` if it does not answer, is older, or may lose committed data.
 */
export async function openPostgres(
  {
    url,
    mustBeDurable,
    readUrl = null,
    patience = PATIENCE,
    poolSize = POOL_SIZE,
    tellAfterMs = 10_000,
  }: PostgresLocation,
  events: DatabaseEvents,
): Promise<ShopDatabase> {
  const { db, poolUse } = openPool(poolOptions(url, patience, poolSize), events.onConnectionLost);
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
  const copy = { tellAfterMs, changes, db, poolSize };
  const standby =
    readUrl === null
      ? null
      : await openCopy(readUrl, copy, events).catch(async (error: unknown) => {
          await changes.close();
          await db.destroy();
          throw error;
        });
  const withoutTimeLimit: ShopDatabase["withoutTimeLimit"] = (work) => onOwnConnection({ url, patience, events }, work);
  return {
    engine: "postgresql",
    db,
    poolUse,
    standby,
    changes,
    migrate: (report) => withoutTimeLimit((own) => migrateUnlocked(own, report)),
    withoutTimeLimit,
    upkeep: [],
    close: async () => {
      await changes.close();
      await standby?.close();
      await db.destroy();
    },
  };
}

/** Runs `work` on a connection of its own, without a statement timeout. */
async function onOwnConnection<Result>(
  { url, patience, events }: { url: string; patience: Patience; events: DatabaseEvents },
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  // Overrides a limit of the server's role or database.
  const options = "-c statement_timeout=0";
  const db = createDb({ ...connection(url), options, lock_timeout: patience.lockMs, max: 1 }, events.onConnectionLost);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Processes wait for each other's migration; other locks are not waited for long, because all requests for the table queue
 * up behind a waiting migration.
 */
async function migrateUnlocked(db: Db, report?: (line: string) => void): Promise<void> {
  try {
    await migrate(db, report);
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartError(
      "The database cannot be migrated: something keeps a table locked, a backup for example. Start again once it is done.",
      { cause: error },
    );
  }
}
