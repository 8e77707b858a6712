import type { ContactAnswer, ContactBody } from "@selvedge/commerce/wire/contact";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import type { Jobs } from "../jobs/index.ts";
import { clientAddress } from "../http/client-address.ts";
import type { Attempts } from "../limits/index.ts";
import type { Mails } from "../mail/index.ts";
import type { Newsletter } from "../newsletter/index.ts";
import type { MailSettings } from "../settings/settings.ts";
import {
  deleteEnquiries,
  deleteEnquiriesOf,
  type EnquiryRow,
  insertEnquiry,
  listEnquiriesOf,
} from "./enquiries.repository.ts";
import { enquiryNotice, enquiryReceipt } from "./enquiry-mails.ts";
import { isNewsletter, readEnquiry } from "./read-enquiry.ts";
import { newTicket } from "./ticket.ts";

const DAY_MS = 24 * 60 * 60_000;
/** As long as a question about an answer may still come. */
const ENQUIRIES_KEPT_MS = 730 * DAY_MS;

export interface Contact {
  /**
   * Takes what somebody writes: 422 by field, 429 after too many from one address. An enquiry gets a number, a mail to the shop
   * and one to whoever wrote, five a day at most; the newsletter's form is an enquiry to join it. It belongs to the account that was signed in, if one was.
   */
  send(body: ContactBody, address: string, userId: string | null): Promise<ContactAnswer>;
  /** What an account has written, newest first. */
  writtenBy(userId: string): Promise<EnquiryRow[]>;
  /** For an erased account. */
  forget(tx: Tx, userId: string): Promise<void>;
}

interface ContactDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  attempts: Attempts;
  mails: Mails;
  newsletter: Newsletter;
  settings: MailSettings;
}

export function createContact({
  db,
  clock,
  jobs,
  attempts,
  mails,
  newsletter,
  settings,
}: ContactDependencies): Contact {
  jobs.every(DAY_MS, "forget-enquiries", (signal) =>
    deleteEnquiries(db, new Date(clock.now().getTime() - ENQUIRIES_KEPT_MS), signal),
  );

  return {
    writtenBy: (userId) => listEnquiriesOf(db, userId),
    forget: deleteEnquiriesOf,

    async send(body, address, userId) {
      const { phone, ...written } = readEnquiry(body);
      // Counted only now: a slip of the pen is none.
      await attempts.take("contact-address", address);
      // Of an address and an email together: nobody can keep somebody else from writing.
      await attempts.take("contact", `${clientAddress(address)} ${written.email}`);
      if (isNewsletter(written)) {
        await newsletter.join({ ...written, userId });
        return { status: "success", message: newsletter.thanks, ticket: null };
      }
      const enquiry = {
        ...written,
        phone: phone === "" ? null : phone,
        ticket: newTicket(),
        user_id: userId,
        created_at: clock.now(),
      };
      // Whoever writes says where the receipt goes: a stranger's inbox must not be filled with them.
      const hasReceipt = await attempts.mayStill("contact-email", enquiry.email);
      await transaction(db, async (tx) => {
        await insertEnquiry(tx, enquiry);
        await mails.write(tx, enquiryNotice(enquiry, settings));
        if (hasReceipt) await mails.write(tx, enquiryReceipt(enquiry, settings));
      });
      return {
        status: "success",
        message: "Message sent successfully! We will get back to you soon.",
        ticket: enquiry.ticket,
      };
    },
  };
}
