const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** How a kind of job is retried: the pauses double up to `longestPauseMs`, until they add up to `tryForMs`. */
export interface RetryPolicy {
  firstPauseMs: number;
  longestPauseMs: number;
  tryForMs: number;
}

/** For jobs that only a defect or the database can make fail. */
export const FOR_A_DAY: RetryPolicy = { firstPauseMs: 5 * SECOND_MS, longestPauseMs: HOUR_MS, tryForMs: DAY_MS };

/** For jobs that wait for an external server, which may stay down over a weekend. */
export const FOR_THREE_DAYS: RetryPolicy = { ...FOR_A_DAY, tryForMs: 3 * DAY_MS };

/** For payments, which must never be given up. */
export const FOR_EVER: RetryPolicy = { ...FOR_A_DAY, tryForMs: Infinity };

/** Milliseconds until the next attempt after `attempts` failed ones; `null` if there is none. */
export function pauseAfter(attempts: number, { firstPauseMs, longestPauseMs, tryForMs }: RetryPolicy): number | null {
  let pauseMs = firstPauseMs;
  let waitedMs = 0;
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    waitedMs += pauseMs;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
  return waitedMs < tryForMs ? pauseMs : null;
}
