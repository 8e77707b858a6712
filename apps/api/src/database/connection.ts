import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { lockDirectory } from "./embedded/directory-lock.ts";
import { startEngine } from "./embedded/engine.ts";
import { withNamedStatements } from "./named-statements.ts";
import type { Database, Db } from "./schema.ts";
import { assertOutsideTransaction } from "./transaction.ts";
import { parsers } from "./values.ts";

/** An open database. */
export interface ShopDatabase {
  engine: "embedded" | "postgresql";
  db: Db;
  /** Waits for running statements, and frees the directory. */
  close(): Promise<void>;
}

/** Where the data lies: a PostgreSQL server, a directory, or nowhere but in memory. */
export type DatabaseLocation =
  | { kind: "postgresql"; url: string }
  | { kind: "directory"; directory: string }
  | { kind: "memory"; templateFile: string | null };

/** How long a request may wait for a connection before it is refused with 503. */
const CONNECTION_WAIT_MS = 10_000;

/**
 * Opens the database. Throws one clear line when another process holds the directory, or when the server cannot be reached.
 * `onCrash` is called when the embedded engine dies later; the process cannot go on then.
 */
export async function openDatabase(
  location: DatabaseLocation,
  onCrash: (reason: string) => void,
): Promise<ShopDatabase> {
  return location.kind === "postgresql" ? openServer(location.url) : openEmbedded(location, onCrash);
}

async function openEmbedded(
  location: Exclude<DatabaseLocation, { kind: "postgresql" }>,
  onCrash: (reason: string) => void,
): Promise<ShopDatabase> {
  const directory = location.kind === "directory" ? location.directory : null;
  const templateFile = location.kind === "memory" ? location.templateFile : null;
  if (directory !== null) await mkdir(dirname(directory), { recursive: true });
  const lock = directory === null ? undefined : lockDirectory(directory);
  const engine = await startEngine({ directory, templateFile }, onCrash);
  // One session is all the engine has: a second connection would share its transaction.
  const pool = new pg.Pool({
    max: 1,
    stream: () => engine.connect(),
    user: "postgres",
    database: "postgres",
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    types: parsers,
  });
  const db = kysely(pool);
  return {
    engine: "embedded",
    db,
    async close() {
      await db.destroy();
      await engine.close();
      lock?.release();
    },
  };
}

async function openServer(url: string): Promise<ShopDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    types: parsers,
  });
  const db = kysely(pool);
  return { engine: "postgresql", db, close: () => db.destroy() };
}

function kysely(pool: pg.Pool): Db {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool, assertOutsideTransaction) }),
  });
}
