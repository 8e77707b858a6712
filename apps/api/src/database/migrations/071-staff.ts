import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Staff and their sign-ins, apart from shoppers' accounts. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table staff (
        id text primary key,
        email text not null unique check (email = lower(email)),
        name text,
        role text not null check (role in ('owner', 'packer')),
        password_hash text,
        totp_secret text,
        totp_step bigint,
        enrolment_hash text unique,
        enrolment_expires_at timestamptz,
        created_at timestamptz not null,
        disabled_at timestamptz,
        check ((enrolment_hash is null) = (enrolment_expires_at is null))
      );

      create table staff_sessions (
        token_hash text primary key,
        staff_id text not null references staff (id) on delete cascade,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index staff_sessions_of_staff on staff_sessions (staff_id);
      create index staff_sessions_age on staff_sessions (expires_at);
    `.execute(db);
  },
};
