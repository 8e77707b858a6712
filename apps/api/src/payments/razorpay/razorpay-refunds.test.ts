import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { orderInvariants } from "../../orders/invariants.ts";
import { answerCommand } from "../../owner/index.ts";
import { deliverEvent, refundEvent, signEvent } from "../../testing/bank-events.ts";
import { demoShop } from "../../testing/demo-shop.ts";
import { confirm, ordered } from "../../testing/paying.ts";
import type { StandInPayment } from "../../testing/razorpay-books.ts";
import { type RazorpayFault, type RazorpayServer, startRazorpayServer } from "../../testing/razorpay-server.ts";
import { newShopper } from "../../testing/shopper.ts";
import { restock } from "../../testing/stock.ts";
import type { TestApp } from "../../testing/test-app.ts";

const HOUR_MS = 60 * 60_000;
/** The price of one top. */
const TOP_PAISE = 1_800_00;
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

/** A refund that the owner makes in Razorpay's dashboard. Resolves with its id. */
function refundByHand(): string {
  const made = razorpay.books.refund(
    payment.id,
    { amount: TOP_PAISE },
    `by-hand-${razorpay.books.refunds.length}-0001`,
  );
  if ("refused" in made) throw new Error(made.refused);
  return made.id;
}

/** Delivers Razorpay's event of a processed refund of one top. Resolves with what the table of events says of it. */
async function hearOf(refundId: string): Promise<string | null> {
  const body = refundEvent(payment.id, TOP_PAISE).replace(`rfnd_${payment.id}`, refundId);
  const signature = signEvent(body, razorpay.env["RAZORPAY_WEBHOOK_SECRET"] ?? "");
  expect(await deliverEvent(shop, body, { id: `evt_${refundId}`, signature })).toBe(200);
  const { outcome } = await shop.db
    .selectFrom("payment_events")
    .select("outcome")
    .where("id", "=", `evt_${refundId}`)
    .executeTakeFirstOrThrow();
  return outcome;
}

const madeAtRazorpay = () =>
  razorpay.books.refunds.filter(({ payment_id }) => payment_id === payment.id).map((made) => made.id);
/** The refunds by line, the confirmed ones first: the state of each and its id at Razorpay. */
const byLine = async () =>
  (
    await shop.db
      .selectFrom("refunds")
      .select(["state", "provider_id"])
      .where("order_id", "=", id)
      .orderBy("state", "desc")
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

test("the event of a refund of the rest does not confirm a pending line refund of the same amount", async () => {
  await refund("--line", "1:1");
  whenAskedToRefund("cut");
  await refund("--line", "1:1");
  whenAskedToRefund("cut after");
  await refund();
  const [first, rest = ""] = madeAtRazorpay();
  whenAskedToRefund("cut");
  expect(await hearOf(rest)).toBe("one of several refunds of this amount: the provider is asked which");
  expect(await byLine()).toEqual([
    ["refunded", first],
    ["pending", null],
  ]);
  expect(await ofTheRest()).toEqual({ state: "refund_pending", refund_id: null });

  whenAskedToRefund(null);
  await tryAgain();
  const [, , second] = madeAtRazorpay();
  expect(await byLine()).toEqual([
    ["refunded", first],
    ["refunded", second],
  ]);
  expect(await ofTheRest()).toEqual({ state: "refunded", refund_id: rest });
});

test("a line refund made by hand after the rest went back is confirmed by its event, and not by that of the rest", async () => {
  await refund("--line", "1:1");
  whenAskedToRefund(NO_BALANCE);
  await refund("--line", "1:1");
  whenAskedToRefund(null);
  await refund();
  const [first, rest = ""] = madeAtRazorpay();
  whenAskedToRefund("cut");
  expect(await hearOf(rest)).toBe("refunded");
  expect(await ofTheRest()).toEqual({ state: "refunded", refund_id: rest });
  expect(await byLine()).toEqual([
    ["refunded", first],
    ["pending", null],
  ]);

  const byHand = refundByHand();
  expect(await hearOf(byHand)).toBe("refunded in part");
  expect(await byLine()).toEqual([
    ["refunded", first],
    ["refunded", byHand],
  ]);
});

test("a refund that takes days keeps its id at Razorpay, and another one of the same amount is not confirmed by it", async () => {
  razorpay.books.refundsAre = "pending";
  await refund("--line", "1:1");
  const [first = ""] = madeAtRazorpay();
  whenAskedToRefund(NO_BALANCE);
  await refund("--line", "1:1");
  for (const made of razorpay.books.refunds) made.status = "processed";
  await tryAgain();
  expect(await hearOf(first)).toBe("refunded in part");
  expect(await byLine()).toEqual([
    ["refunded", first],
    ["pending", null],
  ]);
});

test("a pending refund of the rest keeps its id at Razorpay, and a line refund of the same amount is not confirmed by it", async () => {
  await refund("--line", "1:1");
  whenAskedToRefund(NO_BALANCE);
  await refund("--line", "1:1");
  whenAskedToRefund(null);
  razorpay.books.refundsAre = "pending";
  await refund();
  const [first, rest = ""] = madeAtRazorpay();
  whenAskedToRefund(NO_BALANCE);
  for (const made of razorpay.books.refunds) made.status = "processed";
  await tryAgain();
  expect(await hearOf(rest)).toBe("refunded");
  expect(await byLine()).toEqual([
    ["refunded", first],
    ["pending", null],
  ]);
});
