import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/** What the jobs have to do. */
export interface Backlog {
  counts: readonly { kind: string; state: "later" | "due" | "running" | "failed"; count: number }[];
  /** Since when the oldest due job waits; null: none is due. */
  oldestDue: Date | null;
}

export async function readBacklog(db: Db, now: Date): Promise<Backlog> {
  const { rows } = await sql<Backlog["counts"][number] & { first: Date }>`
    select kind, state, count(*)::integer as count, min(run_at) as first
    from (
      select kind, run_at, case when failed_at is not null then 'failed' when locked_until >= ${now} then 'running'
        when run_at <= ${now} then 'due' else 'later' end as state
      from jobs
    ) job
    group by kind, state order by kind, state
  `.execute(db);
  const due = rows.filter(({ state }) => state === "due").map(({ first }) => first.getTime());
  return {
    counts: rows.map(({ kind, state, count }) => ({ kind, state, count })),
    oldestDue: due.length === 0 ? null : new Date(Math.min(...due)),
  };
}

/** How many jobs of each kind have failed for good after `since`. */
export async function countFailedJobs(db: Db, since: Date): Promise<{ kind: string; count: number }[]> {
  return db
    .selectFrom("jobs")
    .select(["kind", (job) => job.fn.countAll<number>().as("count")])
    .where("failed_at", ">", since)
    .groupBy("kind")
    .orderBy("kind")
    .execute();
}
