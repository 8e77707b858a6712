import { type Selectable, sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { MailTable } from "../database/schema/infrastructure.ts";
import type { Db } from "../database/schema.ts";
import type { NewMail } from "./mail.ts";

export type MailRow = Selectable<MailTable>;

const SHOWN = 100;

/** Adds a mail. Resolves with false when one with the same key exists. */
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
      recipient: mail.to,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
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

/** The newest hundred, newest first. */
export async function listMails(db: Db): Promise<MailRow[]> {
  return db.selectFrom("mails").selectAll().orderBy("created_at", "desc").orderBy("id").limit(sql.lit(SHOWN)).execute();
}

export async function markSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db
    .updateTable("mails")
    .set({ status: "sent", sent_at: sentAt, last_error: null })
    .where("id", "=", id)
    .execute();
}

export async function markFailed(db: Db, id: string, reason: string): Promise<void> {
  await db.updateTable("mails").set({ status: "failed", last_error: reason }).where("id", "=", id).execute();
}

/** Forgets mails that were written before `oldest`. */
export async function deleteMails(db: Db, oldest: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "mails", sql`created_at < ${oldest}`, signal);
}
