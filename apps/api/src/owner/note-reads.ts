import type { ActionContext } from "./action.ts";
import { actorName, insertAuditRow } from "./audit.repository.ts";

/** What staff read of orders is noted, like what a shopper's session reads. Commands have no token that could fall into wrong hands. */
export async function noteReads({ actor, shop }: ActionContext, orderIds: string[]): Promise<void> {
  if (actor.kind === "staff") await shop.reads.note({ staffId: actor.id }, orderIds);
}

/** A list of people that left the shop is in the audit, by whoever had it, without the people: `rows` of them. */
export async function noteExport({ actor, db, clock }: ActionContext, action: string, rows: number): Promise<void> {
  await insertAuditRow(db, {
    at: clock.now(),
    actor: actorName(actor),
    action,
    subject: "personal data",
    before: null,
    after: { rows_read: rows },
  });
}
