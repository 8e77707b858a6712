import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Email addresses and phone numbers that cannot order. Kept until they are unblocked. */
export const blocks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table blocks (
        contact text primary key,
        reason text not null,
        blocked_at timestamptz not null
      )
    `.execute(db);
  },
};
