import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the owner sets later does not change orders that were made before. Those of the version before promised the defaults. */
export const orderTerms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column terms jsonb not null default '{}'`.execute(db);
  },
};
