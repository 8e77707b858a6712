import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Has a row while the shop is closed for maintenance. */
export const maintenance: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table maintenance (
        single_row boolean primary key default true check (single_row),
        began_at timestamptz not null,
        expected_until timestamptz not null
      );
      create trigger announced after insert or update or delete on maintenance
        for each statement execute function announce_constant('maintenance')
    `.execute(db);
  },
};
