import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Each lane finds its own jobs, however many of another wait for a mail server; and what is forgotten by age is found by it. */
export const upkeep: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      drop index jobs_due;
      create index jobs_due on jobs (kind, run_at, id) where failed_at is null;
      create index jobs_failed on jobs (failed_at) where failed_at is not null;
      create index attempts_age on attempts (window_started_at)
    `.execute(db);
  },
};
