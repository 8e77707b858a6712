import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What people write to the shop, and who gets its letters. A mail may say where an answer goes, and how to get no more of its kind. */
export const contact: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table mails add column reply_to text, add column unsubscribe_url text;

      create table enquiries (
        ticket text primary key,
        name text not null,
        email text not null,
        phone text,
        type text not null,
        subject text not null,
        message text not null,
        created_at timestamptz not null
      );
      create index enquiries_age on enquiries (created_at);

      create table subscribers (
        email text primary key,
        name text not null,
        status text not null check (status in ('pending', 'subscribed')),
        confirm_hash text not null unique,
        confirm_until timestamptz not null,
        unsubscribe_token text not null unique,
        asked_at timestamptz not null,
        confirmed_at timestamptz,
        check ((status = 'subscribed') = (confirmed_at is not null))
      );
      create index subscribers_waiting on subscribers (asked_at) where status = 'pending'
    `.execute(db);
  },
};
