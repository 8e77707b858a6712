import { z } from "zod";
import { transaction } from "../database/transaction.ts";
import type { EnqueueOptions, JobDefinition, JobKind } from "../jobs/job.ts";
import { createJobs, type Jobs } from "../jobs/jobs.service.ts";
import type { TestApp } from "./test-app.ts";

/** A worker process with one kind of job, `count`, that records its payloads. */
export interface JobWorker {
  jobs: Jobs;
  /** The numbers of its runs, in order. */
  ran: number[];
  /** The numbers that it gave up, with the reasons. */
  givenUp: [number, string][];
  counting: JobKind<{ n: number }>;
  /** Enqueues a job in its own transaction. */
  enqueue(n: number, options?: EnqueueOptions): Promise<void>;
}

interface JobWorkerOptions extends Partial<Pick<JobDefinition<unknown>, "deadlineMs">> {
  isAlone?: boolean;
}

/** A worker on the shop's database, besides any others. */
export function jobWorker(
  { db, clock, app }: TestApp,
  work: (n: number, signal: AbortSignal) => Promise<void> | void = () => {},
  { isAlone = false, deadlineMs = 60_000 }: JobWorkerOptions = {},
): JobWorker {
  const jobs = createJobs({ db, clock, log: app.log, isAlone });
  const ran: number[] = [];
  const givenUp: [number, string][] = [];
  const counting = jobs.define({
    kind: "count",
    lane: "money",
    deadlineMs,
    retries: { firstPauseMs: 5_000, longestPauseMs: 60_000, tryForMs: 180_000 },
    payload: z.object({ n: z.int() }),
    async run({ n }, signal) {
      ran.push(n);
      await work(n, signal);
    },
    giveUp: async ({ n }, reason) => void givenUp.push([n, reason]),
  });
  const enqueue = (n: number, options?: EnqueueOptions) =>
    transaction(db, (tx) => counting.enqueue(tx, { n }, options));
  return { jobs, ran, givenUp, counting, enqueue };
}

/** All jobs: waiting, running or failed. */
export function countJobs({ db }: TestApp) {
  return db.selectFrom("jobs").selectAll().where("kind", "=", "count").orderBy("id").execute();
}
