import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { deliverEvent, paymentEvent, signEvent } from "../testing/bank-events.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { restock } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";

const SECRET = "current-webhook-secret";
const HOUR_MS = 60 * 60_000;

let shop: TestApp;
let shopper: Shopper;
let placed: PlacedOrder;
let number = 0;

beforeAll(async () => {
  shop = await demoShop({ env: { RAZORPAY_WEBHOOK_SECRET: SECRET } });
});
beforeEach(async () => {
  await restock(shop.db, "saanjh-slip-dress", "L", 1);
  shopper = await newShopper(shop);
  await shopper.add("saanjh-slip-dress", "L");
  placed = await ordered(shopper);
  number += 1;
});
afterEach(async () => expect(await orderInvariants(shop.db)).toEqual([]));
afterAll(() => shop.close());

/** Delivers an event, and resolves with its stored outcome and payment. */
async function outcomeOf(body: string) {
  const id = `event_${(number += 1)}`;
  await deliverEvent(shop, body, { id, signature: signEvent(body, SECRET) });
  const { outcome } = await shop.db
    .selectFrom("payment_events")
    .select("outcome")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { payload } = JSON.parse(body) as { payload: { payment: { entity: { id: string } } } };
  const payment = await shop.db
    .selectFrom("payments")
    .select(["state", "reason", "amount_paise", "currency"])
    .where("id", "=", payload.payment.entity.id)
    .executeTakeFirst();
  return { outcome, payment };
}

const paying = (change?: object, event?: string) => paymentEvent(placed, `payment_${number}`, change, event);

test("a payment that matches its order is accepted", async () => {
  expect(await outcomeOf(paying())).toEqual({
    outcome: "accepted",
    payment: { state: "accepted", reason: null, amount_paise: placed.payment?.amount, currency: "INR" },
  });
});

// spec: Razorpay captured
test("a payment that is only authorized is not booked", async () => {
  expect(await outcomeOf(paying({ status: "authorized" }, "payment.authorized"))).toEqual({ outcome: "authorized" });
});

test("a payment for another shop's order is not booked", async () => {
  expect(await outcomeOf(paying({ order_id: "order_of_another_shop" }))).toEqual({ outcome: "unknown" });
});

test.each([
  ["a declined card", { status: "failed" }, "failed", null],
  ["a refund that only the bank made", { status: "refunded" }, "refunded", "Given back by the provider."],
  ["another currency", { currency: "USD" }, "review", "It is in USD."],
  ["an unknown currency", { currency: "RUPEES" }, "review", "It is in RUPEES."],
])("%s is stored with its reason", async (_title, change, state, reason) => {
  expect(await outcomeOf(paying(change))).toMatchObject({ outcome: state, payment: { state, reason } });
});

test("an underpayment goes to review, and the mail states the amount", async () => {
  const reason = `It is 100 paise, not ${placed.payment?.amount}.`;
  expect(await outcomeOf(paying({ amount: 100 }))).toMatchObject({
    outcome: "review",
    payment: { state: "review", reason },
  });
});

test.each([
  [
    "a second payment",
    async () => void (await outcomeOf(paymentEvent(placed, `first_${number}`))),
    "The order was paid before.",
  ],
  [
    "a payment for a replaced order",
    async () => {
      await shopper.add("kesar-long-kurta", "M");
      await ordered(shopper);
    },
    "Another order took the place of this one.",
  ],
  [
    "a payment for pieces that have sold out",
    async () => {
      shop.clock.advance(HOUR_MS);
      await shop.runJobs();
      await restock(shop.db, "saanjh-slip-dress", "L", 0);
    },
    "What was ordered was gone when the money came.",
  ],
])("%s is refunded, and the stored reason says why", async (_title, before, reason) => {
  await before();
  const { outcome, payment } = await outcomeOf(paying());
  expect(outcome).toBe("refund_pending");
  expect(payment).toMatchObject({ reason });
});
