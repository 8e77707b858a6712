import type { z } from "zod";
import type { Tx } from "../database/schema.ts";
import type { RetryPolicy } from "./retry-policy.ts";

/**
 * What a job waits for: only the database (`money`: payments are booked), the payment provider, the mail server, the
 * processor (`pictures` are encoded), or nothing urgent (`upkeep`). Lanes run independently, so a slow provider delays only its own lane. Within a lane each
 * process runs one job at a time.
 */
export type Lane = "money" | "provider" | "mail" | "pictures" | "upkeep";

export const LANES: readonly Lane[] = ["money", "provider", "mail", "pictures", "upkeep"];

export interface EnqueueOptions {
  /** While a job with this key is waiting, no other is added. */
  dedupeKey?: string;
}

export interface JobDefinition<Payload> {
  kind: string;
  lane: Lane;
  /** An attempt that takes longer fails. */
  deadlineMs: number;
  retries: RetryPolicy;
  payload: z.ZodType<Payload>;
  /**
   * Runs after the enqueuing transaction has committed. May run twice (after a crash or a lost lease), so it must be
   * idempotent. `signal` is aborted when the attempt is given up, and its result is ignored from then on.
   */
  run(payload: Payload, signal: AbortSignal): Promise<void>;
  /** Called when the job has failed for good; called again if the process crashes meanwhile. */
  giveUp?(payload: Payload, reason: string): Promise<void>;
  /** Called in the transaction in which a job that had failed for good is made to wait again: takes back what `giveUp` has noted. */
  retry?(tx: Tx, payload: Payload): Promise<void>;
}

/** A kind of job that can be enqueued. */
export interface JobKind<Payload> {
  /** Adds the job in the caller's transaction: it exists if and only if the transaction commits. */
  enqueue(tx: Tx, payload: Payload, options?: EnqueueOptions): Promise<void>;
}

export interface RepeatOptions {
  /** @default "upkeep" */
  lane?: Lane;
  /** @default five minutes */
  deadlineMs?: number;
}

/** Thrown by a job that must not be retried, whatever attempts are left. */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
}
