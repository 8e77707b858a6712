import { type Selectable, sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { EmailChangeTable } from "../database/schema/accounts.ts";
import type { Db, Tx } from "../database/schema.ts";

/** The user who gave up this address since `changedSince`. */
export async function findFormerOwner(db: Db, email: string, changedSince: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom("email_changes")
    .select("user_id")
    .where("old_email", "=", email)
    .where("changed_at", ">", changedSince)
    .orderBy("changed_at")
    .executeTakeFirst();
  return row?.user_id;
}

/** A user's address before the changes since `changedSince`; `undefined` if there were none. */
export async function formerEmail(tx: Tx, userId: string, changedSince: Date): Promise<string | undefined> {
  const row = await tx
    .selectFrom("email_changes")
    .select("old_email")
    .where("user_id", "=", userId)
    .where("changed_at", ">", changedSince)
    .orderBy("changed_at")
    .executeTakeFirst();
  return row?.old_email;
}

/** Stores a user's former address, and the token that reverts the change. */
export async function insertEmailChange(
  tx: Tx,
  change: { tokenHash: string; userId: string; oldEmail: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto("email_changes")
    .values({
      token_hash: change.tokenHash,
      user_id: change.userId,
      old_email: change.oldEmail,
      changed_at: change.now,
      expires_at: change.expiresAt,
    })
    .execute();
}

/** Whether another account may still take this address back. */
export async function isKeptForAnother(db: Db, email: string, userId: string | null, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("email_changes")
    .select("user_id")
    .where("old_email", "=", email)
    .where("expires_at", ">", now)
    .$if(userId !== null, (query) => query.where("user_id", "!=", userId ?? ""))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The change that a link reverts, if the link is still valid. */
export async function findEmailChange(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<Selectable<EmailChangeTable> | undefined> {
  return db
    .selectFrom("email_changes")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Deletes a user's changes since `changedAt`, inclusive. */
export async function deleteEmailChangesSince(tx: Tx, userId: string, changedAt: Date): Promise<void> {
  await tx.deleteFrom("email_changes").where("user_id", "=", userId).where("changed_at", ">=", changedAt).execute();
}

export async function deleteExpiredChanges(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "email_changes", sql`expires_at <= ${now}`, signal);
}
