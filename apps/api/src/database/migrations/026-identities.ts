import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who vouches for a shopper beside their password, and sign-ins that have begun there and not come back. */
export const identities: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table identities (
        issuer text not null,
        subject text not null,
        user_id text not null references users (id) on delete cascade,
        created_at timestamptz not null,
        primary key (issuer, subject)
      );
      create index identities_of_user on identities (user_id);

      create table sign_in_starts (
        state_hash text primary key,
        nonce text not null,
        verifier text not null,
        expires_at timestamptz not null
      );
      create index sign_in_starts_age on sign_in_starts (expires_at)
    `.execute(db);
  },
};
