import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { Refusal } from "../http/refusal.ts";
import { helpText, usageOf } from "./command-help.ts";
import { type Flag, flagsOf, valueOf } from "./flags.ts";
import type { Command } from "./machine-command.ts";

export interface ReadCommand<Read extends Command = Command> {
  command: Read;
  /** Not validated yet. */
  input: Record<string, unknown>;
  isDryRun: boolean;
  isJson: boolean;
  isHelp: boolean;
}

const EVERY_COMMAND = { "dry-run": { type: "boolean" }, json: { type: "boolean" }, help: { type: "boolean" } } as const;

/** Reads what was typed. Refuses with 422 what is no command, a flag that the command does not take, and a missing value. */
export function readCommand<Read extends Command>(
  commands: readonly Read[],
  typed: readonly string[],
): ReadCommand<Read> {
  const command = commands
    .filter(({ name }) => isPrefix(name.split(" "), typed))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  if (!command) throw new Refusal(422, `There is no such command.\n${helpText(closest(commands, typed))}`);
  const flags = flagsOf(command);
  const options: ParseArgsOptionsConfig = { ...EVERY_COMMAND };
  for (const { name, kind, isList, isPositional } of flags) {
    if (!isPositional) options[name] = { type: kind === "boolean" ? "boolean" : "string", multiple: isList };
  }
  const refuse = (reason: string) => new Refusal(422, `${reason}\n${usageOf(command)}`);
  const args = typed.slice(command.name.split(" ").length);
  const { values, positionals, tokens } = parse(args, options, refuse);

  const seen = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    if (!Object.hasOwn(options, token.name)) throw refuse(`There is no ${token.rawName} for this.`);
    const before = seen.get(token.name);
    if (before !== undefined && before !== token.rawName) {
      throw refuse(`Choose one of ${before} and ${token.rawName}.`);
    }
    if (before !== undefined && !options[token.name]?.multiple) throw refuse(`Give ${token.rawName} once.`);
    seen.set(token.name, token.rawName);
  }

  const input: Record<string, unknown> = {};
  const rest = [...positionals];
  for (const flag of flags) {
    const given = flag.isPositional ? takePositional(flag, rest) : values[flag.name];
    if (given === undefined || (Array.isArray(given) && given.length === 0)) {
      if (flag.isRequired && !values.help) throw refuse(`${flag.label} is missing.`);
    } else
      input[flag.field] = Array.isArray(given) ? given.map((one) => valueTyped(flag, one)) : valueTyped(flag, given);
  }
  if (rest[0] !== undefined) throw refuse(`"${unhide(rest[0])}" is one word too many.`);
  return {
    command,
    input,
    isDryRun: values["dry-run"] === true,
    isJson: values.json === true,
    isHelp: values.help === true,
  };
}

/** Commands have no short flags, but ids, tokens and numbers may begin with a hyphen, which `parseArgs` must not see. */
const HYPHEN = "\u0000";
const hide = (word: string): string => (/^-[^-]/.test(word) ? HYPHEN + word : word);
const unhide = (word: string): string => (word.startsWith(HYPHEN) ? word.slice(HYPHEN.length) : word);

function parse(args: readonly string[], options: ParseArgsOptionsConfig, refuse: (reason: string) => Refusal) {
  try {
    return parseArgs({ args: args.map(hide), options, allowPositionals: true, allowNegative: true, tokens: true });
  } catch (error) {
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(error instanceof Error ? error.message : "") ?? [];
    throw refuse(unknown === undefined ? firstSentence(error) : `There is no ${unknown} for this.`);
  }
}

const firstSentence = (error: unknown): string =>
  error instanceof Error ? (error.message.split("\n")[0] ?? error.message) : String(error);

const takePositional = ({ isList }: Flag, rest: string[]) => (isList ? rest.splice(0) : rest.shift());

const valueTyped = (flag: Flag, value: string | boolean): unknown =>
  typeof value === "boolean" ? value : valueOf(flag, unhide(value));

const isPrefix = (words: readonly string[], typed: readonly string[]): boolean =>
  words.every((word, index) => word === typed[index]);

/** The commands of the group that was named, or all. */
function closest(commands: readonly Command[], typed: readonly string[]): readonly Command[] {
  const group = commands.filter(({ name }) => name.split(" ")[0] === typed[0]);
  return group.length > 0 ? group : commands;
}
