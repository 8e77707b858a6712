import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startShop } from "../../e2e/shop/start-shop.ts";
import { buildStoreIfStale } from "../../scripts/fresh-build.ts";
import { seededChance } from "../../apps/api/src/testing/seeded-chance.ts";
import { type FilledDatabase, filledDirectory, filledServer } from "../engines.ts";
import type { Sample } from "./probe.ts";
import { visit } from "./visits.ts";

export interface MemoryRun {
  engine: FilledDatabase["name"];
  minutes: number;
  visits: number;
  /** Visits that were skipped because the maximum number was already in progress. */
  leftOut: number;
  /** Failed visits. */
  failures: { seconds: number; reason: string }[];
  samples: Sample[];
}

/** A visit makes about nine requests. */
const VISITS_PER_SECOND = 5;
/** More concurrent visits would measure the queue of a busy machine instead. */
const MOST_AT_ONCE = 16;
const PROBE = join(import.meta.dirname, "probe.ts");

/**
 * Simulates visits to a shop on each engine for some minutes, both at the same time, and samples the memory of its
 * process.
 */
export async function memory(minutes: number): Promise<MemoryRun[]> {
  await buildStoreIfStale();
  const databases = [await filledDirectory(), await filledServer()];
  try {
    return await Promise.all(databases.map((database, index) => watch(database, minutes, index)));
  } finally {
    for (const database of databases) await database.remove();
  }
}

async function watch({ name, env }: FilledDatabase, minutes: number, seed: number): Promise<MemoryRun> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-memory-"));
  const file = join(folder, "samples");
  // Rate limits as in production, behind one proxy, so that each visitor is counted separately.
  const shop = await startShop({
    dataDirectory: env["DATA_DIR"] ?? folder,
    env: {
      ...env,
      RATE_LIMITS: "strict",
      TRUST_PROXY: "1",
      MEMORY_SAMPLES: file,
      NODE_OPTIONS: `--expose-gc --import=${PROBE}`,
    },
  });
  const chance = seededChance(seed + 1);
  const failures: MemoryRun["failures"] = [];
  const present = new Set<Promise<unknown>>();
  const counts = { visits: 0, leftOut: 0 };
  const start = performance.now();
  const fail = (error: unknown) =>
    failures.push({ seconds: Math.round((performance.now() - start) / 1000), reason: String(error) });
  while (performance.now() - start < minutes * 60_000) {
    if (present.size < MOST_AT_ONCE) {
      counts.visits += 1;
      const going = visit(shop.url, chance)
        .catch(fail)
        .finally(() => present.delete(going));
      present.add(going);
    } else counts.leftOut += 1;
    await wait(1000 / VISITS_PER_SECOND);
  }
  await Promise.all(present);
  await shop.stop();
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  rmSync(folder, { recursive: true, force: true });
  return {
    engine: name,
    minutes,
    ...counts,
    failures,
    samples: lines.map((line) => JSON.parse(line) as Sample),
  };
}
