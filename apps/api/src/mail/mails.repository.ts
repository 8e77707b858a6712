import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import { emptyRows, forgetRows } from "../database/forget-rows.ts";
import type { MailTable } from "../database/schema/infrastructure.ts";
import type { Database, Db, Tx } from "../database/schema.ts";
import type { NewMail } from "./mail.ts";

export type MailRow = Selectable<MailTable>;

const SHOWN = 100;

/** Inserts a mail. Resolves with false if one with the same key exists. */
export async function insertMail(
  db: Db,
  mail: NewMail & { id: string; messageId: string; createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("mails")
    .values({
      id: mail.id,
      kind: mail.kind,
      dedupe_key: mail.dedupeKey ?? null,
      user_id: mail.userId ?? null,
      order_id: mail.orderId ?? null,
      recipient: mail.to,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      reply_to: mail.replyTo ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      message_id: mail.messageId,
      status: "waiting",
      created_at: mail.createdAt,
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The newest hundred mails, newest first. */
export async function listMails(db: Db): Promise<MailRow[]> {
  return db.selectFrom("mails").selectAll().orderBy("created_at", "desc").orderBy("id").limit(sql.lit(SHOWN)).execute();
}

const EMPTIED = { html: "", text: "", unsubscribe_url: null };

/** Empties sent mails, as `markSent` does: those of the previous version. */
export async function emptySent(db: Db, signal: AbortSignal): Promise<void> {
  const emptied = sql`html = '', text = '', unsubscribe_url = null`;
  await emptyRows(db, "mails", emptied, sql`status = 'sent' and html <> ''`, signal);
}

/** `keepsContent` false removes the content, whose links open invoices and accounts. Who got which subject when stays. */
export async function markSent(db: Db, id: string, sentAt: Date, keepsContent: boolean): Promise<void> {
  await db
    .updateTable("mails")
    .set({ status: "sent", sent_at: sentAt, last_error: null, ...(keepsContent ? {} : EMPTIED) })
    .where("id", "=", id)
    .execute();
}

/** A mail that another attempt has sent stays sent: its content is gone. */
export async function markFailed(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable("mails")
    .set({ status: "failed", last_error: reason })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .execute();
}

/** Has a mail that could not be sent wait again. */
export async function markWaiting(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("mails")
    .set({ status: "waiting", last_error: null })
    .where("id", "=", id)
    .where("status", "=", "failed")
    // An emptied mail has nobody to go to.
    .where("recipient", "<>", "")
    .execute();
}

/** The newest hundred mails that are not sent, newest first. */
export async function listUnsentMails(db: Db) {
  return db
    .selectFrom("mails")
    .select(["kind", "recipient", "subject", "status", "last_error", "created_at"])
    .where("status", "<>", "sent")
    .where("recipient", "<>", "")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(sql.lit(SHOWN))
    .execute();
}
export type UnsentMail = Awaited<ReturnType<typeof listUnsentMails>>[number];

/** Selects mails by account and orders, never by recipient: an address does not prove who owns the mail. */
export interface MailOwner {
  userId: string;
  /** The account's orders. */
  orderIds: readonly string[];
}

const belongsTo =
  ({ userId, orderIds }: MailOwner) =>
  ({ or, eb }: ExpressionBuilder<Database, "mails">) =>
    or([eb("user_id", "=", userId), eb("order_id", "=", sql<string>`any(${orderIds})`)]);

/** The mails about an account and its orders, newest first. */
export async function listMailsOf(
  db: Db,
  owner: MailOwner,
): Promise<Pick<MailRow, "recipient" | "subject" | "created_at">[]> {
  return db
    .selectFrom("mails")
    .select(["recipient", "subject", "created_at"])
    .where(belongsTo(owner))
    .orderBy("created_at", "desc")
    .execute();
}

/** Clears the content of mails about an account and its orders. The rows stay, so that no mail is written again. */
export async function emptyMails(tx: Tx, owner: MailOwner): Promise<void> {
  await tx
    .updateTable("mails")
    .set({
      recipient: "",
      subject: "",
      html: "",
      text: "",
      reply_to: null,
      unsubscribe_url: null,
      last_error: null,
      user_id: null,
      status: sql`case when status = 'waiting' then 'failed' else status end`,
    })
    .where(belongsTo(owner))
    .execute();
}

/** Deletes mails written before `oldest`. */
export async function deleteMails(db: Db, oldest: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "mails", sql`created_at < ${oldest}`, signal);
}
