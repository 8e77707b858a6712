import { lineChart } from "../line-chart.ts";
import { markdownTable, writePicture, writeResults } from "../results.ts";
import type { MemoryRun } from "./memory.ts";
import type { Sample } from "./probe.ts";

const EVERY_MINUTES = 5;
const TITLES = { embedded: "On the embedded database", postgresql: "On PostgreSQL" };
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Writes the memory samples: a table row for every five minutes, and a chart per engine. */
export function reportMemory(runs: MemoryRun[]): void {
  const minutes = runs[0]?.minutes ?? 0;
  writeResults("memory", {
    title: `Memory of the process over ${minutes} minutes`,
    intro:
      "A whole shop on each engine, in separate processes at the same time, with rate limits as in production. Visitors, each with their own address, " +
      "view pages and products, call the API, fill carts, register, order and pay. Heaps are measured right after a garbage collection; RSS is that of the whole process, including the database thread.",
    parts: runs.flatMap(partsOf),
    data: { runs },
  });
}

function partsOf({ engine, visits, leftOut, failures, samples }: MemoryRun): string[] {
  const main = samples.filter(({ thread, isCollected }) => thread === "main" && isCollected);
  const database = samples.filter(({ thread, isCollected }) => thread === "database" && isCollected);
  const rows = everyFewMinutes(main).map((sample) => {
    const beside = database.findLast(({ seconds }) => seconds <= sample.seconds) ?? database[0];
    const { seconds, rss, heap, buffers } = sample;
    return [Math.round(seconds / 60), ...[rss, heap, buffers].map(megabytes), beside ? megabytes(beside.heap) : "–"];
  });
  const picture = writePicture(`memory-${engine}.svg`, chartOf(engine, samples), `${TITLES[engine]}: memory over time`);
  return [
    `## ${TITLES[engine]}`,
    picture,
    markdownTable(["minute", "RSS, MB", "heap, MB", "buffers, MB", "heap of the database's thread, MB"], rows),
    `${visits} visits, ${failures.length} of them failed; ${leftOut} were skipped, because sixteen were already in progress.`,
  ];
}

/** The first sample, one for every five minutes, and the last. */
function everyFewMinutes(samples: Sample[]): Sample[] {
  const last = samples.at(-1);
  let next = 0;
  return samples.filter((sample) => {
    if (sample !== last && sample.seconds < next) return false;
    next += EVERY_MINUTES * 60;
    return true;
  });
}

function chartOf(engine: MemoryRun["engine"], samples: Sample[]): string {
  const points = (thread: Sample["thread"], value: (sample: Sample) => number, onlyCollected: boolean) =>
    samples
      .filter((sample) => sample.thread === thread && (sample.isCollected || !onlyCollected))
      .map((sample): [number, number] => [sample.seconds / 60, megabytes(value(sample))]);
  const ofThread = points("database", ({ heap }) => heap, true);
  return lineChart({
    title: TITLES[engine],
    unit: "MB",
    lines: [
      { name: "RSS", look: "strong", points: points("main", ({ rss }) => rss, false) },
      { name: "heap", look: "weak", points: points("main", ({ heap }) => heap, true) },
      ...(ofThread.length > 0 ? [{ name: "heap of the database", look: "dashed" as const, points: ofThread }] : []),
    ],
  });
}
