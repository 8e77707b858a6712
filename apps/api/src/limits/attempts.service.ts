import { createHash } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/index.ts";
import { countAttempt, deleteWindows, findWindow, uncountAttempt, type Window } from "./attempts.repository.ts";
import { clientAddress } from "../http/client-address.ts";
import { type AttemptLimit, attemptLimits, type LimitPolicy } from "./policies.ts";

const HOUR_MS = 60 * 60_000;
const KEPT_MS = 24 * HOUR_MS;

/** Counts what must not happen too often. Call outside transactions: a count must stay when the attempt is rolled back. */
export interface Attempts {
  /** Counts one, and refuses with 429 when that is one too many. Counting first leaves no gap for parallel guesses. */
  take(limit: AttemptLimit, subject: string): Promise<void>;
  /** Like `take`, for what is left out in silence: resolves with whether it may happen. */
  mayStill(limit: AttemptLimit, subject: string): Promise<boolean>;
  /** Takes a count back, because the attempt was a good one. */
  uncount(limit: AttemptLimit, subject: string): Promise<void>;
  /** Refuses with 429 when the limit is reached, and counts nothing. */
  assertAllowed(limit: AttemptLimit, subject: string): Promise<void>;
}

interface AttemptsDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  /** Lifts the limits that do not stop guessing. */
  relaxed: boolean;
}

/** The counted limits of `policies.ts`. Subjects are stored as hashes: an address or an e-mail is nobody's business here. */
export function createAttempts({ db, clock, jobs, relaxed }: AttemptsDependencies): Attempts {
  jobs.every(HOUR_MS, "forget-attempts", (signal) =>
    deleteWindows(db, new Date(clock.now().getTime() - KEPT_MS), signal),
  );

  const policyOf = (limit: AttemptLimit): LimitPolicy | undefined => {
    const policy: LimitPolicy = attemptLimits[limit];
    return relaxed && !policy.always ? undefined : policy;
  };
  const hashed = ({ byAddress }: LimitPolicy, subject: string) =>
    createHash("sha256")
      .update(byAddress ? clientAddress(subject) : subject)
      .digest("base64url");

  function refuse({ message, windowMs }: LimitPolicy, window: Window): never {
    const seconds = Math.ceil((window.startedAt.getTime() + windowMs - clock.now().getTime()) / 1000);
    throw new Refusal(429, message, { headers: { "Retry-After": String(Math.max(1, seconds)) } });
  }

  /** Counts one. Resolves with the policy and the window that are exceeded by it, if they are. */
  async function count(limit: AttemptLimit, subject: string): Promise<[LimitPolicy, Window] | null> {
    const policy = policyOf(limit);
    if (!policy) return null;
    const now = clock.now();
    const oldestStart = new Date(now.getTime() - policy.windowMs);
    const window = await countAttempt(db, { policy: limit, subject: hashed(policy, subject), now, oldestStart });
    return window.count > policy.max ? [policy, window] : null;
  }

  return {
    async take(limit, subject) {
      const exceeded = await count(limit, subject);
      if (exceeded) refuse(...exceeded);
    },

    mayStill: async (limit, subject) => (await count(limit, subject)) === null,

    async uncount(limit, subject) {
      const policy = policyOf(limit);
      if (policy) await uncountAttempt(db, limit, hashed(policy, subject));
    },

    async assertAllowed(limit, subject) {
      const policy = policyOf(limit);
      if (!policy) return;
      const oldestStart = new Date(clock.now().getTime() - policy.windowMs);
      const window = await findWindow(db, limit, hashed(policy, subject), oldestStart);
      if (window && window.count >= policy.max) refuse(policy, window);
    },
  };
}
