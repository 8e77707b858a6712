import type { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migratedTemplate, unexpected } from "../../testing/template.ts";
import { openEmbedded } from "./open.ts";

const MEGABYTE = 2 ** 20;

/** Opens the engine, and finds its thread. */
async function openInThread() {
  const started = new Promise<Worker>((resolve) => process.once("worker", resolve));
  const database = await openEmbedded({ kind: "memory", templateFile: await migratedTemplate() }, unexpected);
  return { database, thread: await started };
}

test("ten thousand answers of twenty kilobytes leave no memory in use in the engine's thread", async () => {
  const { database, thread } = await openInThread();
  const ask = () => sql`select repeat('x', 2000) as text from generate_series(1, 10)`.execute(database.db);
  for (let call = 0; call < 100; call += 1) await ask();
  const before = (await thread.getHeapStatistics()).used_heap_size;
  for (let call = 0; call < 10_000; call += 1) await ask();
  const after = (await thread.getHeapStatistics()).used_heap_size;
  expect((after - before) / MEGABYTE).toBeLessThan(40);
  await database.close();
});
