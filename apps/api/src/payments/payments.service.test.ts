import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../http/refusal.ts";
import { findOrder, type OrderRow } from "../orders/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { confirm, ordered, pay, press, seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createPayments } from "./payments.service.ts";
import { type PaymentProvider, type ProviderPayment, ProviderUnavailable } from "./provider.ts";

const NOT_YET = { status: 409, body: { message: "Payment is not confirmed yet." } };

/** The shop's calls to the bank, and a hook that may change the bank's answer. */
const asked: string[] = [];
let transformAnswer: (answer: unknown) => unknown;
let shop: TestApp;
let shopper: Shopper;
let placed: PlacedOrder;
beforeAll(async () => {
  shop = await demoShop({
    bankFaults: {
      async call<Result>(name: string, work: () => Promise<Result>) {
        asked.push(name);
        return transformAnswer(await work()) as Result;
      },
    },
  });
});
beforeEach(async () => {
  transformAnswer = (answer) => answer;
  shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  placed = await ordered(shopper);
  asked.length = 0;
});
afterAll(() => shop.close());

async function mailsAboutIt() {
  await shop.runJobs();
  return shop.sentMails.filter(({ subject }) => subject.includes(placed.order.id));
}

test("a repeated proof does not ask the bank again", async () => {
  const proof = await pay(shop, shopper, placed);
  expect(asked).toEqual(["fetchPayments"]);
  expect((await confirm(shopper, placed.order.id, proof)).status).toBe(200);
  expect(asked).toEqual(["fetchPayments"]);
});

test("a genuine proof that the bank has not booked yet is refused, and can be sent again", async () => {
  const { body: proof } = await press(shop, placed, "success");
  transformAnswer = () => [];
  expect(await confirm(shopper, placed.order.id, proof)).toMatchObject(NOT_YET);
  expect(await seen(shopper, placed.order.id)).toMatchObject({ status: "payment_pending", payment_status: "pending" });
  transformAnswer = (answer) => answer;
  expect((await confirm(shopper, placed.order.id, proof)).status).toBe(200);
});

test("a payment in another currency places nothing, and goes to review", async () => {
  const { body: proof } = await press(shop, placed, "success");
  transformAnswer = (answer) => (answer as ProviderPayment[]).map((payment) => ({ ...payment, currency: "USD" }));
  expect(await confirm(shopper, placed.order.id, proof)).toMatchObject(NOT_YET);
  expect(await seen(shopper, placed.order.id)).toMatchObject({ status: "payment_pending" });
  expect(await mailsAboutIt()).toMatchObject([
    { to: "orders@selvedge.example", text: expect.stringContaining("It is in USD.") },
  ]);
});

test("a payment for another order of the bank places nothing", async () => {
  const { body: proof } = await press(shop, placed, "success");
  transformAnswer = (answer) =>
    (answer as ProviderPayment[]).map((payment) => ({ ...payment, providerOrderId: "order_other" }));
  expect(await confirm(shopper, placed.order.id, proof)).toMatchObject(NOT_YET);
  expect(await mailsAboutIt()).toMatchObject([
    { text: expect.stringContaining("It names another order of the provider.") },
  ]);
});

test("an error of our own is not reported as an unavailable provider", async () => {
  const { body: proof } = await press(shop, placed, "success");
  transformAnswer = () => {
    throw new TypeError("Cannot read properties of undefined");
  };
  expect((await confirm(shopper, placed.order.id, proof)).status).toBe(500);
  transformAnswer = () => {
    throw new ProviderUnavailable("The bank is closed.");
  };
  expect(await confirm(shopper, placed.order.id, proof)).toMatchObject({
    status: 503,
    body: { message: "Something went wrong. Please try again." },
    headers: { "retry-after": "5" },
  });
});

test("the mail that is asked for names the pieces", async () => {
  const { body: proof } = await press(shop, placed, "success");
  await confirm(shopper, placed.order.id, proof);
  await shop.db.deleteFrom("mails").execute();
  for (const kind of ["send-notification", "send-customer-email"]) {
    await shopper.ask("POST", `/api/orders/${kind}`, { orderData: { orderId: placed.order.id } });
  }
  const mails = await shop.db.selectFrom("mails").select("text").execute();
  expect(mails.map(({ text }) => text.includes("Kesar Long Kurta"))).toEqual([true, true]);
});

/** A provider whose other calls the test does not expect. */
const provider = (calls: Partial<PaymentProvider>) => calls as PaymentProvider;

async function order(change: Partial<OrderRow> = {}): Promise<OrderRow> {
  const row = await findOrder(shop.db, placed.order.id);
  if (!row) throw new Error("The order is gone.");
  return { ...row, ...change };
}

test("an order that exists at the provider is not opened there again", async () => {
  const createOrder = vi.fn(async () => "order_2");
  const payments = createPayments({
    db: shop.db,
    provider: provider({ createOrder }),
    applyPayment: { apply: () => expect.unreachable(), report: () => expect.unreachable() },
    log: shop.app.log,
  });
  expect(await payments.open(await order())).toBe(placed.payment?.provider_order_id);
  expect(createOrder).not.toHaveBeenCalled();
});

test("an order without a provider order is not asked about, and accepts no proof", async () => {
  const verifyVoucher = vi.fn(() => true);
  const payments = createPayments({
    db: shop.db,
    provider: provider({ verifyVoucher }),
    applyPayment: { apply: () => expect.unreachable(), report: () => expect.unreachable() },
    log: shop.app.log,
  });
  const unknown = await order({ provider_order_id: null });
  expect(await payments.check(unknown)).toEqual([]);
  const proof = { razorpay_payment_id: "pay_1", razorpay_order_id: "order_1", razorpay_signature: "" };
  await expect(payments.confirm(unknown, proof)).rejects.toThrow(Refusal);
  expect(verifyVoucher).not.toHaveBeenCalled();
});
