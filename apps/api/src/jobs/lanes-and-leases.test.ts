import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { countStatements } from "../testing/count-statements.ts";
import { countJobs, jobWorker } from "../testing/job-worker.ts";
import { empty } from "../testing/module-tables.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { LEASE_MS } from "./attempt.ts";
import { type Lane, LANES } from "./job.ts";
import { claimJob } from "./jobs.repository.ts";
import { createJobs } from "./jobs.service.ts";

/** Longer than a lease. */
const LONG_MS = 10 * LEASE_MS;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await empty(shop.db, "jobs");
});
afterEach(() => void vi.useRealTimers());

describe("several processes", () => {
  async function dieWithTheJob() {
    const now = shop.clock.now();
    await claimJob(shop.db, ["count"], now, new Date(now.getTime() + LEASE_MS));
  }

  test("share 100 jobs and run none of them twice", async () => {
    const workers = [jobWorker(shop), jobWorker(shop), jobWorker(shop)];
    for (let n = 0; n < 100; n += 1) await workers[0]?.enqueue(n);
    await Promise.all(workers.map(({ jobs }) => jobs.runDue()));
    const ran = workers.flatMap((each) => each.ran).toSorted((a, b) => a - b);
    expect(ran).toEqual(Array.from({ length: 100 }, (_, n) => n));
    expect(workers.every((each) => each.ran.length > 0)).toBe(true);
  });

  test("take over the job of a crashed process when its lease expires", async () => {
    const { jobs, ran, enqueue } = jobWorker(shop);
    await enqueue(1);
    await dieWithTheJob();
    await jobs.runDue();
    expect(ran).toEqual([]);
    shop.clock.advance(LEASE_MS + 1);
    await jobs.runDue();
    expect(ran).toEqual([1]);
  });

  test("renew leases of half a minute, so that a crash delays a job by no longer", async () => {
    const hand = Promise.withResolvers<void>();
    const { jobs, enqueue } = jobWorker(shop, () => hand.promise);
    await enqueue(1);
    const running = jobs.runDue();
    await expect.poll(async () => (await countJobs(shop))[0]?.locked_until).toBeInstanceOf(Date);
    const [job] = await countJobs(shop);
    expect((job?.locked_until?.getTime() ?? 0) - shop.clock.now().getTime()).toBe(30_000);
    hand.resolve();
    await running;
  });

  test("need not wait for leases when the process is the only one", async () => {
    const { jobs, ran, enqueue } = jobWorker(shop, () => {}, { isAlone: true });
    await enqueue(1);
    await dieWithTheJob();
    await jobs.runDue();
    expect(ran).toEqual([1]);
  });

  test("of a shop with its own database run jobs at once that a crashed process had leased", async () => {
    const own = await testApp();
    const now = own.clock.now();
    const inHand = { locked_until: new Date(now.getTime() + LEASE_MS), attempts: 1 };
    const every = {
      kind: "forget-mails",
      dedupe_key: "every:forget-mails",
      payload: "{}",
      run_at: now,
      created_at: now,
    };
    await own.db
      .insertInto("jobs")
      .values({ ...every, ...inHand })
      .execute();
    await own.runJobs();
    const job = await own.db
      .selectFrom("jobs")
      .select(["locked_until", "attempts"])
      .where("kind", "=", every.kind)
      .executeTakeFirst();
    const isAlone = !process.env["TEST_DATABASE_URL"];
    expect(job).toEqual(isAlone ? { locked_until: null, attempts: 2 } : inHand);
    await own.close();
  });

  test("do not claim each other's running jobs, however long they take", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const hand = Promise.withResolvers<void>();
    const first = jobWorker(shop, () => hand.promise);
    const second = jobWorker(shop);
    await first.enqueue(1);
    const running = first.jobs.runDue();
    await expect.poll(() => first.ran).toEqual([1]);
    for (let passed = 0; passed < LONG_MS; passed += LEASE_MS / 2) {
      const [before] = await countJobs(shop);
      shop.clock.advance(LEASE_MS / 2);
      vi.advanceTimersByTime(LEASE_MS / 2);
      await expect.poll(async () => (await countJobs(shop))[0]?.locked_until).not.toEqual(before?.locked_until);
      await second.jobs.runDue();
    }
    vi.useRealTimers();
    hand.resolve();
    await running;
    expect(second.ran).toEqual([]);
    expect(await countJobs(shop)).toEqual([]);
  });

  test("abort an attempt whose job another process has taken, and ignore its result", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const hand = Promise.withResolvers<void>();
    let heard: unknown;
    const first = jobWorker(shop, (_n, signal) => {
      signal.addEventListener("abort", () => (heard = signal.reason));
      return new Promise(() => {});
    });
    const second = jobWorker(shop, () => hand.promise);
    await first.enqueue(1);
    const running = first.jobs.runDue();
    await expect.poll(() => first.ran).toEqual([1]);
    shop.clock.advance(LONG_MS);
    const taken = second.jobs.runDue();
    await expect.poll(() => second.ran).toEqual([1]);
    const [held] = await countJobs(shop);
    vi.advanceTimersByTime(LEASE_MS);
    vi.useRealTimers();
    await running;
    expect(heard).toEqual(new Error("Another worker has taken it."));
    expect(await countJobs(shop)).toEqual([held]);
    hand.resolve();
    await taken;
    expect(await countJobs(shop)).toEqual([]);
  });

  test("give up a job that crashes every worker", async () => {
    const { jobs, ran, givenUp, enqueue } = jobWorker(shop);
    await enqueue(1);
    await shop.db.updateTable("jobs").set({ attempts: 8 }).execute();
    await jobs.runDue();
    expect(ran).toEqual([]);
    expect(givenUp).toEqual([[1, "Every worker died of it."]]);
  });

  test("do not claim kinds that they have not registered", async () => {
    const { enqueue } = jobWorker(shop);
    await enqueue(1);
    const other = createJobs({ db: shop.db, clock: shop.clock, log: shop.app.log });
    await other.runDue();
    expect(await countJobs(shop)).toMatchObject([{ attempts: 0 }]);
  });
});

describe("lanes", () => {
  /** Enqueues one job in each lane; the job of the given lane hangs until it is released. */
  function oneOfEach(hanging: Lane) {
    const jobs = createJobs({ db: shop.db, clock: shop.clock, log: shop.app.log });
    const begun: Lane[] = [];
    const done: Lane[] = [];
    const hang = Promise.withResolvers<void>();
    for (const lane of LANES) {
      const run = async () => {
        begun.push(lane);
        if (lane === hanging) await hang.promise;
        done.push(lane);
      };
      jobs.every(LONG_MS, `work-of-${lane}`, run, { lane });
    }
    return { jobs, begun, done, hang };
  }

  test("a poll with nothing due sends one statement for all lanes", async () => {
    const { jobs, hang } = oneOfEach("mail");
    hang.resolve();
    await jobs.runDue();
    const count = await countStatements(async () => {
      jobs.start();
      await jobs.stop();
    });
    expect(count).toBe(1);
  });

  test.each(LANES)("a hanging %s job delays no other lane", async (hanging) => {
    const { jobs, begun, done, hang } = oneOfEach(hanging);
    const others = LANES.filter((lane) => lane !== hanging);
    jobs.start();
    await expect.poll(() => done.toSorted()).toEqual(others.toSorted());
    await expect.poll(() => begun).toContain(hanging);
    hang.resolve();
    await jobs.stop();
    expect(done.at(-1)).toBe(hanging);
  });
});
