import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDemo } from "../apps/api/seed/demo.ts";
import { systemClock } from "../apps/api/src/clock.ts";
import { type DatabaseLocation, openDatabase } from "../apps/api/src/database/connection.ts";
import { restockAll } from "../apps/api/src/testing/stock.ts";
import { unexpected } from "../apps/api/src/testing/template.ts";
import { type Cluster, startCluster } from "../apps/api/src/testing/postgresql/cluster.ts";
import { installedPostgres, NO_POSTGRES } from "../apps/api/src/testing/postgresql/installed.ts";
import { type NewDatabase, newDatabase } from "../apps/api/src/testing/postgresql/new-database.ts";

/** Stock per size, more than any benchmark buys. */
const PIECES = 1_000_000;

/** A database with the demo label, in which no size sells out. */
export interface FilledDatabase {
  name: "embedded" | "postgresql";
  /** Environment that connects a shop's process to it. */
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** On the embedded engine, in its own directory. */
export async function filledDirectory(): Promise<FilledDatabase> {
  const directory = mkdtempSync(join(tmpdir(), "selvedge-bench-"));
  await fill({ kind: "directory", directory: join(directory, "db") });
  return {
    name: "embedded",
    env: { DATA_DIR: directory },
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  };
}

export interface FilledServer extends FilledDatabase {
  database: NewDatabase;
}

/** On its own PostgreSQL server, with synchronous commits. Throws when PostgreSQL is not installed. */
export async function filledServer(): Promise<FilledServer> {
  const bin = installedPostgres();
  if (bin === undefined) throw new Error(NO_POSTGRES);
  const directory = mkdtempSync(join(tmpdir(), "selvedge-bench-"));
  const cluster: Cluster = await startCluster(bin, { isDurable: true });
  const database = await newDatabase(cluster.url);
  await fill({ kind: "postgresql", url: database.url, mustBeDurable: true });
  return {
    name: "postgresql",
    env: { DATABASE_URL: database.url, DATA_DIR: directory },
    database,
    async remove() {
      await cluster.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function fill(location: DatabaseLocation): Promise<void> {
  const { db, migrate, close } = await openDatabase(location, unexpected);
  await migrate();
  await seedDemo(db, systemClock, () => {});
  await restockAll(db, PIECES);
  await close();
}
