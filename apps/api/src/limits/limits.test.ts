import { afterAll, beforeAll, expect, test } from "vitest";
import type { Refusal } from "../http/refusal.ts";
import { createJobs } from "../jobs/jobs.service.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { type Attempts, createAttempts } from "./attempts.service.ts";
import { type AttemptLimit, attemptLimits, type LimitPolicy } from "./policies.ts";

const MINUTE_MS = 60_000;

let shop: TestApp;
let strict: Attempts;
let relaxed: Attempts;

beforeAll(async () => {
  shop = await testApp({
    env: { RATE_LIMITS: "strict", TRUST_PROXY: "1" },
    register(app) {
      app.get("/api/first", { schema: { hide: true } }, async () => ({}));
      app.get("/api/second", { schema: { hide: true } }, async () => ({}));
      app.get("/api/unlimited", { schema: { hide: true }, config: { limit: "none" } }, async () => ({}));
    },
  });
  const { db, clock, app } = shop;
  const jobs = () => createJobs({ db, clock, log: app.log });
  strict = createAttempts({ db, clock, jobs: jobs(), relaxed: false });
  relaxed = createAttempts({ db, clock, jobs: jobs(), relaxed: true });
});
afterAll(() => shop.close());

const read = (url: string, address: string) => shop.app.inject({ url, headers: { "x-forwarded-for": address } });
const refused = (work: Promise<void>) =>
  work.then(
    () => undefined,
    (error: Refusal) => error,
  );

test("the 3,001st read in a minute is refused, whichever routes were read; another address goes on", async () => {
  for (let count = 0; count < 1500; count += 1) {
    expect((await read("/api/first", "203.0.113.7")).statusCode).toBe(200);
    expect((await read("/api/second", "203.0.113.7")).statusCode).toBe(200);
  }
  const answer = await read("/api/first", "203.0.113.7");
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.json().message).toBe("Too many requests. Please try again later.");
  expect((await read("/api/first", "203.0.113.8")).statusCode).toBe(200);
  expect((await read("/api/unlimited", "203.0.113.7")).statusCode).toBe(200);
});

// spec: TRUST_PROXY
// spec: T22 limits
test("an address that the visitor wrote into X-Forwarded-For is not believed beyond the trusted hops", async () => {
  const answer = await shop.app.inject({
    url: "/api/first",
    headers: { "x-forwarded-for": "198.51.100.9, 203.0.113.7" },
  });
  expect(answer.statusCode).toBe(429);
});

test("a household with many IPv6 addresses is one visitor", async () => {
  for (let count = 0; count < 3000; count += 1) await read("/api/first", `2001:db8:1:1::${count.toString(16)}`);
  expect((await read("/api/first", "2001:db8:1:1:ffff::1")).statusCode).toBe(429);
  expect((await read("/api/first", "2001:db8:1:2::1")).statusCode).toBe(200);
});

test.each(["login-address", "coupon-miss", "register", "new-cart"] as const)(
  "a household with many IPv6 addresses has one count of %s",
  async (limit) => {
    const { max } = attemptLimits[limit];
    for (let count = 0; count < max; count += 1) await strict.take(limit, `2001:db8:2:1::${count.toString(16)}`);
    expect(await refused(strict.assertAllowed(limit, "2001:db8:2:1:ffff::1"))).toMatchObject({ status: 429 });
    expect(await refused(strict.take(limit, "2001:db8:2:1:ffff::1"))).toMatchObject({ status: 429 });
    expect(await refused(strict.take(limit, "2001:db8:2:2::1"))).toBeUndefined();
    await strict.uncount(limit, "2001:db8:2:1:eeee::1");
    await strict.uncount(limit, "2001:db8:2:1:dddd::1");
    expect(await refused(strict.assertAllowed(limit, "2001:db8:2:1::1"))).toBeUndefined();
  },
);

// spec: T22 limits
test("three hundred shoppers behind the address of one mobile network do not use up its limits", async () => {
  const carrier = "203.0.113.40";
  const limits = (Object.entries(attemptLimits) as [AttemptLimit, LimitPolicy][]).filter(
    ([, policy]) => policy.byAddress,
  );
  expect(limits.length).toBeGreaterThan(5);
  // Some things not everybody does.
  const needs: Partial<Record<AttemptLimit, number>> = { "forgot-address": 100, notify: 100, "contact-address": 50 };
  for (const [limit, { windowMs }] of limits) {
    const shoppers = (needs[limit] ?? 300) * Math.min(1, windowMs / (60 * MINUTE_MS));
    for (let count = 0; count < shoppers; count += 1) await strict.take(limit, carrier);
  }
  for (let count = 0; count < 300; count += 1) {
    for (let page = 0; page < 5; page += 1) expect((await read("/api/first", carrier)).statusCode).toBe(200);
  }
});

// spec: T22 limits
test("the eleventh attempt within the window is refused, and says when to come back", async () => {
  for (let count = 0; count < 10; count += 1) await strict.take("login-account", "asha@example.com");
  shop.clock.advance(5 * MINUTE_MS);
  const refusal = await refused(strict.take("login-account", "asha@example.com"));
  expect(refusal).toMatchObject({ status: 429, headers: { "Retry-After": "600" } });
  await strict.take("login-account", "ravi@example.com");
  shop.clock.advance(10 * MINUTE_MS);
  await strict.take("login-account", "asha@example.com");
});

// spec: T22 limits
test("parallel attempts do not slip through", async () => {
  const attempts = Array.from({ length: 30 }, () => refused(strict.take("login-account", "parallel@example.com")));
  const refusals = (await Promise.all(attempts)).filter(Boolean);
  expect(refusals).toHaveLength(20);
});

test("a good attempt does not count", async () => {
  for (let count = 0; count < 30; count += 1) {
    await strict.take("login-account", "good@example.com");
    await strict.uncount("login-account", "good@example.com");
  }
  expect(await refused(strict.assertAllowed("login-account", "good@example.com"))).toBeUndefined();
});

test("asking whether more is allowed counts nothing", async () => {
  for (let count = 0; count < 200; count += 1) {
    await strict.assertAllowed("coupon-miss", "203.0.113.1");
    await strict.take("coupon-miss", "203.0.113.1");
  }
  expect(await refused(strict.assertAllowed("coupon-miss", "203.0.113.1"))).toMatchObject({ status: 429 });
});

// spec: RATE_LIMITS=relaxed
test("relaxed limits still stop guessing, and nothing else", async () => {
  for (let count = 0; count < 100; count += 1) await relaxed.take("checkout", "user");
  for (let count = 0; count < 200; count += 1) await relaxed.take("coupon-miss", "203.0.113.2");
  expect(await refused(relaxed.take("coupon-miss", "203.0.113.2"))).toMatchObject({ status: 429 });
});

test("nobody's address is stored as it is, and old counts are forgotten after a day", async () => {
  const { db, clock } = shop;
  await strict.take("register", "203.0.113.3");
  const subjects = await db.selectFrom("attempts").select("subject").execute();
  expect(subjects.some(({ subject }) => subject.includes("203.0.113") || subject.includes("@"))).toBe(false);
  clock.advance(25 * 60 * MINUTE_MS);
  await shop.runJobs();
  expect(await db.selectFrom("attempts").selectAll().execute()).toEqual([]);
});
