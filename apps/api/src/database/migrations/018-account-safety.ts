import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Ways back into an account, a name for each session, and orders that stay when their shopper's account is erased. */
export const accountSafety: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table password_resets (
        token_hash text primary key,
        user_id text not null references users (id) on delete cascade,
        email text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index password_resets_of_user on password_resets (user_id);
      create index password_resets_age on password_resets (expires_at);

      create table email_changes (
        token_hash text primary key,
        user_id text not null references users (id) on delete cascade,
        old_email text not null,
        changed_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index email_changes_of_user on email_changes (user_id);
      create index email_changes_old_email on email_changes (old_email);
      create index email_changes_age on email_changes (expires_at);

      alter table sessions add column id text, add column device text;
      update sessions set id = replace(gen_random_uuid()::text, '-', '');
      alter table sessions alter column id set not null, add unique (id);

      alter table orders alter column user_id drop not null;
      create index orders_of_nobody on orders (created_at) where user_id is null and email <> ''
    `.execute(db);
  },
};
