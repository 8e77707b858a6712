import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    /** Why the file could not be run, where it could not. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

export interface Outcome {
  passed: number;
  failed: number;
  /** Each failed test, and each file that could not be run: where it is, and how its message begins. */
  failures: string[];
}

/** As much of a message as tells what differed; the whole stands where the suite ran. */
const LINES_OF_A_MESSAGE = 8;

/**
 * What became of a suite whose runner ended with this code, from the report that it has left.
 * A suite that ended badly without a failed test has crashed, or could not load a file: that is one failure.
 */
export function outcome(report: string, code: number): Outcome {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const failed = code !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
    return { passed: numPassedTests, failed, failures: testResults.flatMap(failuresOf) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, failures: [`${report} cannot be read: ${reason}`] };
  }
}

function failuresOf({ name, message, assertionResults }: Report["testResults"][number]): string[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  const tests = failed.map(
    ({ fullName, failureMessages }) => `${file} > ${fullName}${indented(failureMessages.join("\n"))}`,
  );
  return tests.length === 0 && message !== "" ? [`${file}${indented(message)}`] : tests;
}

const indented = (message: string) =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, LINES_OF_A_MESSAGE)
    .map((line) => `\n    ${line}`)
    .join("");
