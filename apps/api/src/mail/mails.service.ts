import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { FOR_THREE_DAYS, type Jobs } from "../jobs/index.ts";
import { randomId } from "../random-id.ts";
import type { MailSettings } from "../settings/settings.ts";
import type { NewMail } from "./mail.ts";
import {
  deleteMails,
  emptyMails,
  emptySent,
  findMail,
  insertMail,
  listMails,
  listMailsOf,
  listUnsentMails,
  type MailOwner,
  type MailRow,
  markFailed,
  markSent,
  markWaiting,
  type UnsentMail,
} from "./mails.repository.ts";
import type { MailSender } from "./sender.ts";

const HOUR_MS = 60 * 60_000;
/**
 * How long mails are kept to answer questions about them. After that, `dedupeKey` no longer prevents writing one again.
 */
export const MAILS_KEPT_MS = 90 * 24 * HOUR_MS;
/** Longer than the sender's own timeout, whose error says which step failed. */
const SENT_WITHIN_MS = 2 * 60_000;

export interface Mails {
  /**
   * Writes a mail in the caller's transaction; it is sent once that has committed. Resolves with false if a mail with
   * the same key exists, or if the recipient is erased (`to` is empty).
   */
  write(tx: Tx, mail: NewMail): Promise<boolean>;
  /** The newest mails, newest first. */
  list(): Promise<MailRow[]>;
  /** The mails about an account and its orders, to the shopper and to the shop, newest first. */
  listOf(owner: MailOwner): Promise<Pick<MailRow, "recipient" | "subject" | "created_at">[]>;
  /** The newest mails that are not sent: they wait, or have failed. */
  listUnsent(): Promise<UnsentMail[]>;
  /** Clears all mails about an account and its orders, and does not send those still waiting. */
  forget(tx: Tx, owner: MailOwner): Promise<void>;
}

interface MailDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  sender: MailSender;
  settings: MailSettings;
  /** Whether a development page shows the content of mails that were sent. */
  showsSent: boolean;
}

/** Headers for a mail program's own unsubscribe button. */
const oneClick = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export function createMails({ db, clock, jobs, sender, settings, showsSent }: MailDependencies): Mails {
  const sending = jobs.define({
    kind: "send-mail",
    lane: "mail",
    deadlineMs: SENT_WITHIN_MS,
    retries: FOR_THREE_DAYS,
    payload: z.object({ mailId: z.string() }),
    async run({ mailId }, signal) {
      const mail = await findMail(db, mailId);
      if (mail?.status !== "waiting") return;
      const { recipient, subject, html, text, message_id, created_at, reply_to, unsubscribe_url } = mail;
      await sender.send(
        {
          from: settings.from,
          to: recipient,
          subject,
          html,
          text,
          messageId: message_id,
          date: created_at,
          ...(reply_to !== null && { replyTo: reply_to }),
          ...(unsubscribe_url !== null && { headers: oneClick(unsubscribe_url) }),
        },
        signal,
      );
      await markSent(db, mailId, clock.now(), showsSent);
    },
    giveUp: ({ mailId }, reason) => markFailed(db, mailId, reason),
    retry: (tx, { mailId }) => markWaiting(tx, mailId),
  });

  jobs.every(HOUR_MS, "forget-mails", (signal) =>
    deleteMails(db, new Date(clock.now().getTime() - MAILS_KEPT_MS), signal),
  );

  if (!showsSent) jobs.every(HOUR_MS, "empty-sent-mails", (signal) => emptySent(db, signal));

  return {
    async write(tx, mail) {
      if (mail.to === "") return false;
      const id = randomId();
      const domain = settings.from.replace(/^.*@/, "").replace(/>$/, "");
      const written = await insertMail(tx, { ...mail, id, messageId: `<${id}@${domain}>`, createdAt: clock.now() });
      if (written) await sending.enqueue(tx, { mailId: id });
      return written;
    },
    list: () => listMails(db),
    listUnsent: () => listUnsentMails(db),
    listOf: (owner) => listMailsOf(db, owner),
    forget: emptyMails,
  };
}
