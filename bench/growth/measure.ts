import type { TestApp } from "../../apps/api/src/testing/test-app.ts";
import type { Call } from "./calls.ts";

export interface Timing {
  /** In milliseconds. Disturbances only ever add time, so the minimum is the comparable figure. */
  min: number;
  median: number;
  repetitions: number;
  /** Number of answers other than 200, for example after a database timeout. */
  refused: number;
}

/** More runs than PostgreSQL needs to settle on a plan. */
const WARM_UPS = 10;
const FEWEST = 3;
const MOST = 100;
const PATIENCE_MS = 1_000;

/** Repeats one request without a socket. `change` modifies a product. */
export async function timeCall(
  app: TestApp["app"],
  { url, isChangedBefore = false }: Call,
  change: () => Promise<unknown>,
): Promise<Timing> {
  let refused = 0;
  const ask = async () => {
    if (isChangedBefore) await change();
    const began = performance.now();
    const { statusCode } = await app.inject(url);
    if (statusCode !== 200) refused += 1;
    return performance.now() - began;
  };
  await repeat(ask, WARM_UPS);
  refused = 0;
  const durations = (await repeat(ask, MOST)).toSorted((a, b) => a - b);
  const at = (share: number) => durations[Math.floor((durations.length - 1) * share)] ?? Number.NaN;
  return { min: at(0), median: at(0.5), repetitions: durations.length, refused };
}

async function repeat(ask: () => Promise<number>, most: number): Promise<number[]> {
  const durations: number[] = [];
  const end = performance.now() + PATIENCE_MS;
  while (durations.length < most && (durations.length < FEWEST || performance.now() < end)) {
    durations.push(await ask());
  }
  return durations;
}

/** The longest duration of any of the calls, repeated one after another while `work` runs, in milliseconds. */
export async function longestDuring(app: TestApp["app"], calls: Call[], work: () => Promise<void>): Promise<number> {
  let done = false;
  const working = work().finally(() => {
    done = true;
  });
  let longest = 0;
  for (let turn = 0; !done; turn += 1) {
    const began = performance.now();
    await app.inject(calls[turn % calls.length]?.url ?? "/");
    longest = Math.max(longest, performance.now() - began);
  }
  await working;
  return longest;
}
