import { type Selectable, sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { JobTable } from "../database/schema/infrastructure.ts";
import type { Db } from "../database/schema.ts";

export type JobRow = Selectable<JobTable>;

/** A job in a worker's hand. Each claim counts an attempt, so a worker that lost the job no longer matches it. */
export type ClaimedJob = Pick<JobRow, "id" | "attempts">;

export interface NewJob {
  kind: string;
  payload: unknown;
  runAt: Date;
  dedupeKey: string | null;
  createdAt: Date;
}

/** Adds a job, unless one with the same key waits already. */
export async function insertJob(db: Db, { kind, payload, runAt, dedupeKey, createdAt }: NewJob): Promise<void> {
  await db
    .insertInto("jobs")
    .values({ kind, payload: JSON.stringify(payload), run_at: runAt, dedupe_key: dedupeKey, created_at: createdAt })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

/**
 * Takes the job that has been due for longest, until `lockedUntil`. In one statement, so that two workers never take the
 * same. A job whose worker died is due again when its lock has run out. Kind by kind, so that it costs the same however many jobs of
 * other kinds are due.
 */
export async function claimJob(db: Db, kinds: string[], now: Date, lockedUntil: Date): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    with first as (
      select due.id from unnest(${kinds}::text[]) as wanted (kind)
      cross join lateral (
        select id, run_at from jobs
        where kind = wanted.kind and failed_at is null and run_at <= ${now} and (locked_until is null or locked_until < ${now})
        order by run_at, id limit 1 for update skip locked
      ) due
      order by due.run_at, due.id limit 1
    )
    update jobs set locked_until = ${lockedUntil}, attempts = attempts + 1 from first where jobs.id = first.id returning jobs.*
  `.execute(db);
  return rows[0];
}

/** Keeps a claimed job in hand until `lockedUntil`. False when it is no longer there. */
export async function renewJob(db: Db, { id, attempts }: ClaimedJob, lockedUntil: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set({ locked_until: lockedUntil })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Frees every job in hand. For a process that knows that no other one lives. */
export async function freeJobs(db: Db): Promise<void> {
  await db.updateTable("jobs").set({ locked_until: null }).where("locked_until", "is not", null).execute();
}

/** The job is done, and forgotten. */
export async function deleteJob(db: Db, { id, attempts }: ClaimedJob): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).where("attempts", "=", attempts).execute();
}

/** Puts the job back, to be taken at `runAt`. */
export async function postponeJob(
  db: Db,
  { id, attempts }: ClaimedJob,
  runAt: Date,
  reason: string | null,
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ run_at: runAt, locked_until: null, last_error: reason })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

/** Keeps the job for a person to look at, and frees its key. */
export async function failJob(db: Db, { id, attempts }: ClaimedJob, failedAt: Date, reason: string): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ failed_at: failedAt, locked_until: null, last_error: reason, dedupe_key: null })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

/** Forgets jobs that failed before `oldest`. */
export async function deleteFailedJobs(db: Db, oldest: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "jobs", sql`failed_at < ${oldest}`, signal);
}
