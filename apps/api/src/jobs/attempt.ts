const RENEW_EVERY_MS = 10_000;
/** A worker that has not renewed its hold on a job for so long is taken for dead. */
export const LEASE_MS = 3 * RENEW_EVERY_MS;

export interface Attempt {
  run(signal: AbortSignal): Promise<void>;
  deadlineMs: number;
  /** Says that the job is still in hand. Resolves with false when another worker has it. */
  renew(): Promise<boolean>;
  /** Aborted when nobody can wait any longer. */
  giveUp: AbortSignal;
}

/**
 * Runs a job once. Rejects with the job's own error, or as soon as the attempt is given up: its time is over, another worker has the
 * job, or the process stops. Work that does not heed its signal then goes on unheard.
 */
export async function runAttempt({ run, deadlineMs, renew, giveUp }: Attempt): Promise<void> {
  const own = new AbortController();
  const { signal } = own;
  // Passed on by hand: a signal of `AbortSignal.any` that somebody listens to is kept for as long as the process runs.
  const passOn = () => own.abort(giveUp.reason);
  if (giveUp.aborted) passOn();
  giveUp.addEventListener("abort", passOn);
  const givenUp = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
  const late = () => own.abort(new Error(`It was not done within ${deadlineMs / 1_000} seconds.`));
  const deadline = setTimeout(late, deadlineMs);
  const renewal = setInterval(() => {
    renew().then(
      (isHeld) => isHeld || own.abort(new Error("Another worker has taken it.")),
      // A database that does not answer now may do so before the lease has run out.
      () => {},
    );
  }, RENEW_EVERY_MS);
  try {
    signal.throwIfAborted();
    await Promise.race([run(signal), givenUp]);
  } finally {
    clearTimeout(deadline);
    clearInterval(renewal);
    giveUp.removeEventListener("abort", passOn);
  }
}
