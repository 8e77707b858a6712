import type { Tx } from "./database/schema.ts";
import type { Json } from "./json.ts";

/** What a change did, for the audit table. Holds no personal data and no account's id: the row stays when an account is erased. */
export interface Change {
  /** What was changed: an order's number, or a word and an id, such as "review 12". */
  subject: string;
  /** What was different before, and only that. */
  before: Json;
  after: Json;
  /** What a dry run answers besides, such as warnings. It is not kept. */
  preview?: Json;
}

/**
 * Writes the audit row of a change in the transaction that makes it. Called at the end of that transaction, and only if something has
 * changed. In a dry run it throws `DryRun`, which rolls the transaction back.
 */
export type RecordChange = (tx: Tx, change: Change) => Promise<void>;

/** Rolls back the transaction of a dry run. It is not a failure: code that handles failures of a change throws it on. */
export class DryRun extends Error {
  override readonly name = "DryRun";
  readonly change: Change;

  constructor(change: Change) {
    super("A dry run changes nothing.");
    this.change = change;
  }
}
