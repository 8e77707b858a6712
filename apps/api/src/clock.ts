/** Where the server takes the time from. Nothing reads `Date.now()` or SQL `now()` for a decision, so that tests can set it. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
