import { type Insertable, type Selectable, sql } from "kysely";
import { emptyRows, forgetRows } from "../database/forget-rows.ts";
import type { SubscriberTable } from "../database/schema/contact.ts";
import type { Db, Tx } from "../database/schema.ts";

export type SubscriberRow = Selectable<SubscriberTable>;

/**
 * Notes who asks for the letters, anew where they have asked before and not confirmed; it stays the account's that asked first. Undefined, and nothing is changed, where
 * they get them already, or asked after `lastAsked`.
 */
export async function askToJoin(
  db: Db,
  asking: Omit<Insertable<SubscriberTable>, "status" | "confirmed_at">,
  lastAsked: Date,
): Promise<SubscriberRow | undefined> {
  return db
    .insertInto("subscribers")
    .values({ ...asking, status: "pending", confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({
          name: asking.name,
          confirm_hash: asking.confirm_hash,
          confirm_until: asking.confirm_until,
          asked_at: asking.asked_at,
          policy_version: asking.policy_version,
        })
        .where("subscribers.status", "=", "pending")
        .where("subscribers.asked_at", "<", lastAsked),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Confirms, if the link is theirs and still holds. Undefined: there was nothing to confirm. */
export async function confirmJoining(db: Db, confirmHash: string, now: Date): Promise<SubscriberRow | undefined> {
  return db
    .updateTable("subscribers")
    .set({ status: "subscribed", confirmed_at: now })
    .where("confirm_hash", "=", confirmHash)
    .where("status", "=", "pending")
    .where("confirm_until", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/** Whether this link still confirms, or has confirmed somebody who still gets the letters. */
export async function canConfirm(db: Db, confirmHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("subscribers")
    .select("email")
    .where("confirm_hash", "=", confirmHash)
    .where((is) => is.or([is("status", "=", "subscribed"), is("confirm_until", ">", now)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this link has been followed by somebody who still gets the letters. */
export async function hasConfirmed(db: Db, confirmHash: string): Promise<boolean> {
  const row = await db
    .selectFrom("subscribers")
    .select("email")
    .where("confirm_hash", "=", confirmHash)
    .where("status", "=", "subscribed")
    .executeTakeFirst();
  return row !== undefined;
}

/** Who gets the letters, in the order in which they confirmed. */
export async function listConfirmed(db: Db) {
  return db
    .selectFrom("subscribers")
    .select(["email", "name", "policy_version", "link_id", "unsubscribe_token"])
    .select((row) => row.ref("confirmed_at").$notNull().as("confirmed_at"))
    .where("status", "=", "subscribed")
    .orderBy("confirmed_at")
    .orderBy("email")
    .execute();
}

/** What an account has asked for. */
export async function listSubscribersOf(
  db: Db,
  userId: string,
): Promise<Pick<SubscriberRow, "email" | "name" | "asked_at" | "policy_version">[]> {
  return db
    .selectFrom("subscribers")
    .select(["email", "name", "asked_at", "policy_version"])
    .where("user_id", "=", userId)
    .orderBy("asked_at", "desc")
    .execute();
}

export async function deleteSubscribersOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("subscribers").where("user_id", "=", userId).execute();
}

/** Forgets whoever has this link, or this hash of a token from earlier mails. */
export async function deleteSubscriber(
  db: Db,
  by: { column: "link_id" | "unsubscribe_hash"; value: string },
): Promise<void> {
  await db.deleteFrom("subscribers").where(by.column, "=", by.value).execute();
}

/** Removes the tokens that only the previous version reads, once it cannot run any more. Their hashes stay. */
export async function forgetClearTokens(db: Db, signal: AbortSignal): Promise<void> {
  const isClear = sql`unsubscribe_token is not null and not (select keeps_clear_links())`;
  await emptyRows(db, "subscribers", sql`unsubscribe_token = null`, isClear, signal);
}

/** Forgets who asked before `oldest` and has not confirmed. */
export async function deleteWaiting(db: Db, oldest: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "subscribers", sql`status = 'pending' and asked_at < ${oldest}`, signal);
}
