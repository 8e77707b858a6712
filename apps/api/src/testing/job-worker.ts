import { z } from "zod";
import { transaction } from "../database/transaction.ts";
import type { EnqueueOptions, JobDefinition, JobKind } from "../jobs/job.ts";
import { createJobs, type Jobs } from "../jobs/jobs.service.ts";
import type { TestApp } from "./test-app.ts";

/** A process of the shop, with one kind of job, `count`, that notes what it was given. */
export interface JobWorker {
  jobs: Jobs;
  /** The numbers it was given, in order. */
  ran: number[];
  /** The numbers it gave up, with the reasons. */
  givenUp: [number, string][];
  counting: JobKind<{ n: number }>;
  /** Adds a job in a transaction of its own. */
  enqueue(n: number, options?: EnqueueOptions): Promise<void>;
}

interface JobWorkerOptions extends Partial<Pick<JobDefinition<unknown>, "deadlineMs">> {
  isAlone?: boolean;
}

/** A worker on the shop's database, beside whatever others there are. */
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

/** The jobs that wait, are in hand, or were given up. */
export function countJobs({ db }: TestApp) {
  return db.selectFrom("jobs").selectAll().where("kind", "=", "count").orderBy("id").execute();
}
