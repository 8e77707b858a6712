import type pg from "pg";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "../../start-error.ts";
import type { ShopDatabase } from "../shop-database.ts";
import type { DatabaseEvents } from "../database-events.ts";
import { openPool } from "../kysely.ts";
import { migrate } from "../migrate.ts";
import { lockDirectory } from "./directory-lock.ts";
import { type EmbeddedEngine, startEngine } from "./engine.ts";
import { listenOnSession } from "./listening.ts";
import { embeddedUpkeep } from "./upkeep.ts";

/** A directory on disk, or memory: empty, or loaded from a dump. */
export type EmbeddedLocation =
  { kind: "directory"; directory: string } | { kind: "memory"; templateFile: string | null };

export interface EmbeddedDatabase extends ShopDatabase {
  engine: "embedded";
  /** The whole database as a tar file. Blocks all statements meanwhile. */
  dump(): Promise<Uint8Array>;
}

/** Opens the embedded engine. Throws `StartError` if another process has the directory, or it cannot be read. */
export async function openEmbedded(location: EmbeddedLocation, events: DatabaseEvents): Promise<EmbeddedDatabase> {
  const directory = location.kind === "directory" ? location.directory : null;
  const templateFile = location.kind === "memory" ? location.templateFile : null;
  if (directory !== null) await mkdir(dirname(directory), { recursive: true, mode: 0o700 });
  const lock = directory === null ? undefined : lockDirectory(directory);
  let engine: EmbeddedEngine;
  try {
    engine = await startEngine({ directory, templateFile }, events.onCrash);
  } catch (error) {
    lock?.release();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database in ${directory ?? "memory"} does not open: ${reason}. Restore a backup, or set DATA_DIR to another directory.`,
      { cause: error },
    );
  }
  const changes = listenOnSession();
  const { db, poolUse } = openPool(
    // The engine has a single session: a second connection would share its transaction.
    {
      max: 1,
      stream: () => engine.connect(),
      user: "postgres",
      database: "postgres",
      idleTimeoutMillis: 0,
      // The pool awaits the returned promise, which its types do not declare.
      onConnect: changes.listenOn as (client: pg.ClientBase) => void,
    },
    events.onConnectionLost,
  );
  return {
    engine: "embedded",
    db,
    poolUse,
    standby: null,
    changes,
    migrate: (report) => migrate(db, report),
    withoutTimeLimit: (work) => work(db),
    // Upkeep is pointless in memory: the database is gone before its files could grow.
    upkeep: location.kind === "directory" ? embeddedUpkeep(db) : [],
    dump: () => engine.dump(),
    async close() {
      await db.destroy();
      await engine.close();
      lock?.release();
    },
  };
}
