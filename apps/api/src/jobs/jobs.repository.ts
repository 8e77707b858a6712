import { type Selectable, sql } from "kysely";
import { forgetRows } from "../database/forget-rows.ts";
import type { JobTable } from "../database/schema/infrastructure.ts";
import type { Db, Tx } from "../database/schema.ts";

export type JobRow = Selectable<JobTable>;

/** A claimed job. Each claim increments `attempts`, so the updates of a worker that has lost its lease match no row. */
export type ClaimedJob = Pick<JobRow, "id" | "attempts">;

export interface NewJob {
  kind: string;
  payload: unknown;
  runAt: Date;
  dedupeKey: string | null;
  createdAt: Date;
}

/** Inserts a job, unless one with the same key is waiting. */
export async function insertJob(db: Db, { kind, payload, runAt, dedupeKey, createdAt }: NewJob): Promise<void> {
  await db
    .insertInto("jobs")
    .values({ kind, payload: JSON.stringify(payload), run_at: runAt, dedupe_key: dedupeKey, created_at: createdAt })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

/** Whether a row of `jobs` can be claimed. */
const isDue = (now: Date) =>
  sql`failed_at is null and run_at <= ${now} and (locked_until is null or locked_until < ${now})`;

/** Those of the kinds that have a job to claim. */
export async function findDueKinds(db: Db, kinds: string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select wanted.kind from unnest(${kinds}::text[]) as wanted (kind)
    where exists (
      select from jobs
      where kind = wanted.kind and ${isDue(now)}
    )
  `.execute(db);
  return rows.map(({ kind }) => kind);
}

/**
 * Claims the job that has been due the longest, until `lockedUntil`. One statement, so that two workers never claim the
 * same job. A job whose worker died is due again when its lease expires. Kinds are queried separately, so that due jobs
 * of other kinds do not add to the cost.
 */
export async function claimJob(db: Db, kinds: string[], now: Date, lockedUntil: Date): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    with first as (
      select due.id from unnest(${kinds}::text[]) as wanted (kind)
      cross join lateral (
        select id, run_at from jobs
        where kind = wanted.kind and ${isDue(now)}
        order by run_at, id limit 1 for update skip locked
      ) due
      order by due.run_at, due.id limit 1
    )
    update jobs set locked_until = ${lockedUntil}, attempts = attempts + 1 from first where jobs.id = first.id returning jobs.*
  `.execute(db);
  return rows[0];
}

/** Extends the lease of a claimed job until `lockedUntil`. False if the worker no longer holds it. */
export async function renewJob(db: Db, { id, attempts }: ClaimedJob, lockedUntil: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set({ locked_until: lockedUntil })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the leases of all jobs. For a process that knows that it is the only one. */
export async function freeJobs(db: Db): Promise<void> {
  await db.updateTable("jobs").set({ locked_until: null }).where("locked_until", "is not", null).execute();
}

/** Deletes a finished job. */
export async function deleteJob(db: Db, { id, attempts }: ClaimedJob): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).where("attempts", "=", attempts).execute();
}

/** Releases the job, to be claimed again at `runAt`. */
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

/** Keeps the failed job for a person to inspect, and frees its key. */
export async function failJob(db: Db, { id, attempts }: ClaimedJob, failedAt: Date, reason: string): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ failed_at: failedAt, locked_until: null, last_error: reason, dedupe_key: null })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

/** The jobs that have failed for good, the newest first. Without payloads, which may name people. */
export async function listFailedJobs(db: Db, limit: number) {
  return db
    .selectFrom("jobs")
    .select(["id", "kind", "attempts", "last_error", "created_at", "failed_at"])
    .where("failed_at", "is not", null)
    .orderBy("failed_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
export type FailedJob = Awaited<ReturnType<typeof listFailedJobs>>[number];

/** Locks a job until the transaction ends. */
export async function lockJob(tx: Tx, id: number): Promise<JobRow | undefined> {
  return tx.selectFrom("jobs").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Makes a failed job wait again, with all its attempts. */
export async function reviveJob(tx: Tx, id: number, runAt: Date): Promise<void> {
  await tx
    .updateTable("jobs")
    .set({ failed_at: null, locked_until: null, attempts: 0, run_at: runAt })
    .where("id", "=", id)
    .execute();
}

/** Deletes jobs that failed before `oldest`. */
export async function deleteFailedJobs(db: Db, oldest: Date, signal: AbortSignal): Promise<void> {
  await forgetRows(db, "jobs", sql`failed_at < ${oldest}`, signal);
}
