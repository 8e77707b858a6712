import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import type { Modules } from "../modules.ts";
import { DryRun, type RecordChange } from "../record-change.ts";
import type { Action, ActionResult, Actor } from "./action.ts";
import { actorName, insertAuditRow } from "./audit.repository.ts";
import { changeText } from "./change-text.ts";

/** What actions are run on. */
export interface ActionShop extends Modules {
  db: Db;
  clock: Clock;
}

export interface ActionOutcome extends ActionResult {
  isChanged: boolean;
}

interface RunOptions {
  actor: Actor;
  /** A file that came with the call. */
  upload?: Buffer | undefined;
  /** Does everything and then rolls it back. @default false */
  isDryRun?: boolean;
}

/** What `--json` prints and HTTP answers. */
export const answerOf = ({ message, data, isChanged }: ActionOutcome) => ({
  message,
  changed: isChanged,
  ...(data === undefined ? {} : { data }),
});

/**
 * Runs the action on an input that its schema has read. A change writes its audit row in its own transaction; a dry run rolls that
 * transaction back and answers with the change. Refuses with what the action refuses.
 */
export async function runAction(
  shop: ActionShop,
  action: Action,
  input: Record<string, unknown>,
  { actor, upload, isDryRun = false }: RunOptions,
): Promise<ActionOutcome> {
  let isChanged = false;
  const record: RecordChange = async (tx, change) => {
    if (action.kind === "read")
      throw new Error(`"${action.name}" is declared as a read, and changed ${change.subject}.`);
    if (isDryRun) throw new DryRun(change);
    await insertAuditRow(tx, { ...change, at: shop.clock.now(), actor: actorName(actor), action: action.name });
    isChanged = true;
  };
  try {
    const result = await action.run(input, { shop, db: shop.db, clock: shop.clock, actor, upload, record });
    const unchanged = action.kind === "change" && !isChanged ? " Nothing has changed." : "";
    return { ...result, message: result.message + unchanged, isChanged };
  } catch (thrown) {
    if (!(thrown instanceof DryRun)) throw thrown;
    const { subject, before, after, preview } = thrown.change;
    const message = `Dry run, nothing has changed. It would change ${changeText(thrown.change)}`;
    return {
      message,
      data: { subject, before, after, ...(preview === undefined ? {} : { preview }) },
      isChanged: false,
    };
  }
}
