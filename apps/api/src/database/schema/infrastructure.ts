import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ColumnsOf } from "./columns.ts";

/** A background job, to be run after the transaction that enqueued it. */
export interface JobTable {
  id: GeneratedAlways<number>;
  kind: string;
  payload: ColumnType<object, string, never>;
  run_at: Date;
  /** The end of a worker's lease; the job of a crashed worker becomes free then. */
  locked_until: Date | null;
  attempts: Generated<number>;
  /** While a job with this key is waiting, no second one is added. */
  dedupe_key: string | null;
  /** Why the last attempt failed. */
  last_error: string | null;
  /** Set when no attempt is left. The row is kept for inspection. */
  failed_at: Date | null;
  created_at: Date;
}

/** A mail of a committed transaction, sent or not. */
export interface MailTable {
  id: string;
  kind: string;
  /** A mail with a key is written once, however often it is requested. */
  dedupe_key: string | null;
  /** The account that the mail is about; null if there is none, or it has been erased. */
  user_id: string | null;
  /** The order that the mail is about. */
  order_id: string | null;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** Address for replies; null: the shop. */
  reply_to: string | null;
  /** A URL that unsubscribes by POST; null for mails that cannot be unsubscribed from. */
  unsubscribe_url: string | null;
  /** The same at every attempt, so that a mail server can drop a duplicate after a crash. */
  message_id: string;
  status: "waiting" | "sent" | "failed";
  created_at: Date;
  sent_at: Date | null;
  last_error: string | null;
}

/** The first answer to a request, returned again when the request is repeated. */
export interface IdempotencyKeyTable {
  scope: string;
  key: string;
  /** SHA-256 of the request's body: the same key with another body is refused. */
  fingerprint: string;
  status: number | null;
  answer: ColumnType<object | null, string | null, string | null>;
  created_at: Date;
}

/** The number of failures within a window, for limits that hold across restarts and processes. */
export interface AttemptTable {
  policy: string;
  subject: string;
  window_started_at: Date;
  count: number;
}

/** Fingerprints of the secrets that have signed links, so that no process signs with another one. */
export interface LinkSecretTable {
  fingerprint: string;
  /** When a process first started with it as the first of its list; null if that was not recorded. */
  first_signed_at: Generated<Date | null>;
}

/** Has a row if a demo filled this database. */
export interface DemoMarkTable {
  marked_at: Date;
}

/** Has a row while the shop is closed for maintenance. */
export interface MaintenanceTable {
  /** Always true: there is one row at most. */
  single_row: Generated<boolean>;
  began_at: Date;
  expected_until: Date;
}

export interface InfrastructureTables {
  maintenance: MaintenanceTable;
  demo_marks: DemoMarkTable;
  link_secrets: LinkSecretTable;
  jobs: JobTable;
  mails: MailTable;
  idempotency_keys: IdempotencyKeyTable;
  attempts: AttemptTable;
}

export const infrastructureColumns: ColumnsOf<InfrastructureTables> = {
  maintenance: { single_row: "bool", began_at: "timestamptz", expected_until: "timestamptz" },
  demo_marks: { marked_at: "timestamptz" },
  link_secrets: { fingerprint: "text", first_signed_at: "timestamptz?" },
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
