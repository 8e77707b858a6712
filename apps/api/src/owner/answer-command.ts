import type { CommandAnswer } from "../command-socket.ts";
import { Refusal } from "../http/refusal.ts";
import type { Settings } from "../settings/settings.ts";
import type { Action } from "./action.ts";
import { ACTIONS } from "./actions.ts";
import { commandHelp, helpText } from "./command-help.ts";
import type { MachineCommand } from "./machine-command.ts";
import { MACHINE_COMMANDS } from "./machine-commands.ts";
import { type ReadCommand, readCommand } from "./read-command.ts";
import { readInput } from "./read-input.ts";
import { type ActionShop, answerOf, runAction } from "./run-action.ts";

const COMMANDS: readonly (Action | MachineCommand)[] = [...ACTIONS, ...MACHINE_COMMANDS];

/** Help for these words, or the command to run. Refuses like `readCommand`. */
function readWords(words: readonly string[]): string | ReadCommand<Action | MachineCommand> {
  if (words.length === 0 || words[0] === "help" || words[0] === "--help") return helpText(COMMANDS);
  const read = readCommand(COMMANDS, words);
  return read.isHelp ? commandHelp(read.command) : read;
}

interface Machine {
  settings(): Settings;
  /** Gets a line for each step. */
  report(line: string): void;
}

/** Answers what needs no shop: help, mistakes in the words, and commands of the machine. Resolves with null for an action, which a shop runs. */
export async function answerWithoutShop(words: readonly string[], machine: Machine): Promise<CommandAnswer | null> {
  return answering(words, async () => {
    const read = readWords(words);
    if (typeof read === "string") return { isDone: true, message: read };
    const { command, input, isDryRun, isJson } = read;
    if (!("runOnMachine" in command)) return null;
    const result = await command.runOnMachine(readInput(command, input), { ...machine, isDryRun });
    return { isDone: true, message: isJson ? JSON.stringify(result) : result.message };
  });
}

/**
 * Runs what the shop's owner typed, and answers with its refusals too. Other errors are thrown. Only whoever may write to the shop's data
 * directory, or knows its database's address, can call it.
 */
export async function answerCommand(shop: ActionShop, words: readonly string[]): Promise<CommandAnswer> {
  return answering(words, async () => {
    const read = readWords(words);
    if (typeof read === "string") return { isDone: true, message: read };
    const { command, input, isDryRun, isJson } = read;
    if ("runOnMachine" in command) throw new Refusal(409, `"${command.name}" does not run in a shop.`);
    const actor = { kind: "command" } as const;
    const outcome = await runAction(shop, command, readInput(command, input), { actor, isDryRun });
    return { isDone: true, message: isJson ? JSON.stringify(answerOf(outcome)) : outcome.message };
  });
}

/** Answers a refusal with its message, and with the body of a refused call where the words have `--json`. */
async function answering<Answer>(
  words: readonly string[],
  answer: () => Promise<Answer>,
): Promise<Answer | CommandAnswer> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, errors } = error;
    const isJson = words.includes("--json");
    return { isDone: false, message: isJson ? JSON.stringify({ status: "error", message, errors }) : message };
  }
}
