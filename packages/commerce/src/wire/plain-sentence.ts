import type { z } from "zod";

const MISSING = "Please fill this in.";
/** The verb for a value that is too long or too short. */
const WITH: Readonly<Record<string, string>> = { string: "use", array: "send" };
const amount = (of: string, count: number | bigint) => (of === "string" ? `${count} characters` : `${count}`);

/**
 * The message for shoppers when a schema has none: Zod's own are for programmers. Passed to single calls only, so that
 * errors in settings and files keep Zod's messages.
 */
export function plainSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return MISSING;
      return issue.expected === "int" ? "Please enter a whole number." : "Please check this.";
    case "invalid_value":
      return issue.input === undefined ? MISSING : "Please choose one of those offered.";
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return MISSING;
      return `Please ${WITH[issue.origin] ?? "enter"} at least ${amount(issue.origin, issue.minimum)}.`;
    case "too_big":
      return `Please ${WITH[issue.origin] ?? "enter"} at most ${amount(issue.origin, issue.maximum)}.`;
    default:
      return "Please check this.";
  }
}
