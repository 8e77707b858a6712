import type { z } from "zod";
import type { Tx } from "../database/schema.ts";

export interface EnqueueOptions {
  /** @default as soon as possible */
  runAt?: Date;
  /** While a job with this key waits, another is not added. */
  dedupeKey?: string;
}

export interface JobDefinition<Payload> {
  kind: string;
  payload: z.ZodType<Payload>;
  /** Runs after the transaction that asked for it. May run twice (a crash, a lost lease), so it must bear repetition. */
  run(payload: Payload): Promise<void>;
  /** Called in place of another attempt when the job has failed for good. */
  giveUp?(payload: Payload, reason: string): Promise<void>;
}

/** A kind of job that can be asked for. */
export interface JobKind<Payload> {
  /** Adds the job in the caller's transaction: it exists if and only if the transaction commits. */
  enqueue(tx: Tx, payload: Payload, options?: EnqueueOptions): Promise<void>;
}

/** Thrown by a job that must not be tried again, whatever attempts are left. */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
}
