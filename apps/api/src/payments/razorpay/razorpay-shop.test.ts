import type { CheckoutOptions, PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { orderInvariants } from "../../orders/invariants.ts";
import { deliverEvent, paymentEvent, signEvent } from "../../testing/bank-events.ts";
import { demoShop } from "../../testing/demo-shop.ts";
import { confirm, ordered, type Proof, seen } from "../../testing/paying.ts";
import { type RazorpayServer, startRazorpayServer } from "../../testing/razorpay-server.ts";
import { ask, newShopper, type Shopper } from "../../testing/shopper.ts";
import type { TestApp } from "../../testing/test-app.ts";

const MINUTE_MS = 60_000;

let razorpay: RazorpayServer;
let shop: TestApp;
let shopper: Shopper;
const logged: string[] = [];
beforeAll(async () => {
  razorpay = await startRazorpayServer();
  shop = await demoShop({
    env: { ...razorpay.env, LOG_LEVEL: "warn" },
    logDestination: { write: (line) => void logged.push(line) },
  });
});
beforeEach(async () => {
  razorpay.fault = () => null;
  logged.length = 0;
  shopper = await newShopper(shop);
});
afterEach(async () => expect(await orderInvariants(shop.db)).toEqual([]));
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

async function newOrder(): Promise<PlacedOrder> {
  shopper.cartToken = "";
  await shopper.add("kesar-long-kurta", "M");
  return ordered(shopper);
}

const atRazorpay = ({ payment }: PlacedOrder) => payment?.provider_order_id ?? "";
/** Pays in Razorpay's window, and returns its proof. */
const paid = (placed: PlacedOrder) => razorpay.proofOf(razorpay.books.pay(atRazorpay(placed)));
const stateOf = async ({ order }: PlacedOrder) => {
  const { status, payment_status } = await seen(shopper, order.id);
  return `${status}, ${payment_status}`;
};

/** The form post that the provider's page sends from its own site. */
function comeBack(order: string, fields: object) {
  return shop.app.inject({
    method: "POST",
    url: `/api/callbacks/razorpay?order=${order}`,
    payload: new URLSearchParams({ ...fields }).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://api.razorpay.com",
      "sec-fetch-site": "cross-site",
    },
  });
}

async function webhook(placed: PlacedOrder, { razorpay_payment_id: id }: Proof): Promise<number> {
  const body = paymentEvent(placed, id);
  const signature = signEvent(body, razorpay.env["RAZORPAY_WEBHOOK_SECRET"] ?? "");
  return deliverEvent(shop, body, { id: `evt_${id}`, signature });
}

// spec: Provider
// spec: Razorpay order on the server
test("an order is opened at Razorpay in paise with our number, and the browser gets what the window needs", async () => {
  const placed = await newOrder();
  const [opened] = razorpay.books.orders.slice(-1);
  expect(opened).toMatchObject({ receipt: placed.order.id, amount: placed.order.total * 100, currency: "INR" });
  expect(placed.payment).toEqual({
    provider: "razorpay",
    key_id: razorpay.env["RAZORPAY_KEY_ID"],
    provider_order_id: opened?.id,
    amount: opened?.amount,
    currency: "INR",
  });
  expect(JSON.stringify(placed)).not.toContain(razorpay.env["RAZORPAY_KEY_SECRET"]);
});

test("the sandbox bank's routes do not exist", async () => {
  const { body } = await shopper.ask<CheckoutOptions>("GET", `/api/users/checkout/${shopper.id}`);
  expect(body.paymentMethods.map(({ description }) => description)).toEqual([
    "Pay by UPI, card or net banking in Razorpay’s window.",
  ]);
  const placed = await newOrder();
  const pressed = { provider_order_id: atRazorpay(placed), outcome: "success" };
  expect((await ask(shop, "POST", "/dev/bank/payments", { body: pressed })).status).toBe(404);
});

// spec: Razorpay payment signature
test("the window's proof pays for the order once Razorpay confirms the payment", async () => {
  const placed = await newOrder();
  const authorised = razorpay.books.pay(atRazorpay(placed), { status: "authorized" });
  expect((await confirm(shopper, placed.order.id, razorpay.proofOf(authorised))).status).toBe(409);
  authorised.status = "captured";
  expect((await confirm(shopper, placed.order.id, razorpay.proofOf(authorised))).status).toBe(200);
  expect(await stateOf(placed)).toBe("placed, paid");
});

// spec: Razorpay events
test("the webhook alone pays for the order", async () => {
  const placed = await newOrder();
  expect(await webhook(placed, paid(placed))).toBe(200);
  expect(await stateOf(placed)).toBe("placed, paid");
});

test("a payment that nobody reported is found by asking Razorpay", async () => {
  const placed = await newOrder();
  paid(placed);
  shop.clock.advance(16 * MINUTE_MS);
  await shop.runJobs();
  expect(await stateOf(placed)).toBe("placed, paid");
});

// spec: Provider down
test("while Razorpay is down the order waits, and repeating the request continues with it", async () => {
  await shopper.add("kesar-long-kurta", "M");
  const pending = await shopper.pendingOrder();
  for (const fault of ["cut", "cut after", { status: 500, body: "" }, { status: 200, body: "?" }] as const) {
    razorpay.fault = () => fault;
    expect(await shopper.order(pending, "one purchase")).toMatchObject({
      status: 503,
      body: { message: "Something went wrong. Please try again." },
    });
  }
  razorpay.fault = () => null;
  const { status, body } = await shopper.order(pending, "one purchase");
  expect(status).toBe(201);
  expect(razorpay.books.orders.filter(({ receipt }) => receipt === body.order.id)).toHaveLength(1);
  await confirm(shopper, body.order.id, paid(body));
  expect(await stateOf(body)).toBe("placed, paid");
});

test("the reason why Razorpay cannot be used is logged, without key or payment", async () => {
  const placed = await newOrder();
  const proof = paid(placed);
  logged.length = 0;
  const error = { code: "BAD_REQUEST_ERROR", description: "Authentication failed" };
  razorpay.fault = () => ({ status: 401, body: JSON.stringify({ error }) });
  expect((await confirm(shopper, placed.order.id, proof)).status).toBe(503);
  const lines = logged.join("");
  expect(lines).toContain("Check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.");
  for (const secret of [razorpay.env["RAZORPAY_KEY_SECRET"], proof.razorpay_payment_id, proof.razorpay_signature]) {
    expect(lines).not.toContain(secret);
  }
});

// spec: E-Commerce Rules refunds
test("a payment for a replaced order is refunded once", async () => {
  const first = await newOrder();
  await shopper.add("kesar-long-kurta", "L");
  await ordered(shopper);
  const proof = paid(first);
  await webhook(first, proof);
  await shop.runJobs();
  expect(await stateOf(first)).toBe("cancelled, refunded");
  expect(razorpay.books.refunds.filter(({ payment_id }) => payment_id === proof.razorpay_payment_id)).toHaveLength(1);
});

// spec: Not JSON only
// spec: Razorpay inside of other apps
test("a browser inside another app returns by a form post, and its order is paid", async () => {
  const placed = await newOrder();
  const { statusCode, headers } = await comeBack(placed.order.id, paid(placed));
  expect([statusCode, headers.location]).toEqual([303, `/payment-success?order=${placed.order.id}`]);
  expect(headers["cache-control"]).toBe("no-store");
  expect(await stateOf(placed)).toBe("placed, paid");
});

test("a form that is unsigned, or signed for another order, pays for nothing", async () => {
  const dear = await newOrder();
  const cheap = paid(await newOrder());
  razorpay.calls.length = 0;
  const forged = { ...cheap, razorpay_order_id: atRazorpay(dear), razorpay_signature: "f".repeat(64) };
  for (const fields of [cheap, forged]) {
    // The page then shows the order's state to whoever may see it.
    expect((await comeBack(dear.order.id, fields)).headers.location).toBe(`/payment-success?order=${dear.order.id}`);
    expect(await stateOf(dear)).toBe("payment_pending, pending");
  }
  expect((await comeBack("ORDZZZZZZZZ", cheap)).headers.location).toBe("/payment-success?order=ORDZZZZZZZZ");
  // Guessed forms do not make the shop call Razorpay.
  expect(razorpay.calls).toEqual([]);
});

test.each<[string, string, object, string]>([
  ["was declined", "ORD7K2M9QX4", { "error[code]": "BAD_REQUEST_ERROR" }, "?order=ORD7K2M9QX4&reason=declined"],
  ["was given up", "ORD7K2M9QX4", {}, "?order=ORD7K2M9QX4"],
  ["names no order", "//evil.example", { "error[code]": "X" }, "?reason=declined"],
])("a payment that %s is redirected to a page of the shop", async (_title, order, fields, query) => {
  const { statusCode, headers } = await comeBack(order, fields);
  expect([statusCode, headers.location]).toEqual([303, `/payment-cancelled${query}`]);
});

test("concurrent window, form and webhook book one payment", async () => {
  for (let round = 0; round < 5; round += 1) {
    const placed = await newOrder();
    const proof = paid(placed);
    await Promise.all([
      ...Array.from({ length: 4 }, () => confirm(shopper, placed.order.id, proof)),
      ...Array.from({ length: 4 }, () => comeBack(placed.order.id, proof)),
      webhook(placed, proof),
    ]);
    expect(await stateOf(placed)).toBe("placed, paid");
    const mails = await shop.db
      .selectFrom("mails")
      .select("kind")
      .where("subject", "like", `%${placed.order.id}%`)
      .execute();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(["order-notice", "order-placed"]);
  }
});
