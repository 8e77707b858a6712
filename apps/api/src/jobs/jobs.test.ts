import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { transaction } from "../database/transaction.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { type EnqueueOptions, PermanentFailure } from "./job.ts";
import { claimJob } from "./jobs.repository.ts";
import { createJobs, type Jobs } from "./jobs.service.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom("jobs").execute();
});

/** A process of the shop, with one kind of job that notes what it was given. */
function worker(run: (n: number) => Promise<void> | void = () => {}) {
  const jobs = createJobs({ db: shop.db, clock: shop.clock, log: shop.app.log });
  const ran: number[] = [];
  const givenUp: [number, string][] = [];
  const counting = jobs.define({
    kind: "count",
    payload: z.object({ n: z.int() }),
    async run({ n }) {
      ran.push(n);
      await run(n);
    },
    giveUp: async ({ n }, reason) => void givenUp.push([n, reason]),
  });
  const enqueue = (n: number, options?: EnqueueOptions) =>
    transaction(shop.db, (tx) => counting.enqueue(tx, { n }, options));
  return { jobs, ran, givenUp, counting, enqueue };
}

const waiting = () => shop.db.selectFrom("jobs").selectAll().orderBy("id").execute();

describe("a job", () => {
  test("runs once after its transaction, and never after one that failed", async () => {
    const { jobs, ran, counting, enqueue } = worker();
    await enqueue(1);
    const failing = transaction(shop.db, async (tx) => {
      await counting.enqueue(tx, { n: 2 });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.runDue()).toBe(0);
    expect(ran).toEqual([1]);
    expect(await waiting()).toEqual([]);
  });

  test("waits for its time", async () => {
    const { jobs, ran, enqueue } = worker();
    await enqueue(1, { runAt: new Date(shop.clock.now().getTime() + MINUTE_MS) });
    await jobs.runDue();
    expect(ran).toEqual([]);
    shop.clock.advance(MINUTE_MS);
    await jobs.runDue();
    expect(ran).toEqual([1]);
  });

  test("with a key is added once while it waits, and again when it is done", async () => {
    const { jobs, ran, enqueue } = worker();
    await enqueue(1, { dedupeKey: "k" });
    await enqueue(2, { dedupeKey: "k" });
    await jobs.runDue();
    await enqueue(3, { dedupeKey: "k" });
    await jobs.runDue();
    expect(ran).toEqual([1, 3]);
  });

  test("that fails comes back after growing pauses, and is given up after the eighth attempt", async () => {
    const { jobs, ran, givenUp, enqueue } = worker(() => {
      throw new Error("printer on fire");
    });
    await enqueue(1);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await jobs.runDue();
      const [job] = await waiting();
      const pause = (job?.run_at.getTime() ?? 0) - shop.clock.now().getTime();
      pauses.push(pause / SECOND_MS);
      shop.clock.advance(pause - 1);
      expect(await jobs.runDue()).toBe(0);
      shop.clock.advance(1);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320]);
    await jobs.runDue();
    expect(ran).toHaveLength(8);
    expect(givenUp).toEqual([[1, "printer on fire"]]);
    expect(await waiting()).toMatchObject([{ failed_at: shop.clock.now(), last_error: "printer on fire" }]);
    shop.clock.advance(60 * MINUTE_MS);
    expect(await jobs.runDue()).toBe(0);
  });

  test("that can never succeed is given up at once", async () => {
    const { jobs, ran, givenUp, enqueue } = worker(() => {
      throw new PermanentFailure("no such mailbox");
    });
    await enqueue(1);
    await jobs.runDue();
    shop.clock.advance(60 * MINUTE_MS);
    await jobs.runDue();
    expect(ran).toEqual([1]);
    expect(givenUp).toEqual([[1, "no such mailbox"]]);
  });

  test("does not hold up the others when it fails", async () => {
    const { jobs, ran, enqueue } = worker((n) => {
      if (n === 1) throw new Error("no");
    });
    for (const n of [1, 2, 3]) await enqueue(n);
    await jobs.runDue();
    expect(ran).toEqual([1, 2, 3]);
  });

  test("with a payload that its kind does not know is given up, and seen", async () => {
    const { jobs, ran } = worker();
    const now = shop.clock.now();
    await shop.db
      .insertInto("jobs")
      .values({ kind: "count", payload: '{"n":"one"}', run_at: now, created_at: now })
      .execute();
    await jobs.runDue();
    expect(ran).toEqual([]);
    expect((await waiting())[0]?.failed_at).toEqual(now);
  });
});

describe("several processes", () => {
  test("share 100 jobs and run none of them twice", async () => {
    const workers = [worker(), worker(), worker()];
    for (let n = 0; n < 100; n += 1) await workers[0]?.enqueue(n);
    await Promise.all(workers.map(({ jobs }) => jobs.runDue()));
    const ran = workers.flatMap((each) => each.ran).toSorted((a, b) => a - b);
    expect(ran).toEqual(Array.from({ length: 100 }, (_, n) => n));
    expect(workers.every((each) => each.ran.length > 0)).toBe(true);
  });

  test("take over the job of one that died, after its lease", async () => {
    const { jobs, ran, enqueue } = worker();
    await enqueue(1);
    const now = shop.clock.now();
    await claimJob(shop.db, ["count"], now, new Date(now.getTime() + 5 * MINUTE_MS));
    await jobs.runDue();
    expect(ran).toEqual([]);
    shop.clock.advance(5 * MINUTE_MS + 1);
    await jobs.runDue();
    expect(ran).toEqual([1]);
  });

  test("give up a job that kills every worker that takes it", async () => {
    const { jobs, ran, givenUp, enqueue } = worker();
    await enqueue(1);
    await shop.db.updateTable("jobs").set({ attempts: 8 }).execute();
    await jobs.runDue();
    expect(ran).toEqual([]);
    expect(givenUp).toEqual([[1, "Every worker died of it."]]);
  });

  test("leave alone what they do not know", async () => {
    const { enqueue } = worker();
    await enqueue(1);
    const other = createJobs({ db: shop.db, clock: shop.clock, log: shop.app.log });
    expect(await other.runDue()).toBe(0);
    expect(await waiting()).toHaveLength(1);
  });
});

describe("repeated work", () => {
  function repeating(run: () => void): Jobs {
    const jobs = createJobs({ db: shop.db, clock: shop.clock, log: shop.app.log });
    jobs.every(MINUTE_MS, "tidy", async () => run());
    return jobs;
  }

  test("is done once in each interval, however many processes there are", async () => {
    let runs = 0;
    const processes = [repeating(() => (runs += 1)), repeating(() => (runs += 1))];
    for (let minute = 0; minute < 3; minute += 1) {
      for (const jobs of processes) await jobs.runDue();
      shop.clock.advance(MINUTE_MS);
    }
    expect(runs).toBe(3);
  });

  test("goes on after a failure", async () => {
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
    expect((await waiting())[0]).toMatchObject({ last_error: null, failed_at: null });
  });
});

test("stopping waits for the job in hand, and takes no other", async () => {
  let finish = () => {};
  const started = Promise.withResolvers<void>();
  const { jobs, ran, enqueue } = worker(() => {
    started.resolve();
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await enqueue(1);
  await enqueue(2);
  jobs.start();
  await started.promise;
  let stopped = false;
  const stopping = jobs.stop().then(() => {
    stopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(ran).toEqual([1]);
  expect(await waiting()).toMatchObject([{ payload: { n: 2 } }]);
});

test("two owners of one kind are a programmer's error", () => {
  const { jobs } = worker();
  expect(() => jobs.every(MINUTE_MS, "count", async () => {})).toThrow('The job kind "count" is registered twice.');
});
