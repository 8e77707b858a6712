import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildStoreIfStale } from "../scripts/fresh-build.ts";
import { bytesByRoute } from "../scripts/route-bytes.ts";
import { startShop } from "../e2e/shop/start-shop.ts";
import { cartRequests, pageRequests } from "./requests.ts";
import { linesPerFile } from "./lines.ts";
import { faults } from "./faults/faults.ts";
import { measure } from "./load.ts";
import { memory } from "./memory/memory.ts";
import { reportMemory } from "./memory/report.ts";
import { storm } from "./storm/storm.ts";
import { measureGrowth } from "./growth/growth.ts";
import { pagesOptions } from "./pages/options.ts";
import { measurePages } from "./pages/pages.ts";
import { reportPages } from "./pages/report.ts";
import { reportServing } from "./serving/report.ts";
import { measureServing } from "./serving/serving.ts";
import { table } from "./table.ts";
import { timing } from "./timing/timing.ts";

/**
 * Reproducible measurements: `npm run bench`, or a selection: `npm run bench -- lines bytes start server`. Client and
 * server share the machine, so compare only runs on the same machine, and trust ratios. `storm`, `faults`, `memory`,
 * `serving`, `growth`, `pages` and `timing` only run when named, and write into `bench/results`. Durations: `storm` takes
 * `--seconds`, `memory` `--minutes`, `growth` half an hour; `growth-before` keeps its figures as the baseline for later
 * ones. `pages` takes `--rounds` of three to four minutes each; `--line browser` or `tcp` chooses what simulates the
 * slow connection; `--only load,tap,hover,idle,early,server` and `--pages home,listing,product` restrict it
 * to figures that are only printed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "60" },
    minutes: { type: "string", default: "30" },
    rounds: { type: "string", default: "5" },
    line: { type: "string", default: "browser" },
    only: { type: "string" },
    pages: { type: "string" },
  },
});
const wanted = new Set(positionals);
const isWanted = (part: string) => wanted.size === 0 || wanted.has(part);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "processor"}\n`);

if (isWanted("lines")) {
  const rows = linesPerFile().map(({ folder, files, median, p90, longest }) => [folder, files, median, p90, longest]);
  console.log(table(["lines per file", "files", "median", "p90", "longest"], rows));
}

if (isWanted("bytes")) {
  await buildStoreIfStale();
  const rows = bytesByRoute().map(({ route, script, style, font }) => [route, ...[script, style, font].map(kilobytes)]);
  console.log(table(["KB before interaction", "script", "styles", "fonts"], rows));
}

if (isWanted("start") || isWanted("server")) {
  await buildStoreIfStale();
  const dataDirectory = mkdtempSync(join(tmpdir(), "selvedge-bench-"));
  try {
    const first = await startShop({ dataDirectory });
    await first.stop();
    const shop = await startShop({ dataDirectory });
    const starts = [
      ["first, database made and seeded", first.startMs],
      ["later", shop.startMs],
    ] as const;
    console.log(
      table(
        ["start, build in place", "seconds"],
        starts.map(([name, ms]) => [name, (ms / 1000).toFixed(1)]),
      ),
    );
    if (isWanted("server")) {
      const rows = [];
      for (const request of [...pageRequests(), ...(await cartRequests(shop.url))]) {
        const { perSecond, p50, p99 } = await measure(shop.url, request);
        rows.push([request.name, request.concurrency, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)]);
      }
      console.log(table(["HTTP", "callers", "per second", "p50 ms", "p99 ms"], rows));
    }
    await shop.stop();
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

if (wanted.has("storm")) await storm(Number(values.seconds));
if (wanted.has("faults")) await faults();
if (wanted.has("timing")) await timing();
if (wanted.has("memory")) reportMemory(await memory(Number(values.minutes)));
if (wanted.has("serving")) reportServing(await measureServing());
if (wanted.has("growth")) await measureGrowth();
if (wanted.has("growth-before")) await measureGrowth("growth-before");
if (wanted.has("pages")) {
  const options = pagesOptions(values);
  await buildStoreIfStale();
  reportPages(await measurePages(options));
}
