import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Jobs, mails, remembered answers and counted failures: what every module stands on. */
export const infrastructure: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table jobs (
        id bigint generated always as identity primary key,
        kind text not null,
        payload jsonb not null,
        run_at timestamptz not null,
        locked_until timestamptz,
        attempts integer not null default 0 check (attempts >= 0),
        dedupe_key text unique,
        last_error text,
        failed_at timestamptz,
        created_at timestamptz not null
      );
      create index jobs_due on jobs (run_at) where failed_at is null;

      create table mails (
        id text primary key,
        kind text not null,
        dedupe_key text unique,
        recipient text not null,
        subject text not null,
        html text not null,
        text text not null,
        message_id text not null unique,
        status text not null check (status in ('waiting', 'sent', 'failed')),
        created_at timestamptz not null,
        sent_at timestamptz,
        last_error text
      );
      create index mails_newest on mails (created_at desc);

      create table idempotency_keys (
        scope text not null,
        key text not null,
        fingerprint text not null,
        status integer,
        answer jsonb,
        created_at timestamptz not null,
        primary key (scope, key)
      );
      create index idempotency_keys_age on idempotency_keys (created_at);

      create table attempts (
        policy text not null,
        subject text not null,
        window_started_at timestamptz not null,
        count integer not null check (count > 0),
        primary key (policy, subject)
      );
    `.execute(db);
  },
};
