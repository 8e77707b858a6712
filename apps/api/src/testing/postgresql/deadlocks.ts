import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../database/schema.ts";

/** Sessions report what they have counted once a second at most. */
const REPORTED_WITHIN_MS = 2_000;

/** How many deadlocks the server has found in the database since it was made. */
export async function countDeadlocks(db: Db): Promise<number> {
  await wait(REPORTED_WITHIN_MS);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()
  `.execute(db);
  return rows[0]?.deadlocks ?? Number.NaN;
}
