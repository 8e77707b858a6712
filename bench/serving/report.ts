import { markdownTable, writeResults } from "../results.ts";
import { table } from "../table.ts";
import type { EngineServed } from "./serving.ts";

/** Prints the measurements and writes them as `results/serving.*`. */
export function reportServing(engines: EngineServed[]): void {
  const title = (engine: EngineServed["engine"]) => (engine === "embedded" ? "embedded" : "PostgreSQL");
  const head = [
    "16 callers",
    ...engines.flatMap(({ engine }) =>
      ["per second", "p50 ms", "p99 ms", "CPU ms"].map((of) => `${title(engine)}: ${of}`),
    ),
  ];
  const names = engines[0]?.served.map(({ name }) => name) ?? [];
  const rows = names.map((name) => [
    name,
    ...engines.flatMap(({ served }) => {
      const found = served.find((each) => each.name === name);
      if (!found) return ["–", "–", "–", "–"];
      const { perSecond, p50, p99, cpuMs } = found;
      return [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), cpuMs.toFixed(2)];
    }),
  ]);
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  const memory = engines.map(
    ({ engine, resident }) =>
      `${title(engine)}: the process uses ${megabytes(resident.started)} after the start, ${megabytes(resident.after)} after all of the above.`,
  );
  console.log([table(head, rows), ...memory].join("\n"));
  writeResults("serving", {
    title: "Throughput of one shop process",
    intro:
      "Sixteen clients repeat the same request over keep-alive connections without pauses, on the same machine. Documents come from the page cache, except those at a new address, " +
      "which are rendered and compressed. CPU is that of the shop's process per answer, all threads included, but not that of a PostgreSQL server.",
    parts: [markdownTable(head, rows), ...memory],
    data: { engines },
  });
}
