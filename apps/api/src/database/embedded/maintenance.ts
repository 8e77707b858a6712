import { sql } from "kysely";
import type { Jobs } from "../../jobs/jobs.service.ts";
import type { Db } from "../schema.ts";

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 60 * 60_000;

/**
 * Does what a PostgreSQL server does in the background and the embedded engine does not: without VACUUM tables grow and
 * plans go bad, without CHECKPOINT the log grows. Requests wait meanwhile, for well under a second in a shop of 10,000 products.
 */
export function maintainEmbedded(jobs: Jobs, db: Db): void {
  jobs.every(CHECKPOINT_EVERY_MS, "database-checkpoint", async () => {
    await sql`checkpoint`.execute(db);
  });
  jobs.every(VACUUM_EVERY_MS, "database-vacuum", async () => {
    await sql`vacuum (analyze)`.execute(db);
  });
}
