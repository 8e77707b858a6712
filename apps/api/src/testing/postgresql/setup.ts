import { startCluster } from "./cluster.ts";
import { installedPostgres, NO_POSTGRES } from "./installed.ts";

/** Starts a server for all files, unless `TEST_DATABASE_URL` names one. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["TEST_DATABASE_URL"]) return undefined;
  const bin = installedPostgres();
  if (bin === undefined) throw new Error(NO_POSTGRES);
  const cluster = await startCluster(bin);
  process.env["TEST_DATABASE_URL"] = cluster.url;
  return () => cluster.stop();
}
