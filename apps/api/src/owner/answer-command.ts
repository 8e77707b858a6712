import type { CommandAnswer } from "../command-socket.ts";
import { Refusal } from "../http/refusal.ts";
import { ACTIONS } from "./actions.ts";
import { commandHelp, helpText } from "./command-help.ts";
import { type ReadCommand, readCommand } from "./read-command.ts";
import { type ActionShop, answerOf, readInput, runAction } from "./run-action.ts";

/** Help for these words; undefined if they are a command to run. Refuses like `readCommand`. */
export function askedForHelp(words: readonly string[]): string | undefined {
  const read = readWords(words);
  return typeof read === "string" ? read : undefined;
}

/** Help for these words, or the command to run. */
function readWords(words: readonly string[]): string | ReadCommand {
  if (words.length === 0 || words[0] === "help" || words[0] === "--help") return helpText(ACTIONS);
  const command = readCommand(ACTIONS, words);
  return command.isHelp ? commandHelp(command.action) : command;
}

/**
 * Runs what the shop's owner typed, and answers with its refusals too. Other errors are thrown. Only whoever may write to the shop's data
 * directory, or knows its database's address, can call it.
 */
export async function answerCommand(shop: ActionShop, words: readonly string[]): Promise<CommandAnswer> {
  try {
    const read = readWords(words);
    if (typeof read === "string") return { isDone: true, message: read };
    const { action, input, isDryRun, isJson } = read;
    const actor = { kind: "command" } as const;
    const outcome = await runAction(shop, action, readInput(action, input), { actor, isDryRun });
    return { isDone: true, message: isJson ? JSON.stringify(answerOf(outcome)) : outcome.message };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { isDone: false, message: error.message };
  }
}
