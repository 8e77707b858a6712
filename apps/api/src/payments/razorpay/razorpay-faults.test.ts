import { afterAll, beforeAll, expect, test } from "vitest";
import { orderInvariants } from "../../orders/invariants.ts";
import { deliverEvent, paymentEvent, signEvent } from "../../testing/bank-events.ts";
import { demoShop } from "../../testing/demo-shop.ts";
import { confirm } from "../../testing/paying.ts";
import { type RazorpayServer, startRazorpayServer } from "../../testing/razorpay-server.ts";
import { type Chance, seededChance } from "../../testing/seeded-chance.ts";
import { newShopper, type Shopper } from "../../testing/shopper.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { forgottenPayments } from "../forgotten-payments.ts";

const PURCHASES = 80;
const FAULTS = 0.4;
const MINUTE_MS = 60_000;

let razorpay: RazorpayServer;
let shop: TestApp;
let chance: Chance;
let faultsAreOn = true;
let faults = 0;
beforeAll(async () => {
  chance = seededChance(20_261_123);
  razorpay = await startRazorpayServer();
  razorpay.fault = () => {
    if (!faultsAreOn || !chance.happens(FAULTS)) return null;
    faults += 1;
    return chance.oneOf([
      "cut",
      "cut after",
      { status: 500, body: "" },
      { status: 429, body: "" },
      { status: 200, body: "<html>" },
    ] as const);
  };
  shop = await demoShop({ env: razorpay.env });
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

/** One purchase over a faulty connection, by a shopper who may pay twice, too late, too little or not at all. */
async function buy(shopper: Shopper, number: number): Promise<void> {
  shopper.cartToken = "";
  await shopper.add("kesar-long-kurta", chance.oneOf(["S", "M", "L"]));
  const pending = await shopper.pendingOrder();
  let answer = await shopper.order(pending, `purchase-${number}`);
  for (let attempt = 0; answer.status === 503 && attempt < 5; attempt += 1) {
    answer = await shopper.order(pending, `purchase-${number}`);
  }
  if (answer.status !== 201) return expect(answer.status).toBe(503);
  const { body: placed } = answer;
  const orderId = placed.payment?.provider_order_id ?? "";
  const fate = chance.oneOf(["pays", "pays", "pays late", "pays twice", "pays short", "leaves"] as const);
  if (fate === "leaves") return;
  if (fate === "pays late") shop.clock.advance(20 * MINUTE_MS);
  if (fate === "pays late" && chance.happens(0.5)) await shop.runJobs();
  const payment = razorpay.books.pay(orderId, fate === "pays short" ? { amount: 100 } : {});
  if (fate === "pays twice") razorpay.books.pay(orderId);
  if (chance.happens(0.5)) await confirm(shopper, placed.order.id, razorpay.proofOf(payment));
  if (chance.happens(0.5)) {
    const body = paymentEvent(placed, payment.id, { amount: payment.amount });
    const signature = signEvent(body, razorpay.env["RAZORPAY_WEBHOOK_SECRET"] ?? "");
    expect(await deliverEvent(shop, body, { id: `evt_${payment.id}`, signature })).toBe(200);
  }
}

// spec: T7 failing payment provider
test(`${PURCHASES} purchases while ${FAULTS * 100} percent of Razorpay's answers fail: no money is lost or taken twice`, async () => {
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => newShopper(shop)));
  for (let number = 0; number < PURCHASES; number += 1) {
    const shopper = shoppers[number % shoppers.length];
    if (shopper) await buy(shopper, number);
    expect(await orderInvariants(shop.db)).toEqual([]);
  }
  expect(faults).toBeGreaterThan(40);
  faultsAreOn = false;
  // Long enough for orders that are only checked once a day, and for the last check of paid orders.
  for (let hour = 0; hour < 5 * 24; hour += 1) {
    shop.clock.advance(60 * MINUTE_MS);
    await shop.runJobs();
  }

  const ours = await shop.db.selectFrom("payments").select(["id", "state", "amount_paise"]).execute();
  const stateOf = (id: string) => ours.find((payment) => payment.id === id)?.state;
  const fates = razorpay.books.payments.map(({ id, status, amount }) => [status, stateOf(id), amount === 100] as const);
  // A captured payment pays for an order or is in review because it is too little; every other one was refunded.
  expect(new Set(fates.map((fate) => JSON.stringify(fate)))).toEqual(
    new Set([
      JSON.stringify(["captured", "accepted", false]),
      JSON.stringify(["captured", "review", true]),
      JSON.stringify(["refunded", "refunded", false]),
    ]),
  );
  // Each of our orders has one order at Razorpay, and each payment was refunded at most once.
  const receipts = razorpay.books.orders.map(({ receipt }) => receipt);
  expect(new Set(receipts).size).toBe(receipts.length);
  const refunded = razorpay.books.refunds.map(({ payment_id }) => payment_id);
  expect(new Set(refunded).size).toBe(refunded.length);
  expect(refunded.length).toBeGreaterThan(3);
  expect(await orderInvariants(shop.db)).toEqual([]);
  expect(await forgottenPayments(shop.db, shop.provider)).toEqual([]);
});
