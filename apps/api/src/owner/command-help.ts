import { type Flag, flagsOf } from "./flags.ts";
import type { Command } from "./machine-command.ts";

const EVERY_COMMAND: readonly (readonly [string, string])[] = [
  ["--dry-run", "say what would change, and change nothing"],
  ["--json", "answer in JSON"],
  ["--help", "explain the command"],
];

/** How a command is typed: "orders refund <order> [--restock | --no-restock]". */
export const usageOf = (command: Command): string => [command.name, ...flagsOf(command).map(usageOfFlag)].join(" ");

/** All commands, or those of a group such as "orders", with a line about each. */
export function helpText(commands: readonly Command[]): string {
  const rows = commands.map((command) => [usageWithoutOptions(command), command.about] as const);
  return ["npm run shop -- <command>", "", ...table(rows), "", "Every command takes:", ...table(EVERY_COMMAND)].join(
    "\n",
  );
}

export function commandHelp(command: Command): string {
  const rows = flagsOf(command).map((flag) => [flag.isPositional ? flag.label : flagWords(flag), flag.about] as const);
  return [`npm run shop -- ${usageOf(command)}`, "", command.about, "", ...table([...rows, ...EVERY_COMMAND])].join(
    "\n",
  );
}

function usageWithoutOptions(command: Command): string {
  const flags = flagsOf(command);
  const given = flags.filter(({ isPositional, isRequired }) => isPositional || isRequired);
  return [command.name, ...given.map(usageOfFlag), ...(given.length < flags.length ? ["[options]"] : [])].join(" ");
}

function usageOfFlag(flag: Flag): string {
  const words = flag.isPositional ? flag.label : flagWords(flag);
  return `${flag.isRequired ? words : `[${words}]`}${flag.isList ? "…" : ""}`;
}

const flagWords = ({ label, name, kind }: Flag): string =>
  kind === "boolean" ? `${label} | --no-${name}` : `${label} <${kind}>`;

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = 2 + Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`.trimEnd());
}
