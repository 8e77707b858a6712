import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { suiteOutcome } from "./suite-outcome.ts";

/** A report of Vitest's with these files. */
function report(numPassedTests: number, ...testResults: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), "outcome-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify({ numPassedTests, testResults }));
  return file;
}

const file = (name: string, message: string, ...assertionResults: object[]) => ({
  name: join(process.cwd(), name),
  message,
  assertionResults,
});
const passed = { fullName: "adds", status: "passed", failureMessages: [] };

test("a suite without failures reports none", () => {
  expect(suiteOutcome(report(1, file("a.test.ts", "", passed)), 0)).toEqual({ passed: 1, failures: [] });
});

test("a failed test is reported with file, mode and the start of its message, without colours", () => {
  const message = `\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n\n${"    at there\n".repeat(30)}`;
  const failed = { fullName: "Cart", status: "failed", failureMessages: [message], meta: { mode: "dark-mobile" } };
  expect(suiteOutcome(report(1, file("src/a.stories.tsx", "", passed, failed)), 1)).toEqual({
    passed: 1,
    failures: [
      `src/a.stories.tsx > Cart (dark-mobile)\n    AssertionError: expected 1 to be 2${"\n        at there".repeat(7)}`,
    ],
  });
});

test("a file that could not be loaded is reported beside the failed tests", () => {
  const failed = { fullName: "adds", status: "failed", failureMessages: ["Error: no"] };
  const broken = file("src/b.test.ts", "Cannot find module './c.ts'");
  expect(suiteOutcome(report(0, file("a.test.ts", "", failed), broken), 1).failures).toEqual([
    "a.test.ts > adds\n    Error: no",
    "src/b.test.ts\n    Cannot find module './c.ts'",
  ]);
});

test("a suite whose runner fails although all tests passed has failed", () => {
  expect(suiteOutcome(report(1, file("a.test.ts", "", passed)), 1)).toEqual({
    passed: 1,
    failures: [expect.stringMatching(/^ended with 1, and no test has failed/)],
  });
});

test("a suite that crashed before reporting has failed, with the reason", () => {
  expect(suiteOutcome("/nowhere/report.json", 1)).toEqual({
    passed: 0,
    failures: [expect.stringMatching(/^\/nowhere\/report\.json cannot be read: ENOENT/)],
  });
});
