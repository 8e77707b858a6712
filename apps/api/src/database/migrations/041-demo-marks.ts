import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When a demo filled this database, if one did: production does not open it. */
export const demoMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table demo_marks (marked_at timestamptz primary key)`.execute(db);
  },
};
