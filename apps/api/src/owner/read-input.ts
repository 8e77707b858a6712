import type { z } from "zod";
import { Refusal } from "../http/refusal.ts";
import { flagsOf } from "./flags.ts";
import type { Command } from "./machine-command.ts";

/** The input of a command, read by its schema. Refuses with 422 what does not fit it, naming the flags. */
export function readInput<Input extends z.ZodObject>(command: Command<Input>, input: unknown): z.output<Input> {
  const { data, error } = command.input.safeParse(input);
  if (error) throw new Refusal(422, refusalText(command, error.issues));
  return data;
}

/** A schema's own messages are whole sentences; the library's need the field's name. */
function refusalText(command: Command, issues: readonly z.core.$ZodIssue[]): string {
  const flags = flagsOf(command);
  return issues
    .map(({ code, path, message }) => {
      const flag = flags.find(({ field }) => field === path[0]);
      return code === "custom" || !flag ? message : `${flag.label}: ${message}`;
    })
    .join("\n");
}
