import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { confirm, ordered, press, seen } from "../testing/paying.ts";
import { newShopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";
import { ProviderUnavailable } from "./provider.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let shop: TestApp;
/** The bank's orders that were asked about, in order. */
const asked: string[] = [];
let mostAtOnce = 0;
/** Orders for which the bank does not answer. */
let silentAbout: (bankOrderId: string) => boolean;

beforeAll(async () => {
  shop = await demoShop({ bankFaults: { deliver: () => async () => 200 } });
  const paymentsOf = shop.bank.paymentsOf;
  let atOnce = 0;
  vi.spyOn(shop.bank, "paymentsOf").mockImplementation(async (bankOrderId) => {
    asked.push(bankOrderId);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise(setImmediate);
    atOnce -= 1;
    if (silentAbout(bankOrderId)) throw new ProviderUnavailable("The bank does not say.");
    return paymentsOf(bankOrderId);
  });
});
beforeEach(() => {
  asked.length = 0;
  silentAbout = () => false;
});
afterEach(async () => {
  expect(await orderInvariants(shop.db)).toEqual([]);
  await shop.db.updateTable("orders").set({ check_payment_at: null }).execute();
});
afterAll(() => shop.close());

async function newOrder() {
  const shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  const placed = await ordered(shopper);
  return { shopper, placed, id: placed.order.id, bankOrderId: placed.payment?.provider_order_id ?? "" };
}

async function later(durationMs: number): Promise<void> {
  shop.clock.advance(durationMs);
  await shop.runJobs();
}

/** Orders that were closed unpaid and are unknown to the bank, due in the order of their numbers. */
async function closedOrders(howMany: number, like: string): Promise<void> {
  await sql`
    insert into orders
    select (json_populate_record(orders, json_build_object(
      'id', 'ORD' || lpad(number::text, 8, '0'), 'cart_id', null, 'status', 'payment_failed', 'payment_status', 'failed',
      'provider_order_id', 'order_' || number, 'check_payment_at', created_at + number * interval '1 ms'
    ))).*
    from orders, generate_series(1, ${sql.lit(howMany)}) number where id = ${like}
  `.execute(shop.db);
}

test("an order that the bank does not answer for delays no other, and is asked about at growing intervals", async () => {
  const odd = await newOrder();
  const paid = await newOrder();
  silentAbout = (bankOrderId) => bankOrderId === odd.bankOrderId;
  await later(16 * MINUTE_MS);
  // A payment after the order was closed, which only these checks can find.
  await shop.bank.captureLate(paid.bankOrderId);
  const askedAt: number[] = [];
  for (let minute = 5; minute < 10 * 60; minute += 5) {
    asked.length = 0;
    await later(5 * MINUTE_MS);
    if (asked.includes(odd.bankOrderId)) askedAt.push(minute);
  }
  expect(await seen(paid.shopper, paid.id)).toMatchObject({ status: "placed", payment_status: "paid" });
  const pauses = askedAt.slice(1).map((minute, index) => minute - (askedAt[index] ?? 0));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBe(60);
});

test("an order that the bank never answers for is asked about without an end, finally once a day", async () => {
  const odd = await newOrder();
  silentAbout = () => true;
  for (let day = 0; day < 30; day += 1) await later(DAY_MS);
  await shop.bank.captureLate(odd.bankOrderId);
  asked.length = 0;
  for (let hour = 0; hour < 24; hour += 1) await later(HOUR_MS);
  expect(asked).toEqual([odd.bankOrderId]);
  silentAbout = () => false;
  await later(DAY_MS);
  const { status } = await shop.db
    .selectFrom("orders")
    .select("status")
    .where("id", "=", odd.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe("placed");
});

test("an order is closed in time, whatever the bank answers about another", async () => {
  const orders = [await newOrder(), await newOrder(), await newOrder()];
  silentAbout = (bankOrderId) => bankOrderId === orders[0]?.bankOrderId;
  await press(shop, orders[2]?.placed ?? expect.unreachable(), "success");
  await later(16 * MINUTE_MS);
  const states = await Promise.all(orders.map(async ({ shopper, id }) => (await seen(shopper, id)).status));
  expect(states).toEqual(["payment_failed", "payment_failed", "placed"]);
});

test("a paid order is asked about twice, an unpaid one fewer than twenty times", async () => {
  const paid = await newOrder();
  const unpaid = await newOrder();
  await confirm(paid.shopper, paid.id, (await press(shop, paid.placed, "success")).body);
  asked.length = 0;
  for (let hour = 0; hour < 10 * 24; hour += 1) await later(HOUR_MS);
  const times = (bankOrderId: string) => asked.filter((one) => one === bankOrderId).length;
  expect(times(paid.bankOrderId)).toBe(2);
  expect(times(unpaid.bankOrderId)).toBeGreaterThan(5);
  expect(times(unpaid.bankOrderId)).toBeLessThan(20);
  asked.length = 0;
  await later(30 * DAY_MS);
  expect(asked).toEqual([]);
});

test("a run asks about all due orders, a few at a time; while the bank is down it stops after a few", async () => {
  const { id } = await newOrder();
  await closedOrders(450, id);
  silentAbout = () => true;
  await later(16 * MINUTE_MS);
  expect(new Set(asked).size).toBeLessThan(30);
  silentAbout = () => false;
  asked.length = 0;
  await later(HOUR_MS);
  expect(new Set(asked).size).toBe(451);
  expect(mostAtOnce).toBe(5);
});
