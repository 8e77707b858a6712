import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { outcome } from "./outcome.ts";

/** A report of Vitest's with these files. */
function report(numPassedTests: number, numFailedTests: number, ...testResults: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), "outcome-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, testResults }));
  return file;
}

const file = (name: string, message: string, ...assertionResults: object[]) => ({
  name: join(process.cwd(), name),
  message,
  assertionResults,
});
const passed = { fullName: "adds", status: "passed", failureMessages: [] };

test("a suite without a failure has nothing to tell", () => {
  expect(outcome(report(1, 0, file("a.test.ts", "", passed)), 0)).toEqual({ passed: 1, failed: 0, failures: [] });
});

test("a failed test is named with its file and the beginning of its message, without colours", () => {
  const message = `\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n\n${"    at there\n".repeat(30)}`;
  const failed = { fullName: "cart adds", status: "failed", failureMessages: [message] };
  const { failures, ...counts } = outcome(report(1, 1, file("src/a.test.ts", "", passed, failed)), 1);
  expect(counts).toEqual({ passed: 1, failed: 1 });
  expect(failures).toEqual([
    `src/a.test.ts > cart adds\n    AssertionError: expected 1 to be 2${"\n        at there".repeat(7)}`,
  ]);
});

test("a file that could not be loaded is one failure, and named", () => {
  const broken = file("src/b.test.ts", "Cannot find module './c.ts'");
  expect(outcome(report(1, 0, file("a.test.ts", "", passed), broken), 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: ["src/b.test.ts\n    Cannot find module './c.ts'"],
  });
});

test("a suite that crashed before it could report is one failure, and the reason is told", () => {
  const { failures, ...counts } = outcome("/nowhere/report.json", 1);
  expect(counts).toEqual({ passed: 0, failed: 1 });
  expect(failures).toEqual([expect.stringMatching(/^\/nowhere\/report\.json cannot be read: ENOENT/)]);
});
