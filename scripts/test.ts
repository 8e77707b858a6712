import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { installedPostgres, NO_POSTGRES } from "../apps/api/src/testing/postgresql/installed.ts";
import { chromiumPath, chromiumProblem } from "./chromium.ts";
import { buildStoreIfStale } from "./fresh-build.ts";
import { sinceMain } from "./since-main.ts";
import { runCommand, seconds } from "./steps.ts";
import { type SuiteOutcome, suiteOutcome } from "./suite-outcome.ts";
import { embeddedWords, type Extent, journeyWords } from "./test-extent.ts";

interface Suite {
  name: string;
  /** Of Vitest. */
  config: string;
  inBrowser?: boolean;
  /** How many processes more than there are processors keep them busy, where tests wait as often as they compute. @default 0 */
  waiting?: number;
  /** What the machine does not have for it, in words; then it is left out. */
  missing?: () => string | null;
  /** Vitest's words for its files in an extent; null for none. @default all files, in `rest` none */
  files?: (extent: Extent) => string[] | null;
}

/** Every suite, the longest first. */
const SUITES: readonly Suite[] = [
  { name: "api", config: "apps/api/vitest.config.ts", files: embeddedFiles },
  { name: "tools", config: "scripts/vitest.config.ts" },
  { name: "postgresql", config: "apps/api/vitest.postgresql.config.ts", missing: postgresProblem, waiting: 1 },
  { name: "ui", config: "packages/ui/vitest.unit.config.ts" },
  { name: "store", config: "apps/store/vitest.config.ts" },
  { name: "commerce", config: "packages/commerce/vitest.config.ts" },
  {
    name: "stories",
    config: "packages/ui/vitest.config.ts",
    inBrowser: true,
    waiting: 2,
    files: (extent) => (extent === "fast" ? sinceMain() : []),
  },
  { name: "journeys", config: "e2e/vitest.config.ts", inBrowser: true, waiting: 2, files: journeyWords },
];

const USAGE = `npm test -- [suites]            what protects money, data and accessibility, and each journey once
npm run test:full -- [suites]   everything
npm run test:rest -- [suites]   what test:full tries and npm test does not
Suites are ${SUITES.map(({ name }) => name).join(", ")}; without one, all.`;

const { extent, wanted } = options();
process.env["TEST_EXTENT"] = extent;

const suites = SUITES.filter(
  (suite) => (wanted.length === 0 || wanted.includes(suite.name)) && filesOf(suite) !== null,
);
// Said before the first suite, not minutes later by the first that needs the browser.
const noBrowser = suites.some(({ inBrowser }) => inBrowser) ? await browserProblem() : null;
if (noBrowser !== null) {
  console.error(noBrowser);
  process.exit(1);
}

const results = join(import.meta.dirname, "../test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// Every process of a suite imports much the same: what Node has compiled once it need not compile again.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "../.cache/node");
// Vitest would leave one processor to itself, which of two is half.
const workers = availableParallelism();
// With a test for each processor, what V8 does beside one it does instead of another.
const SINGLE_THREADED = "--execArgv=--single-threaded";

interface Outcome extends SuiteOutcome {
  /** All of it in a line. */
  summary: string;
}

async function run(suite: Suite, { isHeld = false } = {}): Promise<Outcome> {
  const { name, config, missing, waiting = 0 } = suite;
  const problem = missing?.() ?? null;
  if (problem !== null) {
    console.log(`${name}: ${problem}`);
    return { passed: 0, failures: [], summary: `${name.padEnd(11)}not run: ${problem}` };
  }
  const begun = Date.now();
  const report = join(results, `${name}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const processes = `--maxWorkers=${workers + waiting}`;
  const words = ["run", "--config", config, processes, SINGLE_THREADED, ...(filesOf(suite) ?? []), ...reporters];
  const { passed, failures } = suiteOutcome(report, await runCommand("vitest", words, { isHeld }));
  const summary = `${name.padEnd(11)}${passed} passed, ${failures.length} failed, ${seconds(begun)}`;
  if (isHeld) console.log(summary);
  return { passed, failures: failures.map((failure) => `${name}: ${failure}`), summary };
}

const started = Date.now();
const outcomes = new Map<Suite, Outcome>();

// A suite begins and ends with one process at work: of two at a time, the other goes on meanwhile.
const withoutBrowser = suites.filter(({ inBrowser }) => !inBrowser);
const isHeld = withoutBrowser.length > 1;
if (isHeld)
  console.log(`Two at a time, each shown once it has ended: ${withoutBrowser.map(({ name }) => name).join(", ")}`);
const queue = withoutBrowser.values();
const runNext = async () => {
  for (const suite of queue) outcomes.set(suite, await run(suite, { isHeld }));
};
const lanes = [runNext(), runNext()];
await Promise.race(lanes);
// What the journeys walk through, while the last suite ends. Where it cannot be built they tell why.
if (suites.some(({ name }) => name === "journeys")) await buildStoreIfStale().catch(() => {});
await Promise.all(lanes);

// A browser that has to wait for another program may paint late, and wants the machine to itself.
for (const suite of suites) if (suite.inBrowser) outcomes.set(suite, await run(suite));

const ended = suites.flatMap((suite) => outcomes.get(suite) ?? []);
const failures = ended.flatMap((outcome) => outcome.failures);
const passed = ended.reduce((sum, outcome) => sum + outcome.passed, 0);
// What failed in the first minutes stands far above by now.
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join("\n\n")}`);
console.log(`\n${ended.map(({ summary }) => summary).join("\n")}\nall        ${seconds(started)}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

function options(): { extent: Extent; wanted: string[] } {
  try {
    const { values, positionals } = parseArgs({
      options: { full: { type: "boolean", default: false }, rest: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const unknown = positionals.filter((name) => SUITES.every((suite) => suite.name !== name));
    if (unknown.length > 0) throw new Error(`No suite is called ${unknown.join(", ")}.`);
    return { extent: values.full ? "full" : values.rest ? "rest" : "fast", wanted: positionals };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(USAGE);
    process.exit(2);
  }
}

function filesOf({ files }: Suite): string[] | null {
  return files ? files(extent) : extent === "rest" ? null : [];
}

/** Without a PostgreSQL server the embedded engine is tried with everything, and nothing of it is left. */
function embeddedFiles(of: Extent): string[] | null {
  if (postgresProblem() === null) return embeddedWords(of);
  return of === "rest" ? null : [];
}

function postgresProblem(): string | null {
  return process.env["TEST_DATABASE_URL"] || installedPostgres() ? null : NO_POSTGRES;
}

async function browserProblem(): Promise<string | null> {
  try {
    return chromiumProblem(await chromiumPath());
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
