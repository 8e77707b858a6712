import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attemptLimits } from "../../limits/policies.ts";
import { empty } from "../../testing/module-tables.ts";
import { type NewDatabase, newDatabase } from "../../testing/postgresql/new-database.ts";
import { ask, newShopper, type Shopper } from "../../testing/shopper.ts";
import { newStaff, STAFF_PASSWORD, type TestStaff } from "../../testing/staff.ts";
import { unexpected } from "../../testing/template.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { openDatabase } from "../connection.ts";

let own: NewDatabase;
let processes: [TestApp, TestApp];
let shopper: Shopper;
let member: TestStaff;
beforeAll(async () => {
  own = await newDatabase(undefined, process.env["TEST_DATABASE_SEEDED"]);
  processes = [await newProcess(), await newProcess()];
  shopper = await newShopper(processes[0]);
  member = await newStaff(processes[0], "packer");
});
beforeEach(() => empty(processes[0].db, "limits"));
afterAll(async () => {
  for (const shop of processes) await shop.close();
  await own.drop();
});

/** A process of the shop, with connections of its own. */
async function newProcess(): Promise<TestApp> {
  const database = await openDatabase({ kind: "postgresql", url: own.url, mustBeDurable: false }, unexpected);
  return testApp({ database, env: { RATE_LIMITS: "strict" } });
}

/** Sends so many requests to both processes in turn, all at once. Resolves with how many were not refused by a limit. */
async function allowedOf(count: number, send: (shop: TestApp) => Promise<{ status: number }>): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, turn) => send(processes[turn % 2 === 0 ? 0 : 1])),
  );
  return answers.filter(({ status }) => status !== 429).length;
}

// spec: T22 limits
test.each([
  {
    what: "wrong passwords of an account",
    max: attemptLimits["login-account"].max,
    send: (shop: TestApp) =>
      ask(shop, "POST", "/api/login", { body: { email: shopper.email, password: "a wrong password" } }),
  },
  {
    what: "wrong passwords of a member of staff",
    max: attemptLimits["staff-account"].max,
    send: (shop: TestApp) =>
      ask(shop, "POST", "/api/owner/session", {
        body: { email: member.email, password: "a wrong password", code: "000000" },
      }),
  },
  {
    what: "guesses of a coupon",
    max: attemptLimits["coupon-miss"].max,
    send: (shop: TestApp) => ask(shop, "GET", "/api/coupon/GUESSED"),
  },
  {
    what: "questions after an order",
    max: attemptLimits["track-order"].max,
    send: (shop: TestApp) =>
      ask(shop, "POST", "/api/track-order", { body: { order_id: "ORDAAAAAAAAAA", email: "guess@example.com" } }),
  },
  {
    what: "requests for a password link from an address",
    max: attemptLimits["forgot-address"].max,
    send: (shop: TestApp) => ask(shop, "POST", "/api/forgot-password", { body: { email: "nobody@example.com" } }),
  },
])("two processes together allow as many $what as one", async ({ max, send }) => {
  expect(await allowedOf(max + 6, send)).toBe(max);
});

test("two processes together allow as many wrong codes of staff as one", async () => {
  const MINUTE_MS = 60_000;
  const windows = 4;
  let allowed = 0;
  for (let window = 0; window < windows; window += 1) {
    allowed += await allowedOf(attemptLimits["staff-account"].max, (shop) =>
      ask(shop, "POST", "/api/owner/session", {
        body: { email: member.email, password: STAFF_PASSWORD, code: "000000" },
      }),
    );
    for (const { clock } of processes) clock.advance(16 * MINUTE_MS);
  }
  expect(allowed).toBe(attemptLimits["staff-code"].max);
});

test("two processes together mail a password link as often as one", async () => {
  const send = (shop: TestApp) => ask(shop, "POST", "/api/forgot-password", { body: { email: shopper.email } });
  await allowedOf(10, send);
  for (const shop of processes) await shop.runJobs();
  const mails = processes.flatMap(({ sentMails }) => sentMails).filter(({ to }) => to === shopper.email);
  expect(mails.filter(({ text }) => text.includes("/reset-password"))).toHaveLength(
    attemptLimits["forgot-account"].max,
  );
});
