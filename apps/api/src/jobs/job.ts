import type { z } from "zod";
import type { Tx } from "../database/schema.ts";
import type { RetryPolicy } from "./retry-policy.ts";

/**
 * What a job waits for: nothing but the database (`money`: what came in is booked), the payment provider, the mail server, or
 * nobody (`upkeep`). Lanes run beside each other, so who keeps one waiting keeps only that one waiting. Within a lane each process
 * does one job at a time.
 */
export type Lane = "money" | "provider" | "mail" | "upkeep";

export const LANES: readonly Lane[] = ["money", "provider", "mail", "upkeep"];

export interface EnqueueOptions {
  /** While a job with this key waits, another is not added. */
  dedupeKey?: string;
}

export interface JobDefinition<Payload> {
  kind: string;
  lane: Lane;
  /** An attempt that takes longer has failed. */
  deadlineMs: number;
  retries: RetryPolicy;
  payload: z.ZodType<Payload>;
  /**
   * Runs after the transaction that asked for it. May run twice (a crash, a lost lease), so it must bear repetition. `signal` is
   * aborted when the attempt has been given up: nobody waits for it any more.
   */
  run(payload: Payload, signal: AbortSignal): Promise<void>;
  /** Called in place of another attempt when the job has failed for good; again if the process dies meanwhile. */
  giveUp?(payload: Payload, reason: string): Promise<void>;
}

/** A kind of job that can be asked for. */
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

/** Thrown by a job that must not be tried again, whatever attempts are left. */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
}
