import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Shoppers with an account, and their sign-ins. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table users (
        id text primary key,
        name text not null,
        email text not null unique check (email = lower(email)),
        phone text,
        address text,
        password_hash text not null,
        consented_at timestamptz,
        policy_version text,
        created_at timestamptz not null
      );

      create table sessions (
        token_hash text primary key,
        user_id text not null references users (id) on delete cascade,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index sessions_of_user on sessions (user_id);
      create index sessions_age on sessions (expires_at);
    `.execute(db);
  },
};
