import type { CartInbox } from "@selvedge/commerce/wire/cart";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { databaseErrors } from "../testing/database-errors.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { confirm, ordered, press, seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

const ROUNDS = 20;
const MINUTE_MS = 60_000;

let shop: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  shop = await demoShop();
  shopper = await newShopper(shop);
});
afterAll(() => shop.close());

async function newOrder() {
  shopper.cartToken = "";
  await shopper.add("kesar-long-kurta", "M");
  return ordered(shopper);
}

async function mailsAbout(orderId: string): Promise<string[]> {
  const mails = await shop.db.selectFrom("mails").select("kind").where("subject", "like", `%${orderId}%`).execute();
  return mails.map(({ kind }) => kind).toSorted();
}

// spec: T23 races
test("many concurrent webhooks and callbacks book one payment", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const placed = await newOrder();
    const { body: proof } = await press(shop, placed, "success");
    const answers = await Promise.all([
      shop.runJobs(),
      ...Array.from({ length: 10 }, () => confirm(shopper, placed.order.id, proof)),
      shop.runJobs(),
    ]);
    expect(answers.flatMap((answer) => (typeof answer === "number" ? [] : [answer.status]))).toEqual(
      Array(10).fill(200),
    );
    expect(await seen(shopper, placed.order.id)).toMatchObject({ status: "placed", payment_status: "paid" });
    expect(await mailsAbout(placed.order.id)).toEqual(["order-notice", "order-placed"]);
  }
  expect(await orderInvariants(shop.db)).toEqual([]);
});

// spec: T23 races
test("a payment concurrent with the expiry of its order places it, whichever comes first", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const placed = await newOrder();
    const { body: proof } = await press(shop, placed, "success");
    shop.clock.advance(16 * MINUTE_MS);
    const expiring = () => shop.runJobs();
    const paying = () => confirm(shopper, placed.order.id, proof);
    const both = round % 2 === 0 ? [expiring(), paying(), paying()] : [paying(), expiring(), paying()];
    await Promise.all(both);
    expect(await seen(shopper, placed.order.id)).toMatchObject({ status: "placed", payment_status: "paid" });
    expect(await mailsAbout(placed.order.id)).toEqual(["order-notice", "order-placed"]);
  }
  expect(await orderInvariants(shop.db)).toEqual([]);
});

test("paying in twenty tabs at once takes the money once", async () => {
  const placed = await newOrder();
  const answers = await Promise.all(Array.from({ length: 20 }, () => press(shop, placed, "success")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  await shop.runJobs();
  expect(await orderInvariants(shop.db)).toEqual([]);
});

test("a payment concurrent with a new order of the same cart is either kept or refunded", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await newOrder();
    const { body: proof } = await press(shop, first, "success");
    await shopper.add("tarini-tussar-stole", "One size");
    const pending = await shopper.pendingOrder();
    const errors = await databaseErrors(() =>
      Promise.all([shopper.order(pending, `anew-${round}`), confirm(shopper, first.order.id, proof)]),
    );
    expect(errors).toEqual([]);
    await shop.runJobs();
    const order = await seen(shopper, first.order.id);
    expect([`placed paid`, `cancelled refunded`]).toContain(`${order.status} ${order.payment_status}`);
    expect(await orderInvariants(shop.db)).toEqual([]);
    shop.clock.advance(16 * MINUTE_MS);
    await shop.runJobs();
  }
});

test("concurrent payments for an expired order and its replacement pay for one of them", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await newOrder();
    shop.clock.advance(16 * MINUTE_MS);
    await shop.runJobs();
    const { body: late } = await press(shop, first, "success");
    // In every other round, the replacement is created concurrently.
    const anew = round % 2 === 0 ? await ordered(shopper) : undefined;
    const proof = anew && (await press(shop, anew, "success")).body;
    const pending = await shopper.pendingOrder();
    const errors = await databaseErrors(() =>
      Promise.all([
        confirm(shopper, first.order.id, late),
        anew && proof ? confirm(shopper, anew.order.id, proof) : shopper.order(pending),
      ]),
    );
    expect(errors).toEqual([]);
    expect(await orderInvariants(shop.db)).toEqual([]);
    shop.clock.advance(16 * MINUTE_MS);
    await shop.runJobs();
  }
});

test("a piece added while the cart is being paid for stays in the cart", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const placed = await newOrder();
    const { body: proof } = await press(shop, placed, "success");
    shop.clock.advance(1_000);
    await Promise.all([confirm(shopper, placed.order.id, proof), shopper.add("tarini-tussar-stole", "One size")]);
    const { body } = await shopper.ask<CartInbox>("GET", `/api/cart/inbox?cart_token=${shopper.cartToken}`);
    expect(body.carts.map(({ product }) => product.slug)).toEqual(["tarini-tussar-stole"]);
  }
  expect(await orderInvariants(shop.db)).toEqual([]);
});

test("ten concurrent refund requests are one refund", async () => {
  const placed = await newOrder();
  const { body: proof } = await press(shop, placed, "success");
  const refund = { paymentId: proof.razorpay_payment_id, amountPaise: 100, idempotencyKey: "refund-once" };
  const refunds = await Promise.all(Array.from({ length: 10 }, () => shop.bank.refund(refund)));
  expect(new Set(refunds.map(({ id }) => id)).size).toBe(1);
});
