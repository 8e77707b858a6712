import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The words by which staff group products. Pages do not show them. */
export const productTags: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table products add column tags text[] not null default '{}'`.execute(db);
  },
};
