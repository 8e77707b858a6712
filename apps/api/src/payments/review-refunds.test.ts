import { createHmac } from "node:crypto";
import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { orderInvariants } from "../orders/invariants.ts";
import { deliverEvent, paymentEvent, signEvent } from "../testing/bank-events.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { confirm, ordered, seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

const SECRET = "current-webhook-secret";

let shop: TestApp;
let shopper: Shopper;
let placed: PlacedOrder;
let id: string;
let payment: string;
beforeAll(async () => {
  shop = await demoShop({ env: { RAZORPAY_WEBHOOK_SECRET: SECRET } });
});
beforeEach(async () => {
  shopper = await newShopper(shop);
  await shopper.add("chand-khadi-top", "M");
  placed = await ordered(shopper);
  ({ id } = placed.order);
  ({ id: payment } = await shop.bank.captureLate(placed.payment?.provider_order_id ?? "", 10_000));
  await shop.runJobs();
  expect(await seen(shopper, id)).toMatchObject({ status: "payment_pending", payment_status: "review" });
  shop.sentMails.length = 0;
});
afterEach(async () => expect(await orderInvariants(shop.db)).toEqual([]));
afterAll(() => shop.close());

const refund = (of = payment) => answerCommand(shop, ["payments", "refund", of]);
const done = () => ({ isDone: true, message: `Payment ${payment} goes back.` });
const again = () => ({ isDone: true, message: `Payment ${payment} went back before. Nothing has changed.` });
/** A second payment of the right amount, which places the order. */
async function paidRightly(): Promise<void> {
  const body = paymentEvent(placed, `right_${id}`);
  await deliverEvent(shop, body, { id: `evt_right_${id}`, signature: signEvent(body, SECRET) });
  expect(await seen(shopper, id)).toMatchObject({ status: "placed", payment_status: "paid" });
}
const stateOf = async () =>
  (await shop.db.selectFrom("payments").select("state").where("id", "=", payment).executeTakeFirst())?.state;

/** Delivers the event of a refund of this amount made in the provider's dashboard. */
async function givenBackThere(amount: number): Promise<string | null | undefined> {
  const refund = { id: `rfnd_${payment}`, payment_id: payment, amount, status: "processed" };
  const body = JSON.stringify({ event: "refund.processed", payload: { refund: { entity: refund } } });
  const event = `evt_${payment}_${amount}`;
  await deliverEvent(shop, body, { id: event, signature: signEvent(body, SECRET) });
  const row = await shop.db
    .selectFrom("payment_events")
    .select("outcome")
    .where("id", "=", event)
    .executeTakeFirstOrThrow();
  return row.outcome;
}

test("a payment in review is refunded when the owner decides so, and the shopper is mailed", async () => {
  const answers = await Promise.all([refund(), refund()]);
  expect(answers.map(({ message }) => message).toSorted()).toEqual([done().message, again().message].toSorted());
  await shop.runJobs();
  expect(await stateOf()).toBe("refunded");
  expect(await seen(shopper, id)).toMatchObject({ status: "payment_pending", payment_status: "refunded" });
  expect(await shop.bank.paymentsOf(placed.payment?.provider_order_id ?? "")).toMatchObject([{ status: "refunded" }]);
  expect(shop.sentMails.map(({ to, subject }) => [to, subject])).toEqual([
    [placed.order.email, "Your payment of ₹100.00 is on its way back"],
    ["orders@selvedge.example", `Refund of ₹100.00 for ${id}`],
  ]);
  expect(shop.sentMails[0]?.text.replaceAll(/\s+/g, " ")).toContain(
    `Your payment for order ${id} was not what the order asked for, so it goes back to you.`,
  );
  expect(await refund()).toEqual(again());
});

test("an order that was paid correctly afterwards stays paid", async () => {
  await paidRightly();
  expect(await refund()).toEqual(done());
  await shop.runJobs();
  expect(await stateOf()).toBe("refunded");
  expect(await seen(shopper, id)).toMatchObject({ status: "placed", payment_status: "paid" });
});

/** Sends the proof of a payment from the bank's window. */
function confirmed(paymentId: string) {
  const providerOrderId = placed.payment?.provider_order_id ?? "";
  const razorpay_signature = createHmac("sha256", "sandbox-key-secret")
    .update(`${providerOrderId}|${paymentId}`)
    .digest("hex");
  return confirm(shopper, id, {
    razorpay_payment_id: paymentId,
    razorpay_order_id: providerOrderId,
    razorpay_signature,
  });
}

test.each([0, 16])("the correct payment afterwards is confirmed at once, %i minutes later too", async (minutes) => {
  await refund();
  await shop.runJobs();
  shop.clock.advance(minutes * 60_000);
  await shop.runJobs();
  const right = await shop.bank.captureLate(placed.payment?.provider_order_id ?? "");
  const { status, body } = await confirmed(right.id);
  expect([status, body.order]).toMatchObject([200, { status: "placed", payment_status: "paid" }]);
});

test("a refunded payment does not confirm an unpaid order", async () => {
  await refund();
  expect((await confirmed(payment)).status).toBe(409);
});

test("a full refund made at the provider is entered when its event arrives, a partial one is not", async () => {
  expect(await givenBackThere(5_000)).toBe("refunded in part, which is not entered");
  expect(await stateOf()).toBe("review");
  expect(await givenBackThere(10_000)).toBe("refunded, and entered");
  expect(await stateOf()).toBe("refunded");
  expect(await seen(shopper, id)).toMatchObject({ payment_status: "refunded" });
  expect(await refund()).toEqual(again());
});

test("refunding a payment that is not in review, or unknown, is refused with a message", async () => {
  expect(await refund("pay_none")).toEqual({ isDone: false, message: "There is no payment pay_none." });
  await paidRightly();
  expect(await refund(`right_${id}`)).toEqual({
    isDone: false,
    message: `Payment right_${id} does not wait for a decision: it is accepted.`,
  });
});

test("the payer's address is kept until the decision, even if the account is deleted", async () => {
  expect(await answerCommand(shop, ["accounts", "erase", shopper.email])).toMatchObject({ isDone: true });
  for (let day = 0; day < 5; day += 1) {
    shop.clock.advance(24 * 60 * 60_000);
    await shop.runJobs();
  }
  const order = () => shop.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(await order()).toMatchObject({ user_id: null, status: "payment_failed", email: placed.order.email });
  shop.sentMails.length = 0;
  await refund();
  await shop.runJobs();
  expect(shop.sentMails.map(({ to }) => to)).toContain(placed.order.email);
  shop.clock.advance(24 * 60 * 60_000);
  await shop.runJobs();
  expect(await order()).toMatchObject({ payment_status: "refunded", email: "" });
});
