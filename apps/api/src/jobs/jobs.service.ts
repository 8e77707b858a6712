import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { RecordChange } from "../record-change.ts";
import { LEASE_MS, runAttempt } from "./attempt.ts";
import { type JobDefinition, type JobKind, type Lane, LANES, PermanentFailure, type RepeatOptions } from "./job.ts";
import { type Backlog, countFailedJobs, readBacklog } from "./backlog.repository.ts";
import {
  claimJob,
  deleteFailedJobs,
  deleteJob,
  failJob,
  type FailedJob,
  findDueKinds,
  freeJobs,
  insertJob,
  type JobRow,
  listFailedJobs,
  lockJob,
  postponeJob,
  renewJob,
  reviveJob,
} from "./jobs.repository.ts";
import { FOR_A_DAY, pauseAfter } from "./retry-policy.ts";

const POLL_EVERY_MS = 1_000;
/** How long a stop waits for running jobs. Jobs that are not done by then are released. */
const STOP_WITHIN_MS = 5_000;
const REPEATED_WORK_ENDS_WITHIN_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Long enough for a person to notice a failed job and its reason. */
const FAILED_JOBS_KEPT_MS = 30 * 24 * HOUR_MS;

export interface Jobs {
  /** Registers a kind of job. */
  define<Payload>(definition: JobDefinition<Payload>): JobKind<Payload>;
  /** Registers repeated work, done by one process at a time. A failed attempt is repeated at the next interval. */
  every(intervalMs: number, kind: string, run: (signal: AbortSignal) => Promise<void>, options?: RepeatOptions): void;
  /** Runs all due jobs, including those that they enqueue. Resolves with how many ran. */
  runDue(): Promise<number>;
  /** How many jobs of each kind have failed for good after `since`. */
  countFailed(since: Date): Promise<{ kind: string; count: number }[]>;
  /** How many jobs there are of each kind in each state, and since when the oldest due one waits. */
  backlog(): Promise<Backlog>;
  /** The newest jobs that have failed for good. */
  listFailed(limit: number): Promise<FailedJob[]>;
  /** Makes a job that has failed for good wait again. Resolves with false if it waits already. Refuses with 404 what is no job, or is done. */
  retry(id: number, record: RecordChange): Promise<boolean>;
  /** Polls for due jobs until stopped. */
  start(): void;
  /** Resolves when running jobs have finished or been released. */
  stop(): Promise<void>;
}

interface JobsDependencies {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  /** No other process uses this database, so jobs leased at the start were left by a crashed process. @default false */
  isAlone?: boolean;
}

/** A registered kind, independent of its payload's type. */
interface RunnableKind extends Omit<JobDefinition<unknown>, "kind" | "payload" | "giveUp" | "retry"> {
  giveUp(payload: unknown, reason: string): Promise<void>;
  retry(tx: Tx, payload: unknown): Promise<void>;
  /** Set for repeated work, null otherwise. */
  intervalMs: number | null;
}

/** The shop's background jobs, kept in one table and run by every process. */
export function createJobs({ db, clock, log, isAlone = false }: JobsDependencies): Jobs {
  const kinds = new Map<string, RunnableKind>();
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const running = new Map<Lane, Promise<void>>();
  let prepared: Promise<void> | undefined;
  let polling: Promise<void> | undefined;

  const fromNow = (durationMs: number) => new Date(clock.now().getTime() + durationMs);

  function register(kind: string, runnable: RunnableKind): void {
    if (kinds.has(kind)) throw new Error(`The job kind "${kind}" is registered twice. Give each kind one owner.`);
    kinds.set(kind, runnable);
  }

  function every(
    intervalMs: number,
    kind: string,
    run: (signal: AbortSignal) => Promise<void>,
    { lane = "upkeep", deadlineMs = REPEATED_WORK_ENDS_WITHIN_MS }: RepeatOptions = {},
  ): void {
    const repeated = { intervalMs, retries: FOR_A_DAY, giveUp: async () => {}, retry: async () => {} };
    register(kind, { lane, deadlineMs, run: (_payload, signal) => run(signal), ...repeated });
  }

  async function prepare(): Promise<void> {
    if (isAlone) await freeJobs(db);
    const now = clock.now();
    for (const [kind, { intervalMs }] of kinds) {
      if (intervalMs !== null) {
        await insertJob(db, { kind, payload: {}, runAt: now, dedupeKey: `every:${kind}`, createdAt: now });
      }
    }
  }

  /** Runs the lane's job that has been due the longest. False if none is due. */
  async function runNext(lane: Lane): Promise<boolean> {
    const ofLane = [...kinds].filter(([, kind]) => kind.lane === lane).map(([name]) => name);
    const job = await claimJob(db, ofLane, clock.now(), fromNow(LEASE_MS));
    const kind = job && kinds.get(job.kind);
    if (!job || !kind) return false;
    try {
      if (kind.intervalMs === null && pauseAfter(job.attempts - 1, kind.retries) === null)
        throw new PermanentFailure("Every worker died of it.");
      await runAttempt({
        run: (signal) => kind.run(job.payload, signal),
        deadlineMs: kind.deadlineMs,
        renew: () => renewJob(db, job, fromNow(LEASE_MS)),
        giveUp: givingUp.signal,
      });
      if (kind.intervalMs === null) await deleteJob(db, job);
      else await postponeJob(db, job, fromNow(kind.intervalMs), null);
    } catch (error) {
      await handleFailure(job, kind, error);
    }
    return true;
  }

  async function handleFailure(job: JobRow, kind: RunnableKind, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ err: error, job: job.kind, jobId: job.id, attempt: job.attempts }, "job failed");
    const pauseMs = kind.intervalMs ?? pauseAfter(job.attempts, kind.retries);
    if (pauseMs === null || error instanceof PermanentFailure) {
      await kind.giveUp(job.payload, reason);
      await failJob(db, job, clock.now(), reason);
    } else {
      await postponeJob(db, job, fromNow(pauseMs), reason);
    }
  }

  /** Prepares once. Reset on failure, for example while the database is down, so that the next poll tries again. */
  const ensurePrepared = () =>
    (prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));

  /** Runs the lane's due jobs one after the other. Resolves with how many ran. */
  async function runLane(lane: Lane): Promise<number> {
    await ensurePrepared();
    let ran = 0;
    while (!stopping.signal.aborted && (await runNext(lane))) ran += 1;
    return ran;
  }

  /** Starts the lanes that have a due job and are not running. One statement for all lanes, since idle processes poll too. */
  async function startDueLanes(): Promise<void> {
    await ensurePrepared();
    for (const name of await findDueKinds(db, [...kinds.keys()], clock.now())) {
      const lane = kinds.get(name)?.lane;
      if (lane === undefined || running.has(lane)) continue;
      const run = runLane(lane).then(
        () => {},
        (error: unknown) => log.error({ err: error, lane }, "looking for jobs failed"),
      );
      running.set(
        lane,
        run.finally(() => running.delete(lane)),
      );
    }
  }

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      await startDueLanes().catch((error: unknown) => log.error({ err: error }, "looking for jobs failed"));
      // Rejects when stopping; the loop's condition then ends it.
      await wait(POLL_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  every(HOUR_MS, "forget-failed-jobs", (signal) => deleteFailedJobs(db, fromNow(-FAILED_JOBS_KEPT_MS), signal));

  return {
    define({ kind, payload: schema, run, giveUp, retry, ...policy }) {
      register(kind, {
        ...policy,
        intervalMs: null,
        async run(payload, signal) {
          const parsed = schema.safeParse(payload);
          if (!parsed.success) throw new PermanentFailure(`The payload is not one of ${kind}: ${parsed.error.message}`);
          await run(parsed.data, signal);
        },
        async giveUp(payload, reason) {
          const parsed = schema.safeParse(payload);
          if (parsed.success) await giveUp?.(parsed.data, reason);
        },
        async retry(tx, payload) {
          const parsed = schema.safeParse(payload);
          if (parsed.success) await retry?.(tx, parsed.data);
        },
      });
      return {
        async enqueue(tx, payload, { dedupeKey = null } = {}) {
          const now = clock.now();
          await insertJob(tx, { kind, payload, runAt: now, dedupeKey, createdAt: now });
        },
      };
    },

    every,

    async runDue() {
      let ran = 0;
      for (;;) {
        const counts = await Promise.all(LANES.map(runLane));
        const together = counts.reduce((sum, count) => sum + count, 0);
        if (together === 0) return ran;
        ran += together;
      }
    },

    countFailed: (since) => countFailedJobs(db, since),
    backlog: () => readBacklog(db, clock.now()),
    listFailed: (limit) => listFailedJobs(db, limit),

    retry: (id, record) =>
      transaction(db, async (tx) => {
        const job = await lockJob(tx, id);
        if (!job) throw new Refusal(404, `There is no job ${id}, or it is done.`);
        if (job.failed_at === null) return false;
        await reviveJob(tx, id, clock.now());
        await kinds.get(job.kind)?.retry(tx, job.payload);
        await record(tx, { subject: `job ${id}`, before: "failed", after: "waiting" });
        return true;
      }),

    start() {
      polling = poll();
    },

    async stop() {
      stopping.abort();
      const giveUp = setTimeout(() => givingUp.abort(new Error("The shop is stopping.")), STOP_WITHIN_MS);
      await polling;
      await Promise.all(running.values());
      clearTimeout(giveUp);
    },
  };
}
