import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What staff have changed: written in the transaction of the change, and never changed or deleted. */
export const audit: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table audit (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        actor text not null,
        action text not null,
        subject text not null,
        before jsonb,
        after jsonb
      );
      create index audit_subject on audit (subject, id)
    `.execute(db);
  },
};
