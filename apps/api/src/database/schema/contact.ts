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
  /** Stored in plain text because each newsletter contains it; it can only unsubscribe. */
  unsubscribe_token: string;
  asked_at: Date;
  /** The version of the privacy policy that they were informed of. */
  policy_version: string | null;
  confirmed_at: Date | null;
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
    unsubscribe_token: "text",
    asked_at: "timestamptz",
    policy_version: "text?",
    confirmed_at: "timestamptz?",
  },
};
