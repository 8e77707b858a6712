import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startCluster } from "../apps/api/src/testing/postgresql/cluster.ts";
import { installedPostgres, NO_POSTGRES } from "../apps/api/src/testing/postgresql/installed.ts";
import { type NewDatabase, newDatabase } from "../apps/api/src/testing/postgresql/new-database.ts";
import { VERSION } from "../apps/api/src/version.ts";
import { askPrometheus, startBalancer, startPrometheus } from "./rehearse/around.ts";
import { LATER, makeLaterVersion } from "./rehearse/later-version.ts";
import { startLoad } from "./rehearse/load.ts";
import { freePort, type Process, runCommand, startProcess, stopProcess, versionAt } from "./rehearse/processes.ts";

/**
 * Plays a release on this machine with PostgreSQL, HAProxy and Prometheus, with the files of `deploy`: three processes of the API under
 * load, the release of a later version with a migration of its own, the way back, a backup, and a restore elsewhere. Prints what visitors
 * saw, and ends with 1 if a visit failed, an order was lost, or anything else was not as it must be.
 */
const thisVersion = join(import.meta.dirname, "..");
const bin = installedPostgres();
if (bin === undefined) throw new Error(NO_POSTGRES);

const folder = mkdtempSync(join(tmpdir(), "selvedge-rehearsal-"));
const cluster = await startCluster(bin, { isDurable: true });
const stops: (() => Promise<unknown>)[] = [];
const rows: { step: string; requests: number; failures: number; orders: number; lost: number; minutes: string }[] = [];

const minutesSince = (started: number) => ((Date.now() - started) / 60_000).toFixed(1);

/** How many of the orders that were confirmed to shoppers the database does not have as paid. */
async function countLost(database: NewDatabase, orders: readonly string[]): Promise<number> {
  const found = await database.run("select id from orders where id = any($1) and payment_status = 'paid'", [orders]);
  return orders.length - found.length;
}

try {
  const [database, elsewhere] = [await newDatabase(cluster.url), await newDatabase(cluster.url)];
  const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, "data") };
  const laterVersion = makeLaterVersion(join(folder, "later"));
  const portOf = new Map<number, number>();
  for (const port of [4000, 4001, 4002, 4003, 9464, 9465, 9466]) portOf.set(port, await freePort());
  const portFor = (port: number) => portOf.get(port) ?? 0;

  const processes: Process[] = [];
  stops.push(() => Promise.all(processes.map(({ child }) => stopProcess(child))));
  for (const [index, port] of [4001, 4002, 4003].entries())
    processes.push(await startProcess(thisVersion, { port: portFor(port), metricsPort: portFor(9464 + index) }, env));
  // Enough pieces for every buyer.
  await database.run("select count_stock(sku, 100000, null) from variants where stock is not null");
  const balancer = await startBalancer(folder, portOf);
  stops.push(() => stopProcess(balancer.child));
  const prometheus = await startPrometheus(folder, portOf);
  stops.push(() => stopProcess(prometheus.child));

  const load = startLoad(balancer.origin);
  stops.push(() => load.stop());
  const step = async (name: string, work: () => Promise<unknown>) => {
    const before = { ...load.seen, orders: load.seen.orders.length };
    const started = Date.now();
    console.error(name);
    await work();
    const orders = load.seen.orders.slice(before.orders);
    rows.push({
      step: name,
      requests: load.seen.requests - before.requests,
      failures: load.seen.failures - before.failures,
      orders: orders.length,
      lost: await countLost(database, orders),
      minutes: minutesSince(started),
    });
  };
  const replaceEach = async (release: string, version: string) => {
    for (const [index, { child, ...ports }] of [...processes.entries()]) {
      await stopProcess(child);
      processes[index] = await startProcess(release, ports, env);
      assert.equal(await versionAt(ports.port), version);
      // HAProxy sends requests to a process after two good answers, one second apart.
      await wait(3_000);
    }
  };
  const command = async (release: string, ...words: string[]) => {
    const { code, text } = await runCommand(release, words, env);
    assert.equal(code, 0, `${words.join(" ")} ended with ${code}: ${text}`);
    return text;
  };

  await step("three processes", () => wait(15_000));
  await step("release", () => replaceEach(laterVersion, LATER.version));
  const added = await database.run("select name from kysely_migration where name = $1", [LATER.migration]);
  assert.equal(added.length, 1, "The later version has not migrated the database.");
  await step("way back", () => replaceEach(thisVersion, VERSION));
  const backup = join(folder, "backup");
  const beforeBackup = load.seen.orders.length;
  await step("backup", () => command(thisVersion, "backup", backup));
  const up = await askPrometheus(prometheus.origin, "sum(up)");
  assert.equal(up, 3, `Prometheus hears ${up} of 3 processes.`);
  await load.stop();

  const started = Date.now();
  console.error("restore elsewhere");
  Object.assign(env, { DATABASE_URL: elsewhere.url, DATA_DIR: join(folder, "elsewhere") });
  const refused = await runCommand(thisVersion, ["restore", backup], env);
  assert.equal(refused.code, 1, "The earlier version has restored a backup that it cannot know all of.");
  assert.match(refused.text, new RegExp(`migrated this database \\(${LATER.migration}\\)`));
  await command(laterVersion, "restore", backup);
  await command(laterVersion, "verify");
  // The earlier version runs on what the later one has restored.
  const port = { port: await freePort(), metricsPort: await freePort() };
  const restored = await startProcess(thisVersion, port, env);
  stops.push(() => stopProcess(restored.child));
  await command(thisVersion, "verify");
  const orders = load.seen.orders.slice(0, beforeBackup);
  const lost = await countLost(elsewhere, orders);
  rows.push({
    step: "restore elsewhere",
    requests: 0,
    failures: 0,
    orders: orders.length,
    lost,
    minutes: minutesSince(started),
  });
  assert.ok(
    rows.every(({ failures }) => failures === 0),
    "Visits failed: the reasons stand above.",
  );
  assert.ok(
    rows.every((row) => row.lost === 0),
    "Orders were lost.",
  );
} catch (error) {
  console.error(error instanceof assert.AssertionError ? error.message : error);
  process.exitCode = 1;
} finally {
  console.table(rows);
  for (const stop of stops.toReversed()) await stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
