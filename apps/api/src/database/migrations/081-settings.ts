import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the owner has set, a row for each group; a missing row means the default. Every change is announced as "shop". */
export const settings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table settings (name text primary key, value jsonb);
      create trigger announced after insert or update or delete on settings
        for each statement execute function announce_constant('shop')
    `.execute(db);
  },
};
