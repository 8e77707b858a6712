import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ColumnsOf } from "./columns.ts";

/** Work to be done once, after the transaction that asked for it. */
export interface JobTable {
  id: GeneratedAlways<number>;
  kind: string;
  payload: ColumnType<object, string, never>;
  run_at: Date;
  /** A worker has it until then; a worker that died loses it. */
  locked_until: Date | null;
  attempts: Generated<number>;
  /** A second job with the same key is not added while the first waits. */
  dedupe_key: string | null;
  /** Why the last attempt failed. */
  last_error: string | null;
  /** Set when no attempt is left. The row stays for a person to read. */
  failed_at: Date | null;
  created_at: Date;
}

/** A mail that belongs to a committed change, whether or not it has left yet. */
export interface MailTable {
  id: string;
  kind: string;
  /** A mail with a key is written once, however often it is asked for. */
  dedupe_key: string | null;
  /** The account that it tells of; null where it tells of none, or of one that has gone. */
  user_id: string | null;
  /** The order that it tells of. */
  order_id: string | null;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** Where an answer goes; null: to the shop. */
  reply_to: string | null;
  /** Where a post ends mails of this kind; null for those that nobody can do without. */
  unsubscribe_url: string | null;
  /** Stable over retries, so that a mail server can drop the second copy after a crash. */
  message_id: string;
  status: "waiting" | "sent" | "failed";
  created_at: Date;
  sent_at: Date | null;
  last_error: string | null;
}

/** The first answer to a request, kept so that a repetition of the request gets the same one. */
export interface IdempotencyKeyTable {
  scope: string;
  key: string;
  /** SHA-256 of the request's body: the same key with another body is a mistake. */
  fingerprint: string;
  status: number | null;
  answer: ColumnType<object | null, string | null, string | null>;
  created_at: Date;
}

/** How often something has failed within a window, for limits that must hold over restarts and replicas. */
export interface AttemptTable {
  policy: string;
  subject: string;
  window_started_at: Date;
  count: number;
}

/** Has a row where a demo filled this database. */
export interface DemoMarkTable {
  marked_at: Date;
}

export interface InfrastructureTables {
  demo_marks: DemoMarkTable;
  jobs: JobTable;
  mails: MailTable;
  idempotency_keys: IdempotencyKeyTable;
  attempts: AttemptTable;
}

export const infrastructureColumns: ColumnsOf<InfrastructureTables> = {
  demo_marks: { marked_at: "timestamptz" },
  jobs: {
    id: "int8",
    kind: "text",
    payload: "jsonb",
    run_at: "timestamptz",
    locked_until: "timestamptz?",
    attempts: "int4",
    dedupe_key: "text?",
    last_error: "text?",
    failed_at: "timestamptz?",
    created_at: "timestamptz",
  },
  mails: {
    id: "text",
    kind: "text",
    dedupe_key: "text?",
    user_id: "text?",
    order_id: "text?",
    recipient: "text",
    subject: "text",
    html: "text",
    text: "text",
    reply_to: "text?",
    unsubscribe_url: "text?",
    message_id: "text",
    status: "text",
    created_at: "timestamptz",
    sent_at: "timestamptz?",
    last_error: "text?",
  },
  idempotency_keys: {
    scope: "text",
    key: "text",
    fingerprint: "text",
    status: "int4?",
    answer: "jsonb?",
    created_at: "timestamptz",
  },
  attempts: { policy: "text", subject: "text", window_started_at: "timestamptz", count: "int4" },
};
