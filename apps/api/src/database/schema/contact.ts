import type { ColumnsOf } from "./columns.ts";

/** What somebody has written to the shop. */
export interface EnquiryTable {
  ticket: string;
  /** Who was signed in when writing; whatever address they gave. */
  user_id: string | null;
  name: string;
  email: string;
  phone: string | null;
  type: string;
  subject: string;
  message: string;
  created_at: Date;
}

/** Who gets the shop's letters, or has asked for them and not confirmed yet. Whoever leaves is forgotten. */
export interface SubscriberTable {
  email: string;
  /** Who was signed in when asking first; whatever address they gave. */
  user_id: string | null;
  name: string;
  status: "pending" | "subscribed";
  /** SHA-256 of the token in the mail that asks to confirm. */
  confirm_hash: string;
  confirm_until: Date;
  /** Stands in each letter, so it is kept as it is; it can do nothing but end them. */
  unsubscribe_token: string;
  asked_at: Date;
  /** The privacy policy that they were told of when they asked. */
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
