import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runCommand, seconds } from "./steps.ts";

/** Runs every suite one after the other, and sums them up in the last line. */
const SUITES = [
  { name: "commerce", config: "packages/commerce/vitest.config.ts" },
  { name: "ui", config: "packages/ui/vitest.unit.config.ts" },
  { name: "api", config: "apps/api/vitest.config.ts" },
  { name: "store", config: "apps/store/vitest.config.ts" },
  { name: "stories", config: "packages/ui/vitest.config.ts" },
  { name: "journeys", config: "e2e/vitest.config.ts" },
];

interface Report {
  numPassedTests: number;
  numFailedTests: number;
}

const results = join(import.meta.dirname, "../test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const wanted = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const { name, config } of SUITES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = Date.now();
  const file = join(results, `${name}.json`);
  const code = await runCommand("vitest", [
    "run",
    "--config",
    config,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  // A suite that broke before it could report is a failure, even when no single test failed.
  const broken = report === null || (code !== 0 && report.numFailedTests === 0) ? 1 : 0;
  passed += report?.numPassedTests ?? 0;
  failed += (report?.numFailedTests ?? 0) + broken;
  console.log(
    `${name}: ${report?.numPassedTests ?? 0} passed, ${(report?.numFailedTests ?? 0) + broken} failed, ${seconds(started)}`,
  );
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return null;
  }
}
