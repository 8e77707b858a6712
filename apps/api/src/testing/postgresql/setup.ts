import { seedDemo } from "../../../seed/demo.ts";
import { openDatabase } from "../../database/connection.ts";
import type { ShopDatabase } from "../../database/shop-database.ts";
import { unexpected } from "../template.ts";
import { testClock } from "../test-clock.ts";
import { startCluster } from "./cluster.ts";
import { installedPostgres, NO_POSTGRES } from "./installed.ts";
import { type NewDatabase, newDatabase } from "./new-database.ts";

/**
 * Starts a server for all test files, unless `TEST_DATABASE_URL` names one, and prepares two databases on it: a migrated
 * one, and one with the demo catalogue. Each file's database is a copy of one of them, which takes a quarter of the time
 * of migrating.
 */
export async function setup(): Promise<() => Promise<void>> {
  const stop = process.env["TEST_DATABASE_URL"] ? async () => {} : await startServer();
  const migrated = await prepared("template1", ({ migrate }) => migrate());
  const seeded = await prepared(migrated.name, ({ db }) => seedDemo(db, testClock(), () => {}));
  process.env["TEST_DATABASE_TEMPLATE"] = migrated.name;
  process.env["TEST_DATABASE_SEEDED"] = seeded.name;
  return async () => {
    await migrated.drop();
    await seeded.drop();
    await stop();
  };
}

/** A copy of `template` after `work`, with no open connection. */
async function prepared(template: string, work: (database: ShopDatabase) => Promise<unknown>): Promise<NewDatabase> {
  const copy = await newDatabase(undefined, template);
  const database = await openDatabase({ kind: "postgresql", url: copy.url, mustBeDurable: false }, unexpected);
  await work(database);
  await database.close();
  return copy;
}

async function startServer(): Promise<() => Promise<void>> {
  const bin = installedPostgres();
  if (bin === undefined) throw new Error(NO_POSTGRES);
  const cluster = await startCluster(bin);
  process.env["TEST_DATABASE_URL"] = cluster.url;
  return () => cluster.stop();
}
