import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { orderInvariants } from "../../orders/invariants.ts";
import { answerCommand } from "../../owner/index.ts";
import { demoShop } from "../../testing/demo-shop.ts";
import { confirm, ordered } from "../../testing/paying.ts";
import type { StandInPayment } from "../../testing/razorpay-books.ts";
import { type RazorpayFault, type RazorpayServer, startRazorpayServer } from "../../testing/razorpay-server.ts";
import { newShopper } from "../../testing/shopper.ts";
import { restock } from "../../testing/stock.ts";
import type { TestApp } from "../../testing/test-app.ts";

const HOUR_MS = 60 * 60_000;
const NO_BALANCE: RazorpayFault = {
  status: 400,
  body: JSON.stringify({
    error: { code: "BAD_REQUEST_ERROR", description: "Your account does not have enough balance" },
  }),
};

let razorpay: RazorpayServer;
let shop: TestApp;
/** A paid order of three tops, and its payment. */
let id: string;
let payment: StandInPayment;
beforeAll(async () => {
  razorpay = await startRazorpayServer();
  shop = await demoShop({ env: razorpay.env });
});
beforeEach(async () => {
  whenAskedToRefund(null);
  await restock(shop.db, "chand-khadi-top", "M", 10);
  const shopper = await newShopper(shop);
  await shopper.add("chand-khadi-top", "M", 3);
  const placed = await ordered(shopper);
  ({ id } = placed.order);
  payment = razorpay.books.pay(placed.payment?.provider_order_id ?? "");
  await confirm(shopper, id, razorpay.proofOf(payment));
  await shop.runJobs();
});
afterEach(async () => {
  whenAskedToRefund(null);
  await shop.runJobs();
  expect(await orderInvariants(shop.db)).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

/** How Razorpay answers requests for refunds from now on; null: as usual. */
function whenAskedToRefund(fault: RazorpayFault | null): void {
  razorpay.fault = (name) => (name === "POST payments/:id/refund" ? fault : null);
}

/** Refunds one top, or with no line what is left of the order, and asks Razorpay for it. */
async function refund(...options: ["--line", "1:1"] | []): Promise<void> {
  expect(await answerCommand(shop, ["orders", "refund", id, ...options])).toMatchObject({ isDone: true });
  await shop.runJobs();
}

/** Lets the jobs that failed try again. */
async function tryAgain(): Promise<void> {
  shop.clock.advance(HOUR_MS);
  await shop.runJobs();
}

const madeAtRazorpay = () =>
  razorpay.books.refunds.filter(({ payment_id }) => payment_id === payment.id).map((made) => made.id);
/** The refunds by line, the oldest first: the state of each and its id at Razorpay. */
const byLine = async () =>
  (
    await shop.db
      .selectFrom("refunds")
      .select(["state", "provider_id"])
      .where("order_id", "=", id)
      .orderBy("created_at")
      .execute()
  ).map(({ state, provider_id }) => [state, provider_id]);
const ofTheRest = () =>
  shop.db.selectFrom("payments").select(["state", "refund_id"]).where("id", "=", payment.id).executeTakeFirstOrThrow();

test("a refund that Razorpay refuses is not done because an equal one was made before", async () => {
  await refund("--line", "1:1");
  const [first] = madeAtRazorpay();
  whenAskedToRefund(NO_BALANCE);
  await refund("--line", "1:1");
  await refund();
  expect(await byLine()).toEqual([
    ["refunded", first],
    ["pending", null],
  ]);
  expect(await ofTheRest()).toEqual({ state: "refund_pending", refund_id: null });

  whenAskedToRefund(null);
  await tryAgain();
  const made = madeAtRazorpay();
  expect(made).toHaveLength(3);
  const stored = [...(await byLine()), Object.values(await ofTheRest())];
  expect(stored.map(([state]) => state)).toEqual(["refunded", "refunded", "refunded"]);
  expect(stored.map(([, refundId]) => refundId).toSorted()).toEqual(made.toSorted());
});
