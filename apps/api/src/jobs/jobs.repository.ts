import { type Selectable, sql } from "kysely";
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
 * same. A job whose worker died is due again when its lock has run out.
 */
export async function claimJob(db: Db, kinds: string[], now: Date, lockedUntil: Date): Promise<JobRow | undefined> {
  return db
    .updateTable("jobs")
    .set({ locked_until: lockedUntil, attempts: sql`attempts + 1` })
    .where("id", "=", (job) =>
      job
        .selectFrom("jobs")
        .select("id")
        .where("kind", "=", sql<string>`any(${kinds})`)
        .where("failed_at", "is", null)
        .where("run_at", "<=", now)
        .where((or) => or.or([or("locked_until", "is", null), or("locked_until", "<", now)]))
        .orderBy("run_at")
        .orderBy("id")
        .limit(sql.lit(1))
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
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
export async function deleteFailedJobs(db: Db, oldest: Date): Promise<void> {
  await db.deleteFrom("jobs").where("failed_at", "<", oldest).execute();
}
