import type { Selectable } from "kysely";
import type { AuditTable } from "../database/schema/audit.ts";
import type { Db } from "../database/schema.ts";
import type { Change } from "../record-change.ts";
import type { Actor } from "./action.ts";

export type AuditRow = Selectable<AuditTable>;

/** Never an email: audit rows outlive the accounts of staff. */
export const actorName = (actor: Actor): string => (actor.kind === "command" ? "command" : `staff ${actor.id}`);

export async function insertAuditRow(
  db: Db,
  { subject, before, after, at, actor, action }: Change & { at: Date; actor: string; action: string },
): Promise<void> {
  await db
    .insertInto("audit")
    .values({ at, actor, action, subject, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute();
}

/** The newest rows of everything, or of one subject; the newest first. */
export async function findAuditRows(db: Db, subject: string | undefined, limit: number): Promise<AuditRow[]> {
  return db
    .selectFrom("audit")
    .selectAll()
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
