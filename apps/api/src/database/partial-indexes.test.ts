import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimJob } from "../jobs/jobs.repository.ts";
import { deleteMails, listMails } from "../mail/mails.repository.ts";
import { acceptedPayments, ordersToCheck, ordersToExpire } from "../orders/orders.repository.ts";
import { deleteEvents, paymentsToRefund } from "../payments/payments.repository.ts";
import { explainAll } from "../testing/explain.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import type { Db } from "./schema.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const statements: [index: string, run: (db: Db, now: Date) => Promise<unknown>][] = [
  ["jobs_due", (db, now) => claimJob(db, ["a", "b"], now, now)],
  ["orders_reserved", (db, now) => ordersToExpire(db, now, 10)],
  ["orders_to_check", (db, now) => ordersToCheck(db, now, 10)],
  ["payments_one_accepted", (db) => acceptedPayments(db, ["ORD123456"])],
  ["payments_to_refund", (db) => paymentsToRefund(db, 10)],
  ["mails_newest", (db, now) => deleteMails(db, now)],
  ["payment_events_age", (db, now) => deleteEvents(db, now)],
];

test.each(statements)(
  "%s is used by the statement that it was made for, whatever the parameters",
  async (index, run) => {
    const [plan] = await explainAll(shop.db, () => run(shop.db, shop.clock.now()), {
      scans: "only where nothing else works",
    });
    expect(plan?.indexes).toContain(index);
  },
);

test("how many rows are wanted stands in the statement's text, where its plan can see it", async () => {
  const listed = await explainAll(shop.db, async () => {
    await listMails(shop.db);
    for (const [, run] of statements) await run(shop.db, shop.clock.now());
  });
  expect(listed.map(({ statement }) => statement).filter((text) => /limit \$/.test(text))).toEqual([]);
});

test("a statement that comes again keeps its plan", async () => {
  for (let turn = 0; turn < 8; turn += 1) await ordersToExpire(shop.db, shop.clock.now(), 10);
  const { rows } = await sql<{ statement: string; custom: number }>`
    select statement, custom_plans as custom from pg_prepared_statements where statement like '%reserved_until%'
  `.execute(shop.db);
  expect(rows).toEqual([{ statement: expect.any(String), custom: 0 }]);
});
