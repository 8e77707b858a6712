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
import { embeddedArguments, type Extent, SPLITS, splitArguments, WITHOUT_SERVER } from "./test-extent.ts";

interface Suite {
  name: string;
  /** Vitest configuration. */
  config: string;
  inBrowser?: boolean;
  /** Extra processes beyond the number of processors, for tests that wait as often as they compute. @default 0 */
  waiting?: number;
  /** What the machine lacks for this suite, as text; the suite is then skipped. */
  missing?: () => string | null;
  /** Vitest arguments that select its files for an extent; null to skip it. @default all files, in `rest` none */
  files?: (extent: Extent) => string[] | null;
}

/** All suites; the longest first. */
const SUITES: readonly Suite[] = [
  {
    name: "postgresql",
    config: "apps/api/vitest.postgresql.config.ts",
    missing: postgresProblem,
    waiting: 1,
    files: (extent) => splitArguments(SPLITS.api, extent),
  },
  { name: "api", config: "apps/api/vitest.config.ts", files: embeddedFiles },
  { name: "ui", config: "packages/ui/vitest.unit.config.ts", files: (extent) => splitArguments(SPLITS.ui, extent) },
  { name: "store", config: "apps/store/vitest.config.ts" },
  {
    name: "tools",
    config: "scripts/vitest.config.ts",
    files: (extent) => splitArguments(SPLITS.tools, extent),
  },
  { name: "commerce", config: "packages/commerce/vitest.config.ts" },
  {
    name: "stories",
    config: "packages/ui/vitest.config.ts",
    inBrowser: true,
    waiting: 2,
    files: (extent) => (extent === "fast" ? sinceMain() : []),
  },
  {
    name: "journeys",
    config: "e2e/vitest.config.ts",
    inBrowser: true,
    waiting: 2,
    files: (extent) => splitArguments(SPLITS.journeys, extent),
  },
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
// Checked before the first suite, not minutes later by the first one that needs the browser.
const noBrowser = suites.some(({ inBrowser }) => inBrowser) ? await browserProblem() : null;
if (noBrowser !== null) {
  console.error(noBrowser);
  process.exit(1);
}

const results = join(import.meta.dirname, "../test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// The processes of a suite import much the same modules, so Node's compile cache saves compiling them again.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "../.cache/node");
// By default Vitest leaves one processor idle, which is half of two.
const workers = availableParallelism();
// Every core already runs a test worker, so V8's helper threads only compete with them.
const SINGLE_THREADED = "--execArgv=--single-threaded";

interface Outcome extends SuiteOutcome {
  /** The result in one line. */
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

// Each suite starts and ends with a single busy process, so two run at a time.
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
// Builds the store for the journeys while the last suite ends. If the build fails, the journeys report why.
if (suites.some(({ name }) => name === "journeys")) await buildStoreIfStale().catch(() => {});
await Promise.all(lanes);

// A browser that waits for another process may paint late, so these suites run alone.
for (const suite of suites) if (suite.inBrowser) outcomes.set(suite, await run(suite));

const ended = suites.flatMap((suite) => outcomes.get(suite) ?? []);
const failures = ended.flatMap((outcome) => outcome.failures);
const passed = ended.reduce((sum, outcome) => sum + outcome.passed, 0);
// Repeat the failures, because those of the first minutes have scrolled away.
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

/** Without a PostgreSQL server the embedded engine runs all files of the API. */
function embeddedFiles(of: Extent): string[] {
  return postgresProblem() === null ? embeddedArguments(of) : splitArguments(WITHOUT_SERVER, of);
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
