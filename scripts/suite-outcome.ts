import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The parts of Vitest's JSON report that are used here. */
interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    /** Why the file could not be run, or which error happened outside of its tests. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[]; meta?: { mode?: string } }[];
  }[];
}

export interface SuiteOutcome {
  passed: number;
  /** Failed tests, and files that could not be run, with location and start of the message. */
  failures: string[];
}

/** Lines of a message that are shown; the full message is in the suite's own output. */
const LINES_OF_A_MESSAGE = 8;

/**
 * Result of a suite from its report and the runner's exit code. A non-zero exit code is a failure, whatever the report
 * says.
 */
export function suiteOutcome(report: string, code: number): SuiteOutcome {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const failures = testResults.flatMap(failuresOf);
    if (code !== 0 && failures.length === 0)
      failures.push(`ended with ${code}, and no test has failed: see above, where it ran.`);
    return { passed: numPassedTests, failures };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failures: [`${report} cannot be read: ${reason}`] };
  }
}

function failuresOf({ name, message, assertionResults }: Report["testResults"][number]): string[] {
  const file = relative(process.cwd(), name);
  const tests = assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages, meta }) => {
      const mode = meta?.mode ? ` (${meta.mode})` : "";
      return `${file} > ${fullName}${mode}${indented(failureMessages.join("\n"))}`;
    });
  return message === "" ? tests : [...tests, `${file}${indented(message)}`];
}

const indented = (message: string) =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, LINES_OF_A_MESSAGE)
    .map((line) => `\n    ${line}`)
    .join("");
