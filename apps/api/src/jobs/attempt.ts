const RENEW_EVERY_MS = 10_000;
/** A worker that has not renewed its lease on a job for this long is considered dead. */
export const LEASE_MS = 3 * RENEW_EVERY_MS;

export interface Attempt {
  run(signal: AbortSignal): Promise<void>;
  deadlineMs: number;
  /** Extends the lease. Resolves with false if another worker has taken the job. */
  renew(): Promise<boolean>;
  /** Aborts the attempt: the process stops. */
  giveUp: AbortSignal;
}

/**
 * Runs a job once. Rejects with the job's own error, or as soon as the attempt is aborted: its deadline has passed,
 * another worker has taken the job, or the process stops. Work that ignores its signal continues, but its result is
 * ignored.
 */
export async function runAttempt({ run, deadlineMs, renew, giveUp }: Attempt): Promise<void> {
  const own = new AbortController();
  const { signal } = own;
  // Forwarded by hand: a signal of `AbortSignal.any` with a listener is kept for as long as the process runs.
  const forwardAbort = () => own.abort(giveUp.reason);
  if (giveUp.aborted) forwardAbort();
  giveUp.addEventListener("abort", forwardAbort);
  const givenUp = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
  const late = () => own.abort(new Error(`It was not done within ${deadlineMs / 1_000} seconds.`));
  const deadline = setTimeout(late, deadlineMs);
  const renewal = setInterval(() => {
    renew().then(
      (isHeld) => isHeld || own.abort(new Error("Another worker has taken it.")),
      // The database may be reachable again before the lease expires.
      () => {},
    );
  }, RENEW_EVERY_MS);
  try {
    signal.throwIfAborted();
    await Promise.race([run(signal), givenUp]);
  } finally {
    clearTimeout(deadline);
    clearInterval(renewal);
    giveUp.removeEventListener("abort", forwardAbort);
  }
}
