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
      `${title(engine)}: the process holds ${megabytes(resident.started)} when it has started, ${megabytes(resident.after)} after all of the above.`,
  );
  console.log([table(head, rows), ...memory].join("\n"));
  writeResults("serving", {
    title: "What one process of the shop serves",
    intro:
      "Sixteen callers ask the shop for the same thing over kept connections, each as soon as it has its answer, on the same machine. Documents come from memory, but for those at an address " +
      "that nobody has asked for yet, which are rendered and packed. CPU is that of the shop's process for each answer, all of its threads; a PostgreSQL server's is not in it.",
    parts: [markdownTable(head, rows), ...memory],
    data: { engines },
  });
}
