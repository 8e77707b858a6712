import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Jobs } from "../jobs/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered } from "../testing/paying.ts";
import { newShopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { PaymentProvider } from "./provider.ts";
import { createRefunds, type Refunds } from "./refunds.ts";

const refund = vi.fn<PaymentProvider["refund"]>();
let shop: TestApp;
let orderId: string;
let refunds: Refunds;
let refundNow: (paymentId: string) => Promise<void>;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  refund.mockReset().mockImplementation(async ({ paymentId }) => ({ refundId: `rfnd_${paymentId}`, done: true }));
  const jobs = {
    define: ({ kind, run }: { kind: string; run: (payload: { paymentId: string }) => Promise<void> }) => {
      if (kind === "refund-payment") refundNow = (paymentId) => run({ paymentId });
      return { enqueue: expect.unreachable };
    },
  } as unknown as Jobs;
  refunds = createRefunds({ db: shop.db, clock: shop.clock, jobs, provider: { refund } as unknown as PaymentProvider });
  const shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  orderId = (await ordered(shopper)).order.id;
  await shop.db.updateTable("orders").set({ payment_status: "refund_pending" }).where("id", "=", orderId).execute();
});
afterAll(() => shop.close());

let payments = 0;
/** Creates a payment of the order with a pending refund. Resolves with its id. */
async function pending(): Promise<string> {
  payments += 1;
  const now = shop.clock.now();
  const id = `pay_${payments}`;
  await shop.db
    .insertInto("payments")
    .values({
      id,
      order_id: orderId,
      amount_paise: 430_000,
      currency: "INR",
      state: "refund_pending",
      reason: null,
      refund_id: null,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return id;
}

const paymentOf = (id: string) =>
  shop.db.selectFrom("payments").select(["state", "refund_id"]).where("id", "=", id).executeTakeFirstOrThrow();
const orderIs = async () =>
  (await shop.db.selectFrom("orders").select("payment_status").where("id", "=", orderId).executeTakeFirstOrThrow())
    .payment_status;

// spec: E-Commerce Rules refunds
test("a payment is refunded once, in full, with an idempotency key", async () => {
  const id = await pending();
  await refundNow(id);
  await refundNow(id);
  expect(refund.mock.calls).toEqual([
    [{ paymentId: id, amountPaise: 430_000, idempotencyKey: `refund-${id}`, otherRefundIds: [] }],
  ]);
  expect(await paymentOf(id)).toEqual({ state: "refunded", refund_id: `rfnd_${id}` });
  expect(await orderIs()).toBe("refunded");
});

test("a refund that the provider has only started is not done, and is requested again", async () => {
  const id = await pending();
  refund.mockImplementation(async () => ({ refundId: "rfnd_1", done: false }));
  await expect(refundNow(id)).rejects.toThrow("The provider has not given the money back yet.");
  expect(await paymentOf(id)).toEqual({ state: "refund_pending", refund_id: "rfnd_1" });
  expect(await orderIs()).toBe("refund_pending");
  refund.mockImplementation(async () => ({ refundId: "rfnd_1", done: true }));
  await refundNow(id);
  expect(refund.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual([`refund-${id}`, `refund-${id}`]);
  expect(await orderIs()).toBe("refunded");
});

test("an order is refunded when all of its payments are", async () => {
  const [first, second] = [await pending(), await pending()];
  await refundNow(first);
  expect(await orderIs()).toBe("refund_pending");
  await refundNow(second);
  expect(await orderIs()).toBe("refunded");
});

test("a repeated confirmation, or one of an unknown payment, changes nothing", async () => {
  const id = await pending();
  await refunds.complete(id, "rfnd_first");
  await refunds.complete(id, "rfnd_second");
  await refunds.complete("pay_unknown", "rfnd_third");
  expect(await paymentOf(id)).toEqual({ state: "refunded", refund_id: "rfnd_first" });
});
