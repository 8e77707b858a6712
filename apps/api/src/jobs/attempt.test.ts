import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { runAttempt } from "./attempt.ts";

/**
 * Forces a garbage collection. It waits a turn of the event loop first, because weak references read in a turn stay
 * alive until its end.
 */
async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  await wait(1);
  (runInNewContext("gc") as () => void)();
}

async function attempt(giveUp: AbortSignal): Promise<WeakRef<AbortSignal>> {
  let given: WeakRef<AbortSignal> | undefined;
  await runAttempt({
    run: async (signal) => void (given = new WeakRef(signal)),
    deadlineMs: 60_000,
    renew: async () => true,
    giveUp,
  });
  if (!given) throw new Error("The work was not begun.");
  return given;
}

test("a finished attempt leaves no reference to its abort signal", async () => {
  const { signal: giveUp } = new AbortController();
  const given: WeakRef<AbortSignal>[] = [];
  for (let n = 0; n < 20; n += 1) given.push(await attempt(giveUp));
  await collectGarbage();
  expect(given.filter((signal) => signal.deref() !== undefined)).toEqual([]);
});
