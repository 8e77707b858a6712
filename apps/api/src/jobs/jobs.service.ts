import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { type JobDefinition, type JobKind, PermanentFailure } from "./job.ts";
import { claimJob, deleteJob, failJob, insertJob, type JobRow, postponeJob } from "./jobs.repository.ts";

/** A worker that has not finished by then is taken for dead. */
const LEASE_MS = 5 * 60_000;
const MAX_ATTEMPTS = 8;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60 * 60_000;
const LOOK_EVERY_MS = 1_000;

export interface Jobs {
  /** Registers a kind of job. */
  define<Payload>(definition: JobDefinition<Payload>): JobKind<Payload>;
  /** Registers work that is done again and again, by one process at a time. */
  every(intervalMs: number, kind: string, run: () => Promise<void>): void;
  /** Runs what is due, and what that makes due, until nothing is. Resolves with how many ran. */
  runDue(): Promise<number>;
  /** Looks for due jobs until stopped. */
  start(): void;
  /** Resolves when the job in hand is done. */
  stop(): Promise<void>;
}

interface Registered {
  run(payload: unknown): Promise<void>;
  giveUp(payload: unknown, reason: string): Promise<void>;
  /** Set for work that repeats. */
  intervalMs: number | null;
}

/** The shop's work that does not belong inside a request: one table, run by every process. */
export function createJobs({ db, clock, log }: { db: Db; clock: Clock; log: FastifyBaseLogger }): Jobs {
  const kinds = new Map<string, Registered>();
  let scheduled = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<unknown> = Promise.resolve();

  function register(kind: string, registered: Registered): void {
    if (kinds.has(kind)) throw new Error(`The job kind "${kind}" is registered twice. Give each kind one owner.`);
    kinds.set(kind, registered);
  }

  async function scheduleRepeated(): Promise<void> {
    if (scheduled) return;
    scheduled = true;
    const now = clock.now();
    for (const [kind, { intervalMs }] of kinds) {
      if (intervalMs !== null) {
        await insertJob(db, { kind, payload: {}, runAt: now, dedupeKey: `every:${kind}`, createdAt: now });
      }
    }
  }

  async function runNext(): Promise<boolean> {
    const now = clock.now();
    const job = await claimJob(db, [...kinds.keys()], now, new Date(now.getTime() + LEASE_MS));
    const kind = job && kinds.get(job.kind);
    if (!job || !kind) return false;
    try {
      if (kind.intervalMs === null && job.attempts > MAX_ATTEMPTS)
        throw new PermanentFailure("Every worker died of it.");
      await kind.run(job.payload);
      if (kind.intervalMs === null) await deleteJob(db, job.id);
      else await postponeJob(db, job.id, new Date(clock.now().getTime() + kind.intervalMs), null, 0);
    } catch (error) {
      await handleFailure(job, kind, error);
    }
    return true;
  }

  async function handleFailure(job: JobRow, kind: Registered, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ err: error, job: job.kind, jobId: job.id, attempt: job.attempts }, "job failed");
    const now = clock.now();
    if (kind.intervalMs !== null) {
      await postponeJob(db, job.id, new Date(now.getTime() + kind.intervalMs), reason, job.attempts);
    } else if (error instanceof PermanentFailure || job.attempts >= MAX_ATTEMPTS) {
      await failJob(db, job.id, now, reason);
      await kind.giveUp(job.payload, reason);
    } else {
      const delayMs = Math.min(FIRST_RETRY_MS * 2 ** (job.attempts - 1), LONGEST_RETRY_MS);
      await postponeJob(db, job.id, new Date(now.getTime() + delayMs), reason, job.attempts);
    }
  }

  async function runDue(): Promise<number> {
    await scheduleRepeated();
    let ran = 0;
    while (!stopped && (await runNext())) ran += 1;
    return ran;
  }

  return {
    define({ kind, payload: schema, run, giveUp }) {
      register(kind, {
        intervalMs: null,
        async run(payload) {
          const parsed = schema.safeParse(payload);
          if (!parsed.success) throw new PermanentFailure(`The payload is not one of ${kind}: ${parsed.error.message}`);
          await run(parsed.data);
        },
        async giveUp(payload, reason) {
          const parsed = schema.safeParse(payload);
          if (parsed.success) await giveUp?.(parsed.data, reason);
        },
      });
      return {
        async enqueue(tx, payload, { runAt, dedupeKey } = {}) {
          const createdAt = clock.now();
          await insertJob(tx, { kind, payload, runAt: runAt ?? createdAt, dedupeKey: dedupeKey ?? null, createdAt });
        },
      };
    },

    every(intervalMs, kind, run) {
      register(kind, { intervalMs, run, giveUp: async () => {} });
    },

    runDue,

    start() {
      const look = () => {
        inHand = runDue()
          .catch((error: unknown) => log.error({ err: error }, "looking for jobs failed"))
          .then(() => {
            if (!stopped) timer = setTimeout(look, LOOK_EVERY_MS);
          });
      };
      look();
    },

    async stop() {
      stopped = true;
      clearTimeout(timer);
      await inHand;
    },
  };
}
