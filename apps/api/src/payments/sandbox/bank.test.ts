import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BankPaymentTable } from "../../database/schema/orders.ts";
import { transaction } from "../../database/transaction.ts";
import { demoShop } from "../../testing/demo-shop.ts";
import { ask } from "../../testing/shopper.ts";
import type { TestApp } from "../../testing/test-app.ts";
import type { BankWebhooks, WebhookDelivery } from "./bank-webhooks.ts";
import { createBankWebhooks } from "./bank-webhooks.ts";
import { createSandboxBank } from "./bank.ts";

const NOW = 1_795_235_400;

let shop: TestApp;
let delivered: WebhookDelivery[] = [];
let status: number;
beforeAll(async () => {
  shop = await demoShop({
    bankFaults: {
      deliver: () => async (delivery) => {
        delivered.push(delivery);
        return status;
      },
    },
  });
  shop.clock.set(new Date(NOW * 1_000 + 999));
});
beforeEach(async () => {
  status = 200;
  await shop.runJobs();
  delivered = [];
});
afterAll(() => shop.close());

let receipts = 0;
const open = (amountPaise = 430_000) => {
  receipts += 1;
  return shop.bank.openOrder({ receipt: `ORD${receipts}`, amountPaise, currency: "INR" });
};
/** The events that the bank has delivered. */
async function told(): Promise<Record<string, unknown>> {
  await shop.runJobs();
  return Object.fromEntries(delivered.map(({ body }) => [JSON.parse(body).event, JSON.parse(body)]));
}

describe("an order", () => {
  test("is opened once for a receipt, with the values of the first call", async () => {
    const order = await open();
    expect(order).toMatchObject({ id: expect.stringMatching(/^order_[\w-]{16,}/), status: "created", currency: "INR" });
    expect(order).toMatchObject({ amount_paise: 430_000, created_at: shop.clock.now() });
    const again = await shop.bank.openOrder({ receipt: order.receipt, amountPaise: 50_000, currency: "INR" });
    expect(again).toEqual(order);
  });

  test("has no payments at first, then its own in order", async () => {
    const [order, other] = [await open(), await open()];
    expect(await shop.bank.paymentsOf(order.id)).toEqual([]);
    const declined = await shop.bank.pay(order.id, "failure");
    shop.clock.set(new Date(shop.clock.now().getTime() + 1_000));
    const paid = await shop.bank.pay(order.id, "success");
    shop.clock.set(new Date(NOW * 1_000 + 999));
    await shop.bank.pay(other.id, "success");
    expect(await shop.bank.paymentsOf(order.id)).toEqual([declined, paid]);
    expect([declined.status, paid.status]).toEqual(["failed", "captured"]);
    expect(paid.id).toMatch(/^pay_[\w-]{16,}/);
  });

  test.each(["success", "failure"] as const)("that is unknown or already paid refuses %s", async (outcome) => {
    await expect(shop.bank.pay("order_unknown", outcome)).rejects.toMatchObject({
      status: 404,
      message: "The bank knows no such order.",
    });
    const order = await open();
    await shop.bank.pay(order.id, "success");
    await expect(shop.bank.pay(order.id, outcome)).rejects.toMatchObject({
      status: 409,
      message: "This order is paid already.",
    });
    expect(await shop.bank.paymentsOf(order.id)).toHaveLength(1);
  });

  test("can be paid after a decline, and captured late with any amount after being paid", async () => {
    const order = await open();
    await shop.bank.pay(order.id, "failure");
    await shop.bank.pay(order.id, "success");
    expect(await shop.bank.captureLate(order.id)).toMatchObject({ status: "captured", amount_paise: 430_000 });
    expect(await shop.bank.captureLate(order.id, 1)).toMatchObject({ status: "captured", amount_paise: 1 });
    await expect(shop.bank.captureLate("order_unknown")).rejects.toMatchObject({ status: 404 });
  });
});

describe("a refund", () => {
  const give = (paymentId: string, idempotencyKey: string) =>
    shop.bank.refund({ paymentId, amountPaise: 430_000, idempotencyKey });

  test("refunds a payment once for a key, and no payment twice", async () => {
    const payment = await shop.bank.pay((await open()).id, "success");
    const refund = await give(payment.id, "key-a");
    expect(refund).toEqual({
      id: expect.stringMatching(/^rfnd_[\w-]{16,}/),
      bank_payment_id: payment.id,
      amount_paise: 430_000,
      idempotency_key: "key-a",
      created_at: shop.clock.now(),
    });
    expect(await give(payment.id, "key-a")).toEqual(refund);
    await expect(give(payment.id, "key-b")).rejects.toMatchObject({
      status: 409,
      message: "The bank has no such payment to give back.",
    });
    expect(await shop.bank.paymentsOf(payment.bank_order_id)).toMatchObject([{ status: "refunded" }]);
  });

  test("of a failed or unknown payment is refused", async () => {
    const payment = await shop.bank.pay((await open()).id, "failure");
    await expect(give(payment.id, "key-c")).rejects.toMatchObject({ status: 409 });
    await expect(give("pay_unknown", "key-d")).rejects.toMatchObject({ status: 409 });
  });
});

describe("the bank's events", () => {
  const event = (name: string, payload: Record<string, unknown>) => ({
    entity: "event",
    account_id: "acc_sandbox",
    event: name,
    contains: Object.keys(payload),
    payload: Object.fromEntries(Object.entries(payload).map(([key, entity]) => [key, { entity }])),
    created_at: NOW,
  });
  const paymentIs = (
    { id, bank_order_id: order_id }: Pick<BankPaymentTable, "id" | "bank_order_id">,
    change: object,
  ) => ({
    id,
    entity: "payment",
    amount: 430_000,
    currency: "INR",
    order_id,
    method: "card",
    created_at: NOW,
    ...change,
  });

  test("of a payment: contain the payment and its order", async () => {
    const order = await open();
    const payment = paymentIs(await shop.bank.pay(order.id, "success"), { status: "captured", captured: true });
    expect(await told()).toEqual({
      "payment.captured": event("payment.captured", { payment }),
      "order.paid": event("order.paid", {
        payment,
        order: {
          id: order.id,
          entity: "order",
          amount: 430_000,
          amount_paid: 430_000,
          currency: "INR",
          receipt: order.receipt,
          status: "paid",
          created_at: NOW,
        },
      }),
    });
  });

  test("of a failed payment: say that nothing was taken", async () => {
    const payment = paymentIs(await shop.bank.pay((await open()).id, "failure"), { status: "failed", captured: false });
    expect(await told()).toEqual({ "payment.failed": event("payment.failed", { payment }) });
  });

  test("of a refund: contain the amount and the payment", async () => {
    const paid = await shop.bank.pay((await open()).id, "success");
    await told();
    delivered = [];
    const { id } = await shop.bank.refund({ paymentId: paid.id, amountPaise: 430_000, idempotencyKey: "key-e" });
    const refund = {
      id,
      entity: "refund",
      amount: 430_000,
      currency: "INR",
      payment_id: paid.id,
      status: "processed",
      created_at: NOW,
    };
    const payment = paymentIs(paid, { status: "refunded", captured: true });
    expect(await told()).toEqual({ "refund.processed": event("refund.processed", { refund, payment }) });
  });

  test("of an unpaid order: say that nothing was paid", async () => {
    const bodies: string[] = [];
    const webhooks = webhooksThat(async ({ body }) => {
      bodies.push(body);
      return 200;
    });
    const order = await open();
    const payment = await createSandboxBank({ db: shop.db, clock: shop.clock, webhooks }).pay(order.id, "failure");
    await transaction(shop.db, (tx) => webhooks.orderPaid(tx, order, payment));
    expect(JSON.parse(bodies.at(-1) ?? "").payload.order.entity).toMatchObject({ amount_paid: 0, status: "created" });
  });

  // spec: The sandbox bank’s calls
  test("are signed over their bytes, and each has its own id", async () => {
    await shop.bank.pay((await open()).id, "success");
    await shop.runJobs();
    for (const { body, headers } of delivered) {
      expect(headers).toEqual({
        "content-type": "application/json",
        "x-razorpay-signature": createHmac("sha256", "sandbox-webhook-secret").update(body).digest("hex"),
        "x-razorpay-event-id": expect.stringMatching(/^evt_[\w-]{16,}/),
      });
    }
    expect(new Set(delivered.map(({ headers }) => headers["x-razorpay-event-id"])).size).toBe(2);
  });

  test.each([
    [199, false],
    [200, true],
    [204, true],
    [299, true],
    [300, false],
    [503, false],
  ])("an answer of %i counts as delivered: %s", async (answered, isHeard) => {
    const webhooks = webhooksThat(async () => answered);
    const payment = await shop.bank.pay((await open()).id, "success");
    const telling = transaction(shop.db, (tx) => webhooks.paymentChanged(tx, "payment.captured", payment));
    if (isHeard) await telling;
    else await expect(telling).rejects.toThrow(`The shop answered ${answered} to the bank's webhook.`);
  });

  test("are repeated until they are answered with 2xx", async () => {
    status = 503;
    const order = await open();
    await shop.bank.pay(order.id, "failure");
    const ofOrder = () => delivered.filter(({ body }) => body.includes(order.id));
    await shop.runJobs();
    expect(ofOrder().length).toBe(1);
    status = 200;
    shop.clock.set(new Date(shop.clock.now().getTime() + 3_600_000));
    await shop.runJobs();
    await shop.runJobs();
    shop.clock.set(new Date(NOW * 1_000 + 999));
    const [first, second, ...more] = ofOrder();
    expect(more).toEqual([]);
    expect(second).toEqual(first);
  });
});

/** Runs the delivery job at once, inside the transaction. */
function webhooksThat(deliver: (delivery: WebhookDelivery) => Promise<number>): BankWebhooks {
  type Run = (payload: { eventId: string; body: string }) => Promise<void>;
  const jobs = {
    define: ({ run }: { run: Run }) => ({ enqueue: (_tx: unknown, payload: Parameters<Run>[0]) => run(payload) }),
  };
  return createBankWebhooks({
    clock: shop.clock,
    jobs: jobs as never,
    signatures: { signWebhook: () => "signature" } as never,
    deliver,
  });
}

// spec: The sandbox bank’s calls
test("the window returns the outcome of the pressed button", async () => {
  const press = async (outcome: string) => {
    const { id } = await open();
    const { body } = await ask<Record<string, unknown>>(shop, "POST", "/dev/bank/payments", {
      body: { provider_order_id: id, outcome },
    });
    return { body, id };
  };
  const nothing = { status: "success", razorpay_payment_id: null, razorpay_signature: null, error: null };
  const closed = await press("dismiss");
  expect(closed.body).toEqual({ ...nothing, outcome: "dismiss", razorpay_order_id: closed.id });
  const declined = await press("failure");
  expect(declined.body).toEqual({
    ...nothing,
    outcome: "failure",
    razorpay_order_id: declined.id,
    razorpay_payment_id: expect.stringMatching(/^pay_/),
    error: { code: "BAD_REQUEST_ERROR", description: "The bank declined this payment.", reason: "payment_failed" },
  });
  const paid = await press("success");
  expect(paid.body).toEqual({
    ...nothing,
    outcome: "success",
    razorpay_order_id: paid.id,
    razorpay_payment_id: expect.stringMatching(/^pay_/),
    razorpay_signature: createHmac("sha256", "sandbox-key-secret")
      .update(`${paid.id}|${String(paid.body["razorpay_payment_id"])}`)
      .digest("hex"),
  });
});
