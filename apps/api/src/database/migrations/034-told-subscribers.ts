import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which version of the privacy policy stood where somebody asked for the letters; null of those who asked before it was noted. */
export const toldSubscribers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table subscribers add column policy_version text`.execute(db);
  },
};
