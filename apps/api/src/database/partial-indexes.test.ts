import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteExpired } from "../cart/carts.repository.ts";
import { deleteKeys } from "../checkout/idempotency.repository.ts";
import { claimJob, deleteFailedJobs } from "../jobs/jobs.repository.ts";
import { deleteWindows } from "../limits/attempts.repository.ts";
import { deleteMails, listMails } from "../mail/mails.repository.ts";
import { acceptedPayments, ordersToCheck, ordersToExpire } from "../orders/orders.repository.ts";
import { deleteWaits } from "../notify/waits.repository.ts";
import {
  deleteEvents,
  paymentsInReview,
  paymentsToRefund,
  refundsToHandle,
  unbookedPayments,
} from "../payments/payments.repository.ts";
import { deleteExpiredLists } from "../wishlist/wishlists.repository.ts";
import { explainAll } from "../testing/explain.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import type { Db } from "./schema.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const { signal } = new AbortController();
const statements: [index: string, run: (db: Db, now: Date) => Promise<unknown>][] = [
  ["jobs_due", (db, now) => claimJob(db, ["a", "b"], now, now)],
  ["orders_reserved", (db, now) => ordersToExpire(db, now, 10)],
  ["orders_to_check", (db, now) => ordersToCheck(db, now, 10)],
  ["payments_one_accepted", (db) => acceptedPayments(db, ["ORD123456"])],
  ["payments_to_refund", (db) => paymentsToRefund(db, 10)],
  ["payments_in_review", (db) => paymentsInReview(db, 10)],
  ["payments_in_review", (db, now) => unbookedPayments(db, now, 10)],
  ["payment_events_waiting", (db) => refundsToHandle(db, 10, "pay_1")],
  ["mails_newest", (db, now) => deleteMails(db, now, signal)],
  ["payment_events_age", (db, now) => deleteEvents(db, now, signal)],
  ["jobs_failed", (db, now) => deleteFailedJobs(db, now, signal)],
  ["attempts_age", (db, now) => deleteWindows(db, now, signal)],
  ["carts_by_expiry", (db, now) => deleteExpired(db, now, signal)],
  ["stock_waits_age", (db, now) => deleteWaits(db, now, signal)],
  ["wishlists_by_expiry", (db, now) => deleteExpiredLists(db, now, signal)],
  ["idempotency_keys_age", (db, now) => deleteKeys(db, now, signal)],
];

test.each(statements)("%s is used by its statement, whatever the parameters", async (index, run) => {
  const [plan] = await explainAll(shop.db, () => run(shop.db, shop.clock.now()), {
    scans: "only where nothing else works",
  });
  expect(plan?.indexes).toContain(index);
});

test("a lane finds its job among thousands of another's", async () => {
  await sql`
    insert into jobs (kind, payload, run_at, created_at)
    select case i when 3000 then 'money' else 'mail' end, '{}', ${shop.clock.now()}::timestamptz - (5000 - i) * interval '1 second', now()
    from generate_series(1, 3000) i
  `.execute(shop.db);
  const [plan] = await explainAll(shop.db, () =>
    claimJob(shop.db, ["bank", "money"], shop.clock.now(), shop.clock.now()),
  );
  expect(plan?.rowsRead).toBeLessThan(10);
});

test("a limit is a literal in the statement's text, where the plan can use it", async () => {
  const listed = await explainAll(shop.db, async () => {
    await listMails(shop.db);
    for (const [, run] of statements) await run(shop.db, shop.clock.now());
  });
  expect(listed.map(({ statement }) => statement).filter((text) => /limit \$/.test(text))).toEqual([]);
});

test("a repeated statement keeps its plan", async () => {
  for (let turn = 0; turn < 8; turn += 1) await ordersToExpire(shop.db, shop.clock.now(), 10);
  const { rows } = await sql<{ statement: string; custom: number }>`
    select statement, custom_plans as custom from pg_prepared_statements where statement like '%reserved_until%'
  `.execute(shop.db);
  expect(rows).toEqual([{ statement: expect.any(String), custom: 0 }]);
});
