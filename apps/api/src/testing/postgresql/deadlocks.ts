import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../database/schema.ts";

/** Sessions report their statistics at most once a second. */
const REPORTED_WITHIN_MS = 2_000;

/** The number of deadlocks that the server has detected in the database so far. */
export async function countDeadlocks(db: Db): Promise<number> {
  await wait(REPORTED_WITHIN_MS);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()
  `.execute(db);
  return rows[0]?.deadlocks ?? Number.NaN;
}
