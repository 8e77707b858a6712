import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { deliverEvent, paymentEvent, signEvent } from "../testing/bank-events.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

const CURRENT = "current-webhook-secret";
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const PREVIOUS = "previous-webhook-secret";

let shop: TestApp;
let shopper: Shopper;
let placed: PlacedOrder;
let paymentNumber = 0;

beforeAll(async () => {
  shop = await demoShop({ env: { RAZORPAY_WEBHOOK_SECRET: `${CURRENT},${PREVIOUS}` } });
});
beforeEach(async () => {
  shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  placed = await ordered(shopper);
  paymentNumber += 1;
});
afterEach(async () => expect(await orderInvariants(shop.db)).toEqual([]));
afterAll(() => shop.close());

const captured = (change?: object, event?: string) => paymentEvent(placed, `pay_test${paymentNumber}`, change, event);
const sign = (body: string, secret = CURRENT) => signEvent(body, secret);
const deliver = (body: string, id: string | undefined, signature = sign(body), type?: string) =>
  deliverEvent(shop, body, { id, signature, ...(type === undefined ? {} : { type }) });

const events = () => shop.db.selectFrom("payment_events").selectAll().orderBy("received_at").execute();
const status = async () => (await seen(shopper, placed.order.id)).status;
const money = async () => (await seen(shopper, placed.order.id)).payment_status;

// spec: POST /api/webhooks/razorpay
// spec: Razorpay webhook signature
test("a signed event places the order, is stored byte for byte, and is handled once", async () => {
  // Spaces that a parser would drop: the signature covers the bytes.
  const body = ` ${captured()}\n`;
  expect(await deliver(body, "evt_1")).toBe(200);
  expect(await status()).toBe("placed");
  const mails = await shop.mails.list();
  for (let time = 0; time < 5; time += 1) expect(await deliver(body, "evt_1")).toBe(200);
  expect(await shop.mails.list()).toHaveLength(mails.length);
  expect(await events()).toMatchObject([{ id: "evt_1", body, outcome: "accepted" }]);
});

// spec: Razorpay events
test("the same payment in another event changes nothing", async () => {
  await deliver(captured(), "evt_2a");
  await deliver(captured({}, "order.paid"), "evt_2b");
  await deliver(captured({ status: "authorized" }, "payment.authorized"), "evt_2c");
  await deliver(captured({ status: "failed" }, "payment.failed"), "evt_2d");
  expect(await seen(shopper, placed.order.id)).toMatchObject({ status: "placed", payment_status: "paid" });
});

test("an unsigned event, or one with another signature, is refused and not stored", async () => {
  const before = await events();
  const body = captured();
  expect(await deliver(body, "evt_3", "")).toBe(400);
  expect(await deliver(body, "evt_3", "f".repeat(64))).toBe(400);
  expect(await deliver(body, "evt_3", sign(body, ""))).toBe(400);
  expect(await deliver(body, "evt_3", sign(body, "sandbox-key-secret"))).toBe(400);
  expect(await deliver(`${body} `, "evt_3", sign(body))).toBe(400);
  expect(await deliver(captured({ amount: 1 }), "evt_3", sign(body))).toBe(400);
  expect(await deliver("", "evt_3", sign("", "wrong"))).toBe(400);
  expect(await deliver(body, undefined)).toBe(400);
  expect(await events()).toEqual(before);
  expect(await status()).toBe("payment_pending");
});

test("after a change of the secret, the previous one is still accepted", async () => {
  const body = captured();
  expect(await deliver(body, "evt_4", sign(body, PREVIOUS))).toBe(200);
  expect(await status()).toBe("placed");
});

test("a signed event that cannot be used is stored and answered with 200", async () => {
  const strange = [
    "not json",
    "[]",
    "null",
    "{}",
    '{"event":"payment.captured","payload":{}}',
    '{"event":"payment.captured","payload":{"payment":{"entity":{"id":7}}}}',
    '{"__proto__":{"event":"x"},"payload":null}',
    JSON.stringify({ event: "invoice.paid", payload: {} }),
    captured({ order_id: "order_of_another_shop" }),
    captured({ order_id: null }),
  ];
  for (const [index, body] of strange.entries()) expect(await deliver(body, `evt_5_${index}`)).toBe(200);
  const kept = await shop.db.selectFrom("payment_events").selectAll().where("id", "like", "evt_5%").execute();
  expect(kept).toHaveLength(strange.length);
  expect(kept.every(({ handled_at }) => handled_at !== null)).toBe(true);
  expect(await status()).toBe("payment_pending");
});

// spec: Not JSON only
test("the content type is ignored, only the bytes count", async () => {
  expect(await deliver(captured(), "evt_6", sign(captured()), "text/plain")).toBe(200);
  expect(await status()).toBe("placed");
});

test.each([
  ["too little", { amount: 100 }],
  ["too much", { amount: 99_999_999 }],
  ["another currency", { currency: "USD" }],
])("%s places no order and goes to review", async (title, change) => {
  shop.sentMails.length = 0;
  await deliver(captured(change), `evt_7_${title}`);
  expect(await seen(shopper, placed.order.id)).toMatchObject({ status: "payment_pending", payment_status: "review" });
  expect(shop.sentMails.map(({ to, subject }) => [to, subject])).toEqual([
    ["orders@selvedge.example", `Please look at a payment for ${placed.order.id}`],
  ]);
  // The right payment can still arrive.
  paymentNumber += 1;
  await deliver(captured(), `evt_7_right_${title}`);
  expect(await money()).toBe("paid");
});

// spec: Razorpay captured
test("a payment that was declined and then approved pays, in either order of the events", async () => {
  await deliver(captured({ status: "failed" }, "payment.failed"), "evt_8a");
  expect(await status()).toBe("payment_pending");
  await deliver(captured({ status: "authorized" }, "payment.authorized"), "evt_8b");
  expect(await status()).toBe("payment_pending");
  await deliver(captured(), "evt_8c");
  expect(await status()).toBe("placed");
});

test("one payment cannot pay for two orders", async () => {
  await deliver(captured(), "evt_9a");
  const first = placed;
  await shopper.add("kesar-long-kurta", "L");
  placed = await ordered(shopper);
  await deliver(captured(), "evt_9b");
  expect(await status()).toBe("payment_pending");
  expect((await seen(shopper, first.order.id)).status).toBe("placed");
});

test("only POST is accepted, and a large body is refused", async () => {
  expect((await shop.app.inject({ url: "/api/webhooks/razorpay" })).statusCode).toBe(404);
  expect(await deliver("x".repeat(40_000), "evt_10")).toBe(413);
});

test("an event is kept for half a year", async () => {
  await deliver(captured(), "evt_11");
  const kept = async () => (await events()).some(({ id }) => id === "evt_11");
  shop.clock.advance(180 * DAY_MS);
  await shop.runJobs();
  expect(await kept()).toBe(true);
  shop.clock.advance(HOUR_MS);
  await shop.runJobs();
  expect(await kept()).toBe(false);
});
