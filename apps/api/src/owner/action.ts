import type { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import type { Json } from "../json.ts";
import type { Modules } from "../modules.ts";
import type { RecordChange } from "../record-change.ts";

/** Who acts: whoever may run commands on the shop's machine, or a member of staff who is signed in. */
export type Actor = { kind: "command" } | { kind: "staff"; id: string; email: string };

export interface ActionContext {
  /** The server's modules. */
  shop: Modules;
  db: Db;
  clock: Clock;
  actor: Actor;
  /** A file that came with the call, in place of one that the input names. */
  upload?: Buffer | undefined;
  /** Given to the service that makes the change, which calls it last in its transaction. */
  record: RecordChange;
}

export interface ActionResult {
  /** What a command prints. */
  message: string;
  /** What `--json` and HTTP add to the message. */
  data?: Json;
}

/** One thing that staff can do. The commands and `/api/owner/*` are made from the list of these, `ACTIONS`. */
export interface Action<Input extends z.ZodObject = z.ZodObject> {
  /** The command's words, such as "stock set". */
  name: string;
  /** One line for the help. */
  about: string;
  /** Each field has a description for the help. A field `tracking_number` is the flag `--tracking-number`. */
  input: Input;
  /** The fields that are given without a flag, in order. */
  positional?: readonly (keyof z.input<Input> & string)[];
  /**
   * The fields that name files or folders of the shop's machine, which commands do. A call has none of them: its body is the file that the
   * first of them names, and its query has the other fields.
   */
  paths?: readonly (keyof z.input<Input> & string)[];
  /** Who may do it. An owner may do everything. */
  role: "packer" | "owner";
  /** A change passes `record` on. If nothing was recorded, the answer says that nothing has changed. */
  kind: "read" | "change";
  /** Throws `Refusal`. */
  run(input: z.output<Input>, context: ActionContext): Promise<ActionResult>;
}

/** Infers the input's type from its schema. */
export const defineAction = <Input extends z.ZodObject>(action: Action<Input>): Action<Input> => action;
