import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction } from "../database/transaction.ts";
import { countJobs, jobWorker } from "../testing/job-worker.ts";
import { empty } from "../testing/module-tables.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { PermanentFailure } from "./job.ts";
import { createJobs, type Jobs } from "./jobs.service.ts";
import { FOR_THREE_DAYS, pauseAfter } from "./retry-policy.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await empty(shop.db, "jobs");
});

describe("a job", () => {
  test("runs once after its transaction, and never after one that failed", async () => {
    const { jobs, ran, counting, enqueue } = jobWorker(shop);
    await enqueue(1);
    const failing = transaction(shop.db, async (tx) => {
      await counting.enqueue(tx, { n: 2 });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await jobs.runDue();
    expect(await jobs.runDue()).toBe(0);
    expect(ran).toEqual([1]);
    expect(await countJobs(shop)).toEqual([]);
  });

  test("with a key is added once while it waits, and again after it has finished", async () => {
    const { jobs, ran, enqueue } = jobWorker(shop);
    await enqueue(1, { dedupeKey: "k" });
    await enqueue(2, { dedupeKey: "k" });
    await jobs.runDue();
    await enqueue(3, { dedupeKey: "k" });
    await jobs.runDue();
    expect(ran).toEqual([1, 3]);
  });

  test("that fails is retried after growing pauses, and fails for good when its kind's time is used up", async () => {
    const { jobs, ran, givenUp, enqueue } = jobWorker(shop, () => {
      throw new Error("printer on fire");
    });
    await enqueue(1);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await jobs.runDue();
      const [job] = await countJobs(shop);
      const pause = (job?.run_at.getTime() ?? 0) - shop.clock.now().getTime();
      pauses.push(pause / SECOND_MS);
      shop.clock.advance(pause - 1);
      await jobs.runDue();
      expect(ran).toHaveLength(attempt);
      shop.clock.advance(1);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 60, 60]);
    await jobs.runDue();
    expect(ran).toHaveLength(7);
    expect(givenUp).toEqual([[1, "printer on fire"]]);
    expect(await countJobs(shop)).toMatchObject([{ failed_at: shop.clock.now(), last_error: "printer on fire" }]);
    shop.clock.advance(HOUR_MS);
    await jobs.runDue();
    expect(ran).toHaveLength(7);
  });

  test("that takes too long is aborted and retried", async () => {
    const signals: AbortSignal[] = [];
    const { jobs, ran, enqueue } = jobWorker(
      shop,
      (_n, signal) => {
        signals.push(signal);
        return ran.length === 1 ? new Promise(() => {}) : undefined;
      },
      { deadlineMs: 20 },
    );
    await enqueue(1);
    await jobs.runDue();
    expect(signals[0]?.aborted).toBe(true);
    expect((await countJobs(shop))[0]).toMatchObject({
      locked_until: null,
      last_error: "It was not done within 0.02 seconds.",
    });
    shop.clock.advance(5 * SECOND_MS);
    await jobs.runDue();
    expect(ran).toEqual([1, 1]);
    expect(await countJobs(shop)).toEqual([]);
  });

  test("that can never succeed is not retried", async () => {
    const { jobs, ran, givenUp, enqueue } = jobWorker(shop, () => {
      throw new PermanentFailure("no such mailbox");
    });
    await enqueue(1);
    await jobs.runDue();
    shop.clock.advance(HOUR_MS);
    await jobs.runDue();
    expect(ran).toEqual([1]);
    expect(givenUp).toEqual([[1, "no such mailbox"]]);
  });

  test("that fails does not delay the others", async () => {
    const { jobs, ran, enqueue } = jobWorker(shop, (n) => {
      if (n === 1) throw new Error("no");
    });
    for (const n of [1, 2, 3]) await enqueue(n);
    await jobs.runDue();
    expect(ran).toEqual([1, 2, 3]);
  });

  test("with an invalid payload fails, and its failure is recorded", async () => {
    const { jobs, ran } = jobWorker(shop);
    const now = shop.clock.now();
    await shop.db
      .insertInto("jobs")
      .values({ kind: "count", payload: '{"n":"one"}', run_at: now, created_at: now })
      .execute();
    await jobs.runDue();
    expect(ran).toEqual([]);
    expect((await countJobs(shop))[0]?.failed_at).toEqual(now);
  });
});

describe("repeated work", () => {
  function repeating(run: () => void): Jobs {
    const jobs = createJobs({ db: shop.db, clock: shop.clock, log: shop.app.log });
    jobs.every(MINUTE_MS, "tidy", async () => run());
    return jobs;
  }

  test("runs once in each interval, however many processes there are", async () => {
    let runs = 0;
    const processes = [repeating(() => (runs += 1)), repeating(() => (runs += 1))];
    for (let minute = 0; minute < 3; minute += 1) {
      for (const jobs of processes) await jobs.runDue();
      shop.clock.advance(MINUTE_MS);
    }
    expect(runs).toBe(3);
  });

  test("continues after a failure", async () => {
    let runs = 0;
    const jobs = repeating(() => {
      runs += 1;
      if (runs < 20) throw new Error("not today");
    });
    for (let minute = 0; minute < 20; minute += 1) {
      await jobs.runDue();
      shop.clock.advance(MINUTE_MS);
    }
    expect(runs).toBe(20);
    const rows = await shop.db.selectFrom("jobs").selectAll().where("kind", "=", "tidy").execute();
    expect(rows).toMatchObject([{ last_error: null, failed_at: null }]);
  });
});

describe("stopping", () => {
  test("waits for the running job, and claims no other", async () => {
    const finish = Promise.withResolvers<void>();
    const { jobs, ran, enqueue } = jobWorker(shop, () => finish.promise);
    await enqueue(1);
    await enqueue(2);
    jobs.start();
    await expect.poll(() => ran).toEqual([1]);
    let stopped = false;
    const stopping = jobs.stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stopped).toBe(false);
    finish.resolve();
    await stopping;
    expect(ran).toEqual([1]);
    expect(await countJobs(shop)).toMatchObject([{ payload: { n: 2 } }]);
  });

  test("releases a job that does not end", async () => {
    const { jobs, ran, enqueue } = jobWorker(shop, () => new Promise(() => {}));
    await enqueue(1);
    jobs.start();
    await expect.poll(() => ran).toEqual([1]);
    await jobs.stop();
    expect(await countJobs(shop)).toMatchObject([{ locked_until: null, last_error: "The shop is stopping." }]);
  });
});

test("failed jobs are kept for thirty days", async () => {
  const { jobs, enqueue } = jobWorker(shop, () => {
    throw new PermanentFailure("no");
  });
  await enqueue(1);
  await jobs.runDue();
  shop.clock.advance(30 * DAY_MS);
  await jobs.runDue();
  expect(await countJobs(shop)).toHaveLength(1);
  shop.clock.advance(HOUR_MS);
  await jobs.runDue();
  expect(await countJobs(shop)).toEqual([]);
});

test("jobs that wait for an external server are retried for three days, at least hourly", () => {
  let waitedMs = 0;
  for (let failed = 1, pause: number | null = 0; pause !== null; failed += 1, waitedMs += pause ?? 0) {
    pause = pauseAfter(failed, FOR_THREE_DAYS);
    expect(pause ?? 0).toBeLessThanOrEqual(HOUR_MS);
  }
  expect(Math.floor(waitedMs / DAY_MS)).toBe(3);
});

test("registering a kind twice throws", () => {
  const { jobs } = jobWorker(shop);
  expect(() => jobs.every(MINUTE_MS, "count", async () => {})).toThrow('The job kind "count" is registered twice.');
});
