import { Refusal } from "./http/refusal.ts";
import type { Modules } from "./modules.ts";

/** What commands act on. */
export type CommandTarget = Pick<
  Modules,
  "progress" | "orderRefunds" | "paymentReviews" | "reviews" | "privacy" | "reads" | "sessions"
>;

/** What stands behind a command's words. */
export interface CommandInput {
  /** Empty where the command takes none. */
  argument: string;
  /** Those of the command's options that were given, such as `--restock`. */
  options: ReadonlySet<string>;
}

export interface Command {
  /** Its words, and the argument that stands behind them in angle brackets. */
  usage: string;
  /** The options that it takes. @default none */
  options?: readonly string[];
  about: string;
  /** Does it, and resolves with what was done. Throws `Refusal`. */
  run(target: CommandTarget, input: CommandInput): Promise<string>;
}

/** Splits what the shop's owner typed. Refuses with 422 what is no command, or an option that the command does not take. */
export function readCommand(
  commands: readonly Command[],
  typed: readonly string[],
  help: string,
): CommandInput & { command: Command } {
  const words = typed.filter((word) => !word.startsWith("--"));
  const options = new Set(typed.filter((word) => word.startsWith("--")));
  const command = commands.find(({ usage }) => matches(usage, words));
  if (!command) throw new Refusal(422, `There is no such command.\n${help}`);
  for (const option of options) {
    if (!command.options?.includes(option))
      throw new Refusal(422, `There is no ${option} for this.\n${usageOf(command)}`);
  }
  return { command, options, argument: words.at(-1) ?? "" };
}

/** How a command is typed. */
export const usageOf = ({ usage, options = [] }: Command): string =>
  options.length === 0 ? usage : `${usage} [${options.join(" | ")}]`;

/** Whether these are the command's words, with one more in the place of its argument. */
function matches(usage: string, words: readonly string[]): boolean {
  const [verbs = "", argument] = usage.split(" <");
  return verbs === words.slice(0, argument === undefined ? undefined : -1).join(" ");
}
