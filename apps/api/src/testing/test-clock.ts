import type { Clock } from "../clock.ts";

/** A clock that only moves when it is told to. */
export interface TestClock extends Clock {
  set(now: Date | string): void;
  advance(durationMs: number): void;
}

/** Starts at 21 November 2026, 10:00 in India, unless another instant is given. */
export function testClock(start: Date | string = "2026-11-21T04:30:00.000Z"): TestClock {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    set(now) {
      current = new Date(now);
    },
    advance(durationMs) {
      current = new Date(current.getTime() + durationMs);
    },
  };
}
