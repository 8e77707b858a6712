import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { runAttempt } from "./attempt.ts";

/** Has all rubbish collected. What a weak reference was asked for in this turn of the loop stays until the next. */
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

test("an attempt that has ended leaves nothing with the process, which may run for months", async () => {
  const { signal: giveUp } = new AbortController();
  const given: WeakRef<AbortSignal>[] = [];
  for (let n = 0; n < 20; n += 1) given.push(await attempt(giveUp));
  await collectGarbage();
  expect(given.filter((signal) => signal.deref() !== undefined)).toEqual([]);
});
