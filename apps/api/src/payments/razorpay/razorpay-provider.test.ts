import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RazorpayServer, startRazorpayServer } from "../../testing/razorpay-server.ts";
import type { PaymentProvider } from "../provider.ts";
import { createSignatures } from "../signatures.ts";
import { createRazorpayClient } from "./razorpay-client.ts";
import { createRazorpayProvider } from "./razorpay-provider.ts";

let razorpay: RazorpayServer;
let provider: PaymentProvider;
beforeAll(async () => {
  razorpay = await startRazorpayServer();
  const { RAZORPAY_BASE_URL = "", RAZORPAY_KEY_ID = "", RAZORPAY_KEY_SECRET = "" } = razorpay.env;
  provider = createRazorpayProvider({
    client: createRazorpayClient({
      baseUrl: RAZORPAY_BASE_URL,
      keyId: RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEY_SECRET,
    }),
    signatures: createSignatures({ keySecrets: [RAZORPAY_KEY_SECRET], webhookSecrets: ["a webhook secret"] }),
    keyId: RAZORPAY_KEY_ID,
  });
});
beforeEach(() => {
  razorpay.fault = () => null;
  razorpay.books.refundsAre = "processed";
});
afterAll(() => razorpay.close());

let orders = 0;
const order = () => ({ receipt: `ORD${(orders += 1)}`, amountPaise: 420_000, currency: "INR" });

async function paid() {
  const id = await provider.createOrder(order());
  return razorpay.books.pay(id);
}

const refundOf = ({ id, amount }: { id: string; amount: number }) => ({
  paymentId: id,
  amountPaise: amount,
  idempotencyKey: `refund-${id}`,
  otherRefundIds: [],
});

test("an order whose first answer was lost is found and not opened twice", async () => {
  const asked = order();
  razorpay.fault = (name) => (name === "POST orders" ? "cut after" : null);
  await expect(provider.createOrder(asked)).rejects.toThrow("Razorpay gave no answer that can be used");
  razorpay.fault = () => null;
  const id = await provider.createOrder(asked);
  expect(await provider.createOrder(asked)).toBe(id);
  expect(razorpay.books.orders.filter(({ receipt }) => receipt === asked.receipt)).toHaveLength(1);
});

test("an order with our receipt but another amount is not used", async () => {
  const asked = order();
  await provider.createOrder(asked);
  await expect(provider.createOrder({ ...asked, amountPaise: 100 })).rejects.toThrow("Receipt should be unique");
  razorpay.fault = () => ({
    status: 200,
    body: JSON.stringify({ id: "order_1", amount: 1, currency: "INR", receipt: null }),
  });
  await expect(provider.createOrder(order())).rejects.toThrow("another amount than it was asked to");
});

test("payments without an attempt are left out", async () => {
  const id = await provider.createOrder(order());
  for (const status of ["created", "failed", "authorized", "captured"] as const) razorpay.books.pay(id, { status });
  const payments = await provider.fetchPayments(id);
  expect(payments.map(({ status }) => status)).toEqual(["failed", "authorized", "captured"]);
  expect(payments[2]).toEqual({
    id: expect.stringMatching(/^pay_/),
    providerOrderId: id,
    amountPaise: 420_000,
    currency: "INR",
    status: "captured",
  });
});

// spec: E-Commerce Rules refunds
test("a payment is refunded once, however often it is requested and whether or not answers are lost", async () => {
  const payment = await paid();
  razorpay.fault = (name) => (name === "POST payments/:id/refund" ? "cut after" : null);
  await expect(provider.refund(refundOf(payment))).rejects.toThrow("Razorpay gave no answer that can be used");
  razorpay.fault = () => null;
  const first = await provider.refund(refundOf(payment));
  expect(first).toEqual({ refundId: expect.stringMatching(/^rfnd_/), done: true });
  expect(await provider.refund(refundOf(payment))).toEqual(first);
  expect(razorpay.books.refunds.filter(({ payment_id }) => payment_id === payment.id)).toHaveLength(1);
});

test("a refund that takes days is not reported as done before it is", async () => {
  razorpay.books.refundsAre = "pending";
  const payment = await paid();
  expect(await provider.refund(refundOf(payment))).toMatchObject({ done: false });
  const [refund] = razorpay.books.refunds.slice(-1);
  if (refund) refund.status = "processed";
  expect(await provider.refund(refundOf(payment))).toEqual({ refundId: refund?.id, done: true });
});

test("of two equal refunds of a payment, the second is not done because the first is", async () => {
  const payment = await paid();
  const half = { ...refundOf(payment), amountPaise: payment.amount / 2 };
  razorpay.books.refundsAre = "processed";
  const first = await provider.refund({ ...half, idempotencyKey: "refund-first-half" });
  razorpay.books.refundsAre = "pending";
  const second = await provider.refund({ ...half, idempotencyKey: "refund-second-half" });
  expect([first.done, second.done]).toEqual([true, false]);
  expect(second.refundId).not.toBe(first.refundId);
});

test("a refund made by hand in the dashboard counts as done", async () => {
  const payment = await paid();
  razorpay.books.refund(payment.id, { amount: payment.amount }, "by-hand-0001");
  expect(await provider.refund(refundOf(payment))).toEqual({ refundId: razorpay.books.refunds.at(-1)?.id, done: true });
});

test("a refund that failed is done once it was made by hand in the dashboard", async () => {
  razorpay.books.refundsAre = "failed";
  const payment = await paid();
  const asked = { ...refundOf(payment), amountPaise: payment.amount / 2 };
  expect(await provider.refund(asked)).toMatchObject({ done: false });
  razorpay.books.refundsAre = "processed";
  razorpay.books.refund(payment.id, { amount: asked.amountPaise }, "by-hand-0003");
  expect(await provider.refund(asked)).toEqual({ refundId: razorpay.books.refunds.at(-1)?.id, done: true });
});

test("a refused refund is not done because an equal one was made before", async () => {
  const payment = await paid();
  const asked = { ...refundOf(payment), amountPaise: payment.amount / 2 };
  const { refundId } = await provider.refund({ ...asked, idempotencyKey: `refund-${payment.id}-1` });
  const error = { code: "BAD_REQUEST_ERROR", description: "Your account does not have enough balance" };
  razorpay.fault = (name) =>
    name === "POST payments/:id/refund" ? { status: 400, body: JSON.stringify({ error }) } : null;
  const second = { ...asked, idempotencyKey: `refund-${payment.id}-2`, otherRefundIds: [refundId] };
  await expect(provider.refund(second)).rejects.toThrow("Your account does not have enough balance");
  razorpay.books.refund(payment.id, { amount: asked.amountPaise }, "by-hand-0002");
  expect(await provider.refund(second)).toEqual({ refundId: razorpay.books.refunds.at(-1)?.id, done: true });
});

test("refunding a payment that was never captured throws", async () => {
  const id = await provider.createOrder(order());
  const payment = razorpay.books.pay(id, { status: "authorized" });
  await expect(provider.refund(refundOf(payment))).rejects.toThrow("The payment status should be captured");
});
