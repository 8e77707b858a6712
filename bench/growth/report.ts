import { type Figures, type Run, SIZES } from "./figures.ts";
import type { Timing } from "./measure.ts";
import { ENGINES, type Engine } from "./shop.ts";

const ms = (value: number | undefined) => (value === undefined ? "–" : value.toFixed(value < 100 ? 1 : 0));

/**
 * The results as a page. The ratio of largest to smallest shop comes first, because it hardly depends on the machine.
 */
export function report(before: Figures, after: Figures | null): string {
  const machine = after?.machine ?? before.machine;
  const parts = ENGINES.map((engine) => engineTable(engine, runsOf(before, engine), runsOf(after, engine)));
  return `# The catalogue at growing numbers of products

Milliseconds per call: the minimum of many, with the median in brackets. Client, server and database share one machine (${machine}),
which also ran other programs: the load average was ${loads(before)} before and ${after ? loads(after) : "–"} after. Compare the ratios.
"Before", the catalogue counted, joined and sorted at read time; "after", it keeps an index in memory (docs/decisions/015).
Made with \`npm run bench -- growth\`.

${parts.join("\n")}`;
}

function engineTable(engine: Engine, before: Run[], after: Run[]): string {
  const names = Object.keys((after[0] ?? before[0])?.calls ?? {});
  const rows = names.map((name) => [name, ...cells(before, name), ...cells(after, name)]);
  const single = (title: string, read: (run: Run) => number) => [
    title,
    ...[before, after].flatMap((runs) => ["", ...SIZES.map((size) => ms(runOf(runs, size, read)))]),
  ];
  rows.push(single("longest call during upkeep", ({ longestWhileTidyingMs }) => longestWhileTidyingMs));
  rows.push(single("seconds to fill the shop", ({ fillSeconds }) => fillSeconds));
  const sizes = SIZES.map((size) => size.toLocaleString("en"));
  const head = ["call", ...["before", "after"].flatMap((when) => [`${when}, ratio`, ...sizes])];
  const lines = [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows];
  return `## ${engine}\n\n${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}\n`;
}

/** The ratio of largest to smallest, then each size. */
function cells(runs: Run[], name: string): string[] {
  const timings = SIZES.map((size) => runOf(runs, size, ({ calls }) => calls[name]));
  const [smallest, largest] = [timings.at(0), timings.at(-1)];
  const ratio = smallest && largest ? `**${(largest.min / smallest.min).toFixed(2)}**` : "–";
  return [ratio, ...timings.map((timing) => (timing ? cell(timing) : "–"))];
}

function cell({ min, median, refused }: Timing): string {
  return refused > 0 ? `refused after ${ms(min)}` : `${ms(min)} (${ms(median)})`;
}

function runOf<Value>(runs: Run[], size: number, read: (run: Run) => Value): Value | undefined {
  const run = runs.find(({ products }) => products === size);
  return run && read(run);
}

function runsOf(figures: Figures | null, engine: Engine): Run[] {
  return (figures?.runs ?? []).filter((run) => run.engine === engine);
}

function loads({ runs }: Figures): string {
  const all = runs.map(({ load }) => load);
  return `${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}`;
}
