import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { orderInvariants } from "../orders/invariants.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { failWrites, mendWrites } from "../testing/failing-writes.ts";
import { confirm, ordered, pay, press, seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { restock, stockOf } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";
import { forgottenPayments } from "./forgotten-payments.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let shop: TestApp;
let shopper: Shopper;
let placed: PlacedOrder;
let id: string;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  await restock(shop.db, "saanjh-slip-dress", "L", 1);
  shopper = await newShopper(shop);
  await shopper.add("saanjh-slip-dress", "L");
  placed = await ordered(shopper);
  ({ id } = placed.order);
  shop.sentMails.length = 0;
});
afterEach(async () => {
  await mendWrites(shop.db);
  await later(HOUR_MS);
  expect(await orderInvariants(shop.db)).toEqual([]);
  expect(await forgottenPayments(shop.db, shop.provider)).toEqual([]);
});
afterAll(() => shop.close());

async function later(durationMs: number): Promise<void> {
  shop.clock.advance(durationMs);
  await shop.runJobs();
}

/** Read from the database, because sessions have expired by then. */
const order = () =>
  shop.db.selectFrom("orders").select(["status", "payment_status"]).where("id", "=", id).executeTakeFirstOrThrow();
const payments = () => shop.db.selectFrom("payments").selectAll().where("order_id", "=", id).execute();
const command = (...words: string[]) => answerCommand(shop, words);
const mailsToShop = () =>
  shop.sentMails.filter(({ to }) => to === "orders@selvedge.example").map(({ subject }) => subject);

async function capture(): Promise<string> {
  const payment = await shop.bank.captureLate(placed.payment?.provider_order_id ?? "");
  await shop.runJobs();
  return payment.id;
}

test.each([
  ["its invoice", "invoices"],
  ["its confirmation", "confirmation"],
  ["the order", "orders"],
] as const)(
  "a captured payment goes to review, and the shop is mailed, when %s cannot be written",
  async (_what, refused) => {
    await failWrites(shop.db, refused, id);
    const payment = await capture();
    expect(await seen(shopper, id)).toMatchObject({ status: "payment_pending", payment_status: "review" });
    expect(await payments()).toMatchObject([
      { id: payment, state: "unbooked", reason: `${refused} cannot be written` },
    ]);
    expect(mailsToShop()).toEqual([`The payment for ${id} could not be booked`]);
    expect(await orderInvariants(shop.db)).toEqual([]);
  },
);

test("booking is retried without an end, keeps the stock reserved meanwhile, and the shop is mailed once", async () => {
  await failWrites(shop.db, "invoices", id);
  await capture();
  for (let day = 0; day < 30; day += 1) await later(DAY_MS);
  expect(await order()).toMatchObject({ status: "payment_pending", payment_status: "review" });
  expect(await stockOf(shop.db, "saanjh-slip-dress", "L")).toMatchObject({ free: 0, reserved: 1 });
  expect(mailsToShop()).toEqual([`The payment for ${id} could not be booked`]);
  await mendWrites(shop.db);
  await later(HOUR_MS);
  expect(await order()).toMatchObject({ status: "placed", payment_status: "paid" });
  expect(await payments()).toMatchObject([{ state: "accepted", reason: null }]);
});

test("a payment whose process crashed between saving and booking is booked by the next run", async () => {
  const { id: payment, amount_paise } = await shop.bank.captureLate(placed.payment?.provider_order_id ?? "");
  await shop.db.deleteFrom("jobs").where("kind", "=", "deliver-bank-webhook").execute();
  const now = shop.clock.now();
  await shop.db
    .insertInto("payments")
    .values({
      id: payment,
      order_id: id,
      amount_paise,
      currency: "INR",
      provider_order_id: placed.payment?.provider_order_id ?? "",
      state: "unbooked",
      reason: null,
      refund_id: null,
      created_at: now,
      changed_at: now,
    })
    .execute();
  expect(await orderInvariants(shop.db)).toEqual([
    `payment ${payment} of order ${id} is not booked, and the order is payment_pending and pending`,
  ]);
  await later(6 * MINUTE_MS);
  expect(await seen(shopper, id)).toMatchObject({ status: "placed", payment_status: "paid" });
});

test("the owner sees what is in review, and books it once the cause is fixed", async () => {
  expect(await command("payments", "list")).toEqual({ isDone: true, message: "No payment is in review." });
  await failWrites(shop.db, "invoices", id);
  const payment = await capture();
  const { message } = await command("payments", "list");
  for (const part of [payment, id, "invoices cannot be written", `payments book ${payment}`])
    expect(message).toContain(part);
  expect(await command("payments", "book", payment)).toEqual({
    isDone: false,
    message: `Payment ${payment} cannot be booked: invoices cannot be written`,
  });
  await mendWrites(shop.db);
  expect(await command("payments", "book", payment)).toEqual({
    isDone: true,
    message: `Payment ${payment} pays for ${id}, which is placed.`,
  });
  expect(await seen(shopper, id)).toMatchObject({ status: "placed", payment_status: "paid" });
  expect((await command("payments", "book", payment)).message).toContain("does not wait to be booked");
  expect((await command("payments", "book", "pay_none")).message).toBe("There is no payment pay_none.");
});

test("the owner refunds an unbooked payment instead, which releases its stock", async () => {
  await failWrites(shop.db, "invoices", id);
  const payment = await capture();
  expect(await command("payments", "refund", payment)).toMatchObject({ isDone: true });
  await later(20 * MINUTE_MS);
  expect(await seen(shopper, id)).toMatchObject({ status: "payment_failed", payment_status: "refunded" });
  expect(await stockOf(shop.db, "saanjh-slip-dress", "L")).toMatchObject({ free: 1, reserved: 0 });
});

test("of two payments that could not be booked, one pays for the order and the other is refunded", async () => {
  await failWrites(shop.db, "invoices", id);
  await capture();
  await capture();
  await mendWrites(shop.db);
  await later(HOUR_MS);
  expect(await seen(shopper, id)).toMatchObject({ status: "placed", payment_status: "paid" });
  expect((await payments()).map(({ state }) => state).toSorted()).toEqual(["accepted", "refunded"]);
});

test("a payment is in review while no mail can be written, and the shop is mailed once one can", async () => {
  await failWrites(shop.db, "mails", id);
  await capture();
  expect(await seen(shopper, id)).toMatchObject({ status: "payment_pending", payment_status: "review" });
  expect(mailsToShop()).toEqual([]);
  await mendWrites(shop.db);
  await failWrites(shop.db, "invoices", id);
  await later(6 * MINUTE_MS);
  expect(mailsToShop()).toEqual([`The payment for ${id} could not be booked`]);
});

test("concurrent proof, webhook and scheduled runs book one payment once", async () => {
  const { body: proof } = await press(shop, placed, "success");
  await Promise.all([
    shop.runJobs(),
    ...Array.from({ length: 5 }, () => confirm(shopper, id, proof)),
    command("payments", "book", proof.razorpay_payment_id),
    later(6 * MINUTE_MS),
  ]);
  expect(await seen(shopper, id)).toMatchObject({ status: "placed", payment_status: "paid" });
  expect(await payments()).toMatchObject([{ state: "accepted" }]);
});

test("a captured payment that is unknown here is listed", async () => {
  await pay(shop, shopper, placed);
  const [row] = await payments();
  await shop.db.deleteFrom("payments").where("order_id", "=", id).execute();
  expect(await forgottenPayments(shop.db, shop.provider)).toEqual([
    `payment ${row?.id} of order ${id} is captured at the provider, and unknown here`,
  ]);
  await shop.db.insertInto("payments").values(row!).execute();
});
