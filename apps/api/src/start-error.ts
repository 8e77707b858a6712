import { SettingsError } from "./settings/settings.ts";

/** A shop that cannot start, for a reason that its owner can remove. The message is for the person at the terminal: what is wrong, and what to do. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** What to print where a program cannot go on: a sentence for its owner where it is theirs to mend. */
export function explain(error: unknown): string {
  if (error instanceof SettingsError)
    return `The settings are not right:\n${error.problems.map((line) => `  ${line}`).join("\n")}`;
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
