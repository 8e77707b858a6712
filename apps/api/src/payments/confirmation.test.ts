import { createHmac } from "node:crypto";
import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { confirm, ordered, press, type Proof, seen } from "../testing/paying.ts";
import { ask, newShopper, type Shopper } from "../testing/shopper.ts";
import { stockOf } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";
import { ProviderUnavailable } from "./provider.ts";

const NOT_YET = { status: 409, body: { status: "error", message: "Payment is not confirmed yet." } };

let bankIsDown = false;
let shop: TestApp;
let shopper: Shopper;
let placed: PlacedOrder;
let orderId: string;

beforeAll(async () => {
  shop = await demoShop({
    env: { PUBLIC_URL: "https://shop.example" },
    bankFaults: {
      call: async (_name, work) => {
        if (bankIsDown) throw new ProviderUnavailable("The bank is closed.");
        return work();
      },
    },
  });
});
beforeEach(async () => {
  bankIsDown = false;
  shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M", 2);
  placed = await ordered(shopper);
  orderId = placed.order.id;
});
afterEach(async () => expect(await orderInvariants(shop.db)).toEqual([]));
afterAll(() => shop.close());

// spec: POST /api/orders/{id}/payment
// spec: Order mails
test("a paid order is placed: stock is sold, the cart is emptied and both mails are written", async () => {
  const sold = (await stockOf(shop.db, "kesar-long-kurta", "M")).sold;
  const { status, body: proof } = await press(shop, placed, "success");
  expect(status).toBe(200);
  expect(proof).toMatchObject({
    razorpay_payment_id: expect.stringMatching(/^pay_/),
    razorpay_order_id: placed.payment?.provider_order_id,
    razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const confirmed = await confirm(shopper, orderId, proof);
  expect(confirmed).toMatchObject({
    status: 200,
    body: {
      status: "success",
      order: {
        id: orderId,
        status: "placed",
        payment_status: "paid",
        payment_reference: proof.razorpay_payment_id,
        estimated_delivery: expect.any(String),
        steps: [{ label: "Order Placed", date: shop.clock.now().toISOString() }, {}, {}, {}],
      },
    },
  });
  expect((await stockOf(shop.db, "kesar-long-kurta", "M")).sold).toBe(sold + 2);
  expect((await shopper.pendingOrder()).items).toEqual([]);

  shop.sentMails.length = 0;
  await shop.runJobs();
  const toShopper = shop.sentMails.find(({ to }) => to === "asha.verma@example.com");
  const toShop = shop.sentMails.find(({ to }) => to === "orders@selvedge.example");
  expect(toShopper?.subject).toBe(`Your order ${orderId} is placed`);
  for (const text of [toShopper?.html, toShopper?.text]) {
    expect(text).toContain(`https://shop.example/order-confirmation/${orderId}`);
    expect(text).toContain("Kesar Long Kurta");
    expect(text).toContain("₹8,600.00");
    expect(text).toContain("14 Chhawni Road");
  }
  expect(toShop?.subject).toContain(orderId);
  expect(toShop?.text).toContain("+91 98765 43210");
  expect(shop.sentMails).toHaveLength(2);
});

test("confirming the same proof again, or by webhook afterwards, changes nothing", async () => {
  const { body: proof } = await press(shop, placed, "success");
  const first = await confirm(shopper, orderId, proof);
  expect(await confirm(shopper, orderId, proof)).toMatchObject({ status: 200, body: first.body });
  await shop.runJobs();
  expect(await confirm(shopper, orderId, proof)).toMatchObject({ status: 200, body: first.body });
  expect(await seen(shopper, orderId)).toEqual(first.body.order);
});

test("the webhook alone confirms the payment", async () => {
  const { body: proof } = await press(shop, placed, "success");
  await shop.runJobs();
  expect(await seen(shopper, orderId)).toMatchObject({
    status: "placed",
    payment_status: "paid",
    payment_reference: proof.razorpay_payment_id,
  });
});

// spec: POST /dev/bank/payments
test("an order stays open and payable after a declined card or a closed window", async () => {
  const declined = await press(shop, placed, "failure");
  expect(declined.body).toMatchObject({
    razorpay_signature: null,
    error: { description: "The bank declined this payment." },
  });
  expect((await press(shop, placed, "dismiss")).body).toMatchObject({ razorpay_payment_id: null, error: null });
  await shop.runJobs();
  expect(await seen(shopper, orderId)).toMatchObject({ status: "payment_pending", payment_status: "pending" });
  const { body: proof } = await press(shop, placed, "success");
  expect((await confirm(shopper, orderId, proof)).body.order.status).toBe("placed");
});

test("only the bank's signature confirms a payment", async () => {
  const { body: proof } = await press(shop, placed, "success");
  const sign = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("hex");
  const pair = `${proof.razorpay_order_id}|${proof.razorpay_payment_id}`;
  const forged: Partial<Proof>[] = [
    { razorpay_signature: sign(pair, "") },
    { razorpay_signature: sign(pair, "sandbox-webhook-secret") },
    { razorpay_signature: sign(`null|${proof.razorpay_payment_id}`, "sandbox-key-secret") },
    { razorpay_signature: "" },
    { razorpay_signature: proof.razorpay_signature.toUpperCase() },
    { razorpay_signature: `${proof.razorpay_signature}00` },
    { razorpay_signature: proof.razorpay_signature.slice(0, 63) },
    { razorpay_payment_id: "pay_another" },
  ];
  for (const change of forged) expect(await confirm(shopper, orderId, { ...proof, ...change })).toMatchObject(NOT_YET);
  expect(await seen(shopper, orderId)).toMatchObject({ status: "payment_pending" });
});

// spec: Razorpay payment signature
test("the proof of a cheap order does not pay for an expensive one", async () => {
  const cheap = await newShopper(shop);
  await cheap.add("chand-khadi-top", "M");
  const other = await ordered(cheap);
  const { body: proof } = await press(shop, other, "success");
  // The proof is rejected before the bank is asked.
  bankIsDown = true;
  expect(await confirm(shopper, orderId, proof)).toMatchObject(NOT_YET);
  const renamed = { ...proof, razorpay_order_id: placed.payment?.provider_order_id ?? "" };
  expect(await confirm(shopper, orderId, renamed)).toMatchObject(NOT_YET);
});

test("another shopper's order is a 404, whatever the proof", async () => {
  const { body: proof } = await press(shop, placed, "success");
  const stranger = await newShopper(shop);
  const foreign = await confirm(stranger, orderId, proof);
  const missing = await confirm(stranger, "ORDAAAAAAAAAA", proof);
  for (const answer of [foreign, missing]) {
    expect([answer.status, answer.body.message]).toEqual([404, "Order not found"]);
  }
});

test("a genuine proof is refused while the bank is down, and confirms the order afterwards", async () => {
  const { body: proof } = await press(shop, placed, "success");
  bankIsDown = true;
  expect(await confirm(shopper, orderId, proof)).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  bankIsDown = false;
  expect((await confirm(shopper, orderId, proof)).status).toBe(200);
});

test("a malformed proof is a 422", async () => {
  for (const body of [{}, { razorpay_payment_id: 1, razorpay_order_id: [], razorpay_signature: null }, null]) {
    expect((await shopper.ask("POST", `/api/orders/${orderId}/payment`, body)).status).toBe(422);
  }
});

test("the bank takes money for an order once, and only for its own orders", async () => {
  await press(shop, placed, "success");
  expect((await press(shop, placed, "success")).status).toBe(409);
  expect((await press(shop, placed, "failure")).status).toBe(409);
  const body = { provider_order_id: "order_unknown", outcome: "success" };
  expect((await ask(shop, "POST", "/dev/bank/payments", { body })).status).toBe(404);
  expect((await ask(shop, "POST", "/dev/bank/payments", { body: { ...body, outcome: "steal" } })).status).toBe(422);
});
