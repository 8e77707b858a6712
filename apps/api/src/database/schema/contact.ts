import type { ColumnType, GeneratedAlways } from "kysely";
import type { ColumnsOf } from "./columns.ts";

/** An enquiry to the shop. */
export interface EnquiryTable {
  ticket: string;
  /** The user who was signed in when writing, whatever address they gave. */
  user_id: string | null;
  name: string;
  email: string;
  phone: string | null;
  type: string;
  subject: string;
  message: string;
  created_at: Date;
}

/** A newsletter subscriber, confirmed or not. Unsubscribing deletes the row. */
export interface SubscriberTable {
  email: string;
  /** The user who was signed in at the first request, whatever address they gave. */
  user_id: string | null;
  name: string;
  status: "pending" | "subscribed";
  /** SHA-256 of the token in the confirmation mail. */
  confirm_hash: string;
  confirm_until: Date;
  /** Written by the database for the previous version, and null 30 days after migration 112. */
  unsubscribe_token: ColumnType<string | null, never, null>;
  asked_at: Date;
  /** The version of the privacy policy that they were informed of. */
  policy_version: string | null;
  confirmed_at: Date | null;
  /** What the link out of the newsletter contains, with a signature. */
  link_id: GeneratedAlways<string>;
  /** SHA-256 of a token that a mail may contain; null if there was none. */
  unsubscribe_hash: ColumnType<string | null, never, never>;
}

export interface ContactTables {
  enquiries: EnquiryTable;
  subscribers: SubscriberTable;
}

export const contactColumns: ColumnsOf<ContactTables> = {
  enquiries: {
    ticket: "text",
    user_id: "text?",
    name: "text",
    email: "text",
    phone: "text?",
    type: "text",
    subject: "text",
    message: "text",
    created_at: "timestamptz",
  },
  subscribers: {
    email: "text",
    user_id: "text?",
    name: "text",
    status: "text",
    confirm_hash: "text",
    confirm_until: "timestamptz",
    unsubscribe_token: "text?",
    asked_at: "timestamptz",
    policy_version: "text?",
    confirmed_at: "timestamptz?",
    link_id: "text",
    unsubscribe_hash: "text?",
  },
};
