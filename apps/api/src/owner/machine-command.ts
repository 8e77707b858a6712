import type { z } from "zod";
import type { Settings } from "../settings/settings.ts";
import type { Action, ActionResult } from "./action.ts";

/** What `--help` and reading a command need of it. */
export type Command<Input extends z.ZodObject = z.ZodObject> = Pick<
  Action<Input>,
  "name" | "about" | "input" | "positional"
>;

export interface MachineContext {
  /** Reads the settings. Throws `SettingsError`. */
  settings(): Settings;
  isDryRun: boolean;
  /** Gets a line for each step. */
  report(line: string): void;
}

/** A command for the machine that the shop is installed on, which works on the files and databases that the settings name, not in a running shop. */
export interface MachineCommand<Input extends z.ZodObject = z.ZodObject> extends Command<Input> {
  /** Throws `Refusal`. */
  runOnMachine(input: z.output<Input>, context: MachineContext): Promise<ActionResult>;
}

/** Infers the input's type from its schema. */
export const defineMachineCommand = <Input extends z.ZodObject>(
  command: MachineCommand<Input>,
): MachineCommand<Input> => command;
