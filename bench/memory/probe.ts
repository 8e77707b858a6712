import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/** Memory of a thread of the shop's process, in bytes. */
export interface Sample {
  /** Since the thread began. */
  seconds: number;
  /** Only the embedded engine has a database thread. */
  thread: "main" | "database";
  /** Of the whole process. */
  rss: number;
  /** JavaScript heap of the thread. */
  heap: number;
  /** Buffers of the thread, which lie outside its heap. */
  buffers: number;
  /** Whether garbage was collected first. Only such heap sizes are comparable. */
  isCollected: boolean;
}

// Preloaded into each thread of the shop. Appends a line per sample to the file MEMORY_SAMPLES.
const EVERY_MS = 10_000;
const COLLECTED_EVERY = 6;
const file = process.env["MEMORY_SAMPLES"] ?? "";
const started = performance.now();
let taken = 0;

setInterval(() => {
  const isCollected = taken % COLLECTED_EVERY === 0;
  taken += 1;
  if (isCollected) globalThis.gc?.();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const sample: Sample = {
    seconds: Math.round((performance.now() - started) / 1000),
    thread: isMainThread ? "main" : "database",
    rss,
    heap: heapUsed,
    buffers: arrayBuffers,
    isCollected,
  };
  appendFileSync(file, `${JSON.stringify(sample)}\n`);
}, EVERY_MS).unref();
