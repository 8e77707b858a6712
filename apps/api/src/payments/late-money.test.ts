import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { empty } from "../testing/module-tables.ts";
import { confirm, ordered, pay, press, seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { restock, stockOf } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";
import { ProviderUnavailable } from "./provider.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const bank = { isDown: false, losesAnswers: false, losesWebhooks: true };
let shop: TestApp;
let shopper: Shopper;
let placed: PlacedOrder;
let orderId: string;

beforeAll(async () => {
  shop = await demoShop({
    bankFaults: {
      call: async (_name, work) => {
        if (bank.isDown) throw new ProviderUnavailable("The bank is closed.");
        const answer = await work();
        if (bank.losesAnswers) throw new ProviderUnavailable("The answer was lost.");
        return answer;
      },
      deliver: (deliver) => async (delivery) => (bank.losesWebhooks ? 200 : deliver(delivery)),
    },
  });
});
beforeEach(async () => {
  bank.isDown = bank.losesAnswers = false;
  bank.losesWebhooks = true;
  await restock(shop.db, "saanjh-slip-dress", "L", 1);
  shopper = await newShopper(shop);
  await shopper.add("saanjh-slip-dress", "L");
  placed = await ordered(shopper);
  orderId = placed.order.id;
});
afterEach(async () => {
  expect(await orderInvariants(shop.db)).toEqual([]);
  // Closes what the test left open, so that the next one finds the piece free.
  bank.isDown = false;
  await later(20 * MINUTE_MS);
  await forgetSales();
});
afterAll(() => shop.close());

async function later(durationMs: number): Promise<void> {
  shop.clock.advance(durationMs);
  await shop.runJobs();
}

async function forgetSales(): Promise<void> {
  await empty(shop.db, "orders");
  await shop.db.updateTable("coupons").set({ used: 0 }).execute();
  await shop.db.updateTable("variants").set({ sold: 0 }).execute();
}

const stock = () => stockOf(shop.db, "saanjh-slip-dress", "L");

async function someoneElseBuysIt(): Promise<void> {
  const other = await newShopper(shop);
  await other.add("saanjh-slip-dress", "L");
  const order = await ordered(other);
  await pay(shop, other, order);
}

test("an unpaid order is closed after a quarter of an hour, and its stock is released", async () => {
  expect(await stock()).toEqual({ free: 0, reserved: 1, sold: 0 });
  await later(15 * MINUTE_MS - 1000);
  expect((await seen(shopper, orderId)).status).toBe("payment_pending");
  await later(MINUTE_MS);
  expect(await seen(shopper, orderId)).toMatchObject({ status: "payment_failed", payment_status: "failed" });
  expect(await stock()).toEqual({ free: 1, reserved: 0, sold: 0 });
});

test("a payment that nobody reported places the order when its time runs out", async () => {
  await press(shop, placed, "success");
  await later(16 * MINUTE_MS);
  expect(await seen(shopper, orderId)).toMatchObject({ status: "placed", payment_status: "paid" });
});

test("an order saved in this way keeps pieces that have sold out since", async () => {
  await shop.db.updateTable("coupons").set({ ends_at: null }).where("code", "=", "FLAT250").execute();
  const flat = { code: "FLAT250", discount_type: "flat", discount_value: 250, max_discount_amount: null } as const;
  const saver = await newShopper(shop);
  await saver.add("kesar-long-kurta", "M");
  const order = (await saver.order(await saver.pendingOrder(flat))).body;
  await press(shop, order, "success");
  await shop.db.updateTable("coupons").set({ ends_at: shop.clock.now() }).where("code", "=", "FLAT250").execute();
  await later(16 * MINUTE_MS);
  expect(await seen(saver, order.order.id)).toMatchObject({ status: "placed", payment_status: "paid" });
});

test("a bank that is down does not keep stock reserved; the payment is found when it is back", async () => {
  await press(shop, placed, "success");
  bank.isDown = true;
  await later(16 * MINUTE_MS);
  expect((await seen(shopper, orderId)).status).toBe("payment_failed");
  bank.isDown = false;
  await later(10 * MINUTE_MS);
  expect(await seen(shopper, orderId)).toMatchObject({ status: "placed", payment_status: "paid" });
  expect(await stock()).toEqual({ free: 0, reserved: 0, sold: 1 });
});

test("a payment after the order was closed places it if the piece is still available", async () => {
  await later(16 * MINUTE_MS);
  const { body: proof } = await press(shop, placed, "success");
  const { body } = await confirm(shopper, orderId, proof);
  expect(body.order).toMatchObject({ status: "placed", payment_status: "paid" });
  expect(await stock()).toEqual({ free: 0, reserved: 0, sold: 1 });
});

test("a payment after the order was closed is refunded if the piece is sold, and shopper and shop are mailed", async () => {
  await later(16 * MINUTE_MS);
  await someoneElseBuysIt();
  const { body: proof } = await press(shop, placed, "success");
  shop.sentMails.length = 0;
  const { body } = await confirm(shopper, orderId, proof);
  expect(body.order).toMatchObject({ status: "payment_failed", payment_status: "refund_pending" });
  await shop.runJobs();
  expect(await seen(shopper, orderId)).toMatchObject({ status: "payment_failed", payment_status: "refunded" });
  const about = shop.sentMails.filter(({ subject }) => /way back|Refund/.test(subject));
  expect(about.map(({ to }) => to).toSorted()).toEqual(["asha.verma@example.com", "orders@selvedge.example"]);
  expect(await shop.bank.paymentsOf(placed.payment?.provider_order_id ?? "")).toMatchObject([{ status: "refunded" }]);
});

test("of an expired order and its replacement, the first one paid is placed and the other payment is refunded", async () => {
  await later(16 * MINUTE_MS);
  const anew = await ordered(shopper);
  await pay(shop, shopper, placed);
  expect(await seen(shopper, orderId)).toMatchObject({ status: "placed", payment_status: "paid" });
  expect(await seen(shopper, anew.order.id)).toMatchObject({ status: "cancelled", payment_status: "failed" });
  await pay(shop, shopper, anew);
  await shop.runJobs();
  expect(await seen(shopper, anew.order.id)).toMatchObject({ status: "cancelled", payment_status: "refunded" });
  expect(await stock()).toEqual({ free: 0, reserved: 0, sold: 1 });
});

test.each(["paid", "of other pieces"])(
  "a payment for an order is refunded when a later order of the cart is %s",
  async (how) => {
    await restock(shop.db, "saanjh-slip-dress", "L", 3);
    await later(16 * MINUTE_MS);
    if (how !== "paid") await shopper.add("chand-khadi-top", "M");
    const anew = await ordered(shopper);
    if (how === "paid") await pay(shop, shopper, anew);
    const before = await seen(shopper, anew.order.id);
    shop.sentMails.length = 0;
    await pay(shop, shopper, placed);
    await shop.runJobs();
    expect(await seen(shopper, orderId)).toMatchObject({ status: "payment_failed", payment_status: "refunded" });
    expect(await seen(shopper, anew.order.id)).toEqual(before);
    const told = shop.sentMails.find(({ subject }) => subject.endsWith("is on its way back"));
    expect(told?.text.replaceAll(/\s+/g, " ")).toContain(
      `Order ${orderId} was replaced by another one before this payment came, so it goes back to you.`,
    );
  },
);

test("an expired order that is only partly available keeps no stock", async () => {
  const welcome = {
    code: "WELCOME10",
    discount_type: "percentage",
    discount_value: 10,
    max_discount_amount: 500,
  } as const;
  await shopper.add("chand-khadi-top", "M", 2);
  const both = (await shopper.order(await shopper.pendingOrder(welcome))).body;
  await later(16 * MINUTE_MS);
  const before = await stockOf(shop.db, "chand-khadi-top", "M");
  await someoneElseBuysIt();
  await pay(shop, shopper, both);
  expect((await seen(shopper, both.order.id)).payment_status).toBe("refund_pending");
  expect(await stockOf(shop.db, "chand-khadi-top", "M")).toEqual(before);
});

test("a coupon that was used up meanwhile prevents placing, as a sold-out piece does", async () => {
  const once = { code: "ONCE100", discount_type: "flat", discount_value: 100, max_discount_amount: null } as const;
  const [first, second] = [await newShopper(shop), await newShopper(shop)];
  await first.add("kesar-long-kurta", "M");
  await second.add("kesar-long-kurta", "M");
  const late = (await first.order(await first.pendingOrder(once))).body;
  await later(16 * MINUTE_MS);
  const inTime = (await second.order(await second.pendingOrder(once))).body;
  await pay(shop, second, inTime);
  await pay(shop, first, late);
  await shop.runJobs();
  expect((await seen(first, late.order.id)).payment_status).toBe("refunded");
  await shop.db.updateTable("coupons").set({ used: 1 }).where("code", "=", "ONCE100").execute();
  expect(await orderInvariants(shop.db)).toEqual([]);
  await shop.db.updateTable("coupons").set({ used: 0 }).where("code", "=", "ONCE100").execute();
  await forgetSales();
});

test("a second payment for a paid order is refunded, and the order stays paid", async () => {
  const { body: proof } = await press(shop, placed, "success");
  await confirm(shopper, orderId, proof);
  const second = await shop.bank.captureLate(placed.payment?.provider_order_id ?? "");
  await later(30 * MINUTE_MS);
  const order = await seen(shopper, orderId);
  expect(order).toMatchObject({
    status: "placed",
    payment_status: "paid",
    payment_reference: proof.razorpay_payment_id,
  });
  const atBank = await shop.bank.paymentsOf(placed.payment?.provider_order_id ?? "");
  expect(Object.fromEntries(atBank.map(({ id, status }) => [id, status]))).toEqual({
    [proof.razorpay_payment_id]: "captured",
    [second.id]: "refunded",
  });
});

test("a refund is requested until the bank grants it, and granted once", async () => {
  const { body: proof } = await press(shop, placed, "success");
  await confirm(shopper, orderId, proof);
  await shop.bank.captureLate(placed.payment?.provider_order_id ?? "");
  bank.losesWebhooks = false;
  const money = async () => shop.db.selectFrom("payments").select("state").orderBy("state").execute();
  await later(30 * MINUTE_MS - 1);
  const payments = await shop.db.selectFrom("payments").selectAll().where("state", "!=", "accepted").execute();
  expect(payments).toMatchObject([{ state: "refunded", refund_id: expect.stringMatching(/^rfnd_/) }]);
  await later(HOUR_MS);
  expect(await money()).toEqual([{ state: "accepted" }, { state: "refunded" }]);
  expect(
    await shop.db
      .selectFrom("bank_refunds")
      .selectAll()
      .where("bank_payment_id", "=", payments[0]?.id ?? "")
      .execute(),
  ).toHaveLength(1);
});

test("a refund whose answer was lost is not repeated, and still completes", async () => {
  await later(16 * MINUTE_MS);
  await someoneElseBuysIt();
  const { body: proof } = await press(shop, placed, "success");
  await confirm(shopper, orderId, proof);
  bank.losesAnswers = true;
  for (let time = 0; time < 3; time += 1) await later(6 * MINUTE_MS);
  expect((await seen(shopper, orderId)).payment_status).toBe("refund_pending");
  bank.losesAnswers = false;
  await later(6 * MINUTE_MS);
  expect((await seen(shopper, orderId)).payment_status).toBe("refunded");
  const given = shop.db.selectFrom("bank_refunds").selectAll().where("bank_payment_id", "=", proof.razorpay_payment_id);
  expect(await given.execute()).toHaveLength(1);
});

test("a refund completes after the bank was down for days", async () => {
  await later(16 * MINUTE_MS);
  await someoneElseBuysIt();
  const { body: proof } = await press(shop, placed, "success");
  await confirm(shopper, orderId, proof);
  // Read from the database: the session has expired by then.
  const money = async () =>
    (await shop.db.selectFrom("orders").select("payment_status").where("id", "=", orderId).executeTakeFirst())
      ?.payment_status;
  bank.isDown = true;
  for (let hour = 0; hour < 100; hour += 1) await later(HOUR_MS);
  expect(await money()).toBe("refund_pending");
  bank.isDown = false;
  await later(HOUR_MS);
  expect(await money()).toBe("refunded");
});

test("an approval days later is found, and the checks end some time", async () => {
  await later(16 * MINUTE_MS);
  for (let hour = 0; hour < 70; hour += 1) await later(HOUR_MS);
  await shop.bank.captureLate(placed.payment?.provider_order_id ?? "");
  for (let hour = 0; hour < 50; hour += 1) await later(HOUR_MS);
  const order = await shop.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  expect(order).toMatchObject({ status: "placed", payment_status: "paid", check_payment_at: null });
});
