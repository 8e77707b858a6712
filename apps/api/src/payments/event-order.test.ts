import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { deliverEvent, paymentEvent, refundEvent, signEvent } from "../testing/bank-events.ts";
import { databaseErrors } from "../testing/database-errors.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { confirm, ordered, seen } from "../testing/paying.ts";
import { rounds } from "../testing/rounds.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { restockAll } from "../testing/stock.ts";
import { createSignatures } from "./signatures.ts";
import type { TestApp } from "../testing/test-app.ts";

const SECRET = "current-webhook-secret";
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ROUNDS = 20;

let shop: TestApp;
let shopper: Shopper;
let number = 0;
beforeAll(async () => {
  shop = await demoShop({ env: { RAZORPAY_WEBHOOK_SECRET: SECRET } });
  await restockAll(shop.db, 10_000);
  shopper = await newShopper(shop);
});
afterAll(() => shop.close());

/** An order to pay for, and all events that the provider can send about one payment for it. */
async function newPayment() {
  shopper.cartToken = "";
  await shopper.add("kesar-long-kurta", "M");
  const placed = await ordered(shopper);
  const payment = `pay_order${(number += 1)}`;
  return { placed, id: placed.order.id, payment, bodies: bodiesOf(placed, payment) };
}

const bodiesOf = (placed: PlacedOrder, payment: string) => ({
  failed: paymentEvent(placed, payment, { status: "failed" }, "payment.failed"),
  authorized: paymentEvent(placed, payment, { status: "authorized" }, "payment.authorized"),
  captured: paymentEvent(placed, payment),
  paid: paymentEvent(placed, payment, {}, "order.paid"),
  refunded: refundEvent(payment, placed.payment?.amount ?? 0),
  refundBegun: refundEvent(payment, placed.payment?.amount ?? 0, "created", "pending"),
});
type Name = keyof ReturnType<typeof bodiesOf>;

type Payment = Awaited<ReturnType<typeof newPayment>>;
const deliver = ({ payment, bodies }: Payment, name: Name) =>
  deliverEvent(shop, bodies[name], { id: `evt_${payment}_${name}`, signature: signEvent(bodies[name], SECRET) });

async function stateOf({ id, payment }: Payment) {
  const { status, payment_status, credit_note } = await seen(shopper, id);
  const row = await shop.db.selectFrom("payments").select("state").where("id", "=", payment).executeTakeFirst();
  return { order: status, money: payment_status, payment: row?.state, isCredited: credit_note !== null };
}

const outcomesOf = ({ payment }: Payment) =>
  shop.db
    .selectFrom("payment_events")
    .select(["handled_at", "outcome"])
    .where("id", "like", `evt_${payment}_%`)
    .execute();

/** The given events in any order, some of them repeated. */
const arrivals = (...names: Name[]) =>
  fc
    .array(fc.constantFrom(...names), { maxLength: 4 })
    .chain((repeated) => fc.shuffledSubarray([...names, ...repeated], { minLength: names.length + repeated.length }));

test("events in any order and number enter a refunded payment as refunded", async () => {
  await fc.assert(
    fc.asyncProperty(
      arrivals("failed", "authorized", "captured", "paid", "refundBegun", "refunded"),
      async (sequence) => {
        const payment = await newPayment();
        for (const name of sequence) expect(await deliver(payment, name)).toBe(200);
        expect(await stateOf(payment)).toEqual({
          order: "cancelled",
          money: "refunded",
          payment: "refunded",
          isCredited: true,
        });
        expect((await outcomesOf(payment)).filter(({ handled_at }) => handled_at === null)).toEqual([]);
        expect(await orderInvariants(shop.db)).toEqual([]);
      },
    ),
    { numRuns: rounds(40, 10) },
  );
});

test("events in any order and number enter a captured payment as accepted", async () => {
  await fc.assert(
    fc.asyncProperty(arrivals("failed", "authorized", "captured", "paid"), async (sequence) => {
      const payment = await newPayment();
      for (const name of sequence) expect(await deliver(payment, name)).toBe(200);
      expect(await stateOf(payment)).toEqual({
        order: "placed",
        money: "paid",
        payment: "accepted",
        isCredited: false,
      });
      expect(await orderInvariants(shop.db)).toEqual([]);
    }),
    { numRuns: rounds(20, 5) },
  );
});

test("concurrent capture and refund events end as refunded", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const payment = await newPayment();
    const both: Name[] = round % 2 === 0 ? ["captured", "refunded", "paid"] : ["refunded", "paid", "captured"];
    const errors = await databaseErrors(() => Promise.all(both.map((name) => deliver(payment, name))));
    expect(errors).toEqual([]);
    await shop.runJobs();
    // A payment that was refunded before it was booked has placed no order.
    const { order, money, payment: state } = await stateOf(payment);
    expect([money, state]).toEqual(["refunded", "refunded"]);
    expect(["cancelled", "payment_pending"]).toContain(order);
    expect((await outcomesOf(payment)).filter(({ handled_at }) => handled_at === null)).toEqual([]);
    expect(await orderInvariants(shop.db)).toEqual([]);
  }
});

test("a partial refund leaves the order paid, also when its event comes first", async () => {
  const payment = await newPayment();
  payment.bodies.refunded = refundEvent(payment.payment, 100);
  await deliver(payment, "refunded");
  await deliver(payment, "captured");
  expect(await stateOf(payment)).toMatchObject({ order: "placed", payment: "accepted" });
  expect(await outcomesOf(payment)).toContainEqual(
    expect.objectContaining({ outcome: "refunded in part, which is not entered" }),
  );
});

test("a refund event that came first is entered when the browser, and no event, reports the payment", async () => {
  const { placed, id, ...rest } = await newPayment();
  const bankOrderId = placed.payment?.provider_order_id ?? "";
  const { id: payment, amount_paise } = await shop.bank.captureLate(bankOrderId);
  await shop.db.deleteFrom("jobs").where("kind", "=", "deliver-bank-webhook").execute();
  const bodies = { ...rest.bodies, refunded: refundEvent(payment, amount_paise) };
  await deliver({ ...rest, placed, id, payment, bodies }, "refunded");
  const proof = {
    razorpay_payment_id: payment,
    razorpay_order_id: bankOrderId,
    razorpay_signature: createSignatures({ keySecrets: ["sandbox-key-secret"], webhookSecrets: [SECRET] }).signVoucher(
      bankOrderId,
      payment,
    ),
  };
  expect((await confirm(shopper, id, proof)).status).toBe(200);
  shop.clock.advance(6 * MINUTE_MS);
  await shop.runJobs();
  expect(await stateOf({ ...rest, placed, id, payment, bodies })).toMatchObject({
    order: "cancelled",
    payment: "refunded",
  });
});

test("a refund event of a payment that stays unknown is deleted after half a year", async () => {
  const payment = await newPayment();
  await deliver(payment, "refunded");
  expect(await outcomesOf(payment)).toEqual([{ handled_at: null, outcome: null }]);
  shop.clock.advance(180 * DAY_MS);
  await shop.runJobs();
  expect(await outcomesOf(payment)).toHaveLength(1);
  shop.clock.advance(DAY_MS);
  await shop.runJobs();
  expect(await outcomesOf(payment)).toEqual([]);
});
