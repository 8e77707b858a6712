import { openDatabase } from "../../database/connection.ts";
import { unexpected } from "../template.ts";
import { startCluster } from "./cluster.ts";
import { installedPostgres, NO_POSTGRES } from "./installed.ts";
import { newDatabase } from "./new-database.ts";

/**
 * Starts a server for all test files, unless `TEST_DATABASE_URL` names one, and migrates a database on it. Each file's
 * database is a copy of that one, which takes a quarter of the time of migrating.
 */
export async function setup(): Promise<() => Promise<void>> {
  const stop = process.env["TEST_DATABASE_URL"] ? async () => {} : await startServer();
  const { name, url, drop } = await newDatabase();
  const template = await openDatabase({ kind: "postgresql", url, mustBeDurable: false }, unexpected);
  await template.migrate();
  await template.close();
  process.env["TEST_DATABASE_TEMPLATE"] = name;
  return async () => {
    await drop();
    await stop();
  };
}

async function startServer(): Promise<() => Promise<void>> {
  const bin = installedPostgres();
  if (bin === undefined) throw new Error(NO_POSTGRES);
  const cluster = await startCluster(bin);
  process.env["TEST_DATABASE_URL"] = cluster.url;
  return () => cluster.stop();
}
