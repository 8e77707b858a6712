import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Whether anybody knows an account's password, for whom a sign-in goes to the provider where it is no sign-in, and until when a session
 * was confirmed there. An account that a provider opens has had a password that nobody knows: setting one ended the provider's way in.
 */
export const signInMeans: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table users add column has_password boolean not null default true;
      update users set has_password = false where id in (select user_id from identities);

      alter table sessions add column confirmed_until timestamptz;

      alter table sign_in_starts
        add column user_id text references users (id) on delete cascade,
        add column purpose text not null default 'sign-in' check (purpose in ('sign-in', 'link', 'confirm')),
        add check ((user_id is null) = (purpose = 'sign-in'));
      create index sign_in_starts_of_user on sign_in_starts (user_id)
    `.execute(db);
  },
};
