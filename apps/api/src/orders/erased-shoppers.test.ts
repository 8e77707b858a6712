import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay, seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { restock } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";
import { orderInvariants } from "./invariants.ts";

const DAY_MS = 24 * 60 * 60_000;
const UNTOLD = "Nobody could be told: the shopper's address is erased.";

let shop: TestApp;
let shopper: Shopper;
let placed: PlacedOrder;
let id: string;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  await restock(shop.db, "chand-khadi-top", "M", 10);
  shopper = await newShopper(shop);
  await shopper.add("chand-khadi-top", "M");
  placed = await ordered(shopper);
  ({ id } = placed.order);
});
afterEach(async () => {
  expect(await orderInvariants(shop.db)).toEqual([]);
  expect(
    await shop.db.selectFrom("mails").select("kind").where("recipient", "=", "").where("subject", "<>", "").execute(),
  ).toEqual([]);
});
afterAll(() => shop.close());

const command = (...words: string[]) => answerCommand(shop, words);
const order = () => shop.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Erases the account, and lets ten days pass. */
async function eraseAndWait(): Promise<void> {
  expect(await command("accounts", "erase", shopper.email)).toMatchObject({ isDone: true });
  await daysPass(10);
  shop.sentMails.length = 0;
}

async function daysPass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    shop.clock.advance(DAY_MS);
    await shop.runJobs();
  }
}

/** Erases the account, and waits until only what its orders need is kept. */
async function erased(): Promise<void> {
  await eraseAndWait();
  expect((await order()).email).toBe("");
}

/** A payment at the bank, by default of the order's amount. */
async function capture(amountPaise?: number): Promise<string> {
  const payment = await shop.bank.captureLate(placed.payment?.provider_order_id ?? "", amountPaise);
  await shop.runJobs();
  return payment.id;
}

test("a refund for an erased account writes no mail, and the owner is told that the shopper could not be", async () => {
  await pay(shop, shopper, placed);
  await command("orders", "ship", id);
  await command("orders", "deliver", id);
  await erased();
  const { isDone, message } = await command("orders", "refund", id);
  expect(isDone).toBe(true);
  expect(message.endsWith(UNTOLD)).toBe(true);
  await shop.runJobs();
  expect(await order()).toMatchObject({ status: "delivered", payment_status: "refunded" });
  expect(shop.sentMails).toEqual([]);
});

test("the address is kept until an exchange that was asked for is shipped, so that its mails arrive", async () => {
  await pay(shop, shopper, placed);
  await command("orders", "ship", id);
  await command("orders", "deliver", id);
  await restock(shop.db, "chand-khadi-top", "L", 1);
  const { items } = await seen(shopper, id);
  const asked = { item_id: items[0]?.id, size: "L", reason: "small" };
  expect((await shopper.ask("POST", `/api/orders/${id}/exchange`, asked)).status).toBe(201);
  await eraseAndWait();
  await command("exchanges", "accept", id);
  await daysPass(1);
  await command("exchanges", "ship", id);
  await daysPass(1);
  expect(shop.sentMails.map(({ to }) => to)).toEqual([placed.order.email, placed.order.email]);
  expect(await order()).toMatchObject({ email: "", phone: "" });
});

test("the parcel's number and why an exchange was declined are erased with the contacts, also in the audit", async () => {
  await pay(shop, shopper, placed);
  await command("orders", "ship", id, "--courier", "Delhivery", "--tracking", "14908172");
  await command("orders", "deliver", id);
  await restock(shop.db, "chand-khadi-top", "L", 1);
  const { items } = await seen(shopper, id);
  const asked = { item_id: items[0]?.id, size: "L", reason: "small" };
  expect((await shopper.ask("POST", `/api/orders/${id}/exchange`, asked)).status).toBe(201);
  await command("exchanges", "decline", id, "--reason", "You told us that you wore it to the wedding.");
  const kept = async () =>
    JSON.stringify([
      await shop.db.selectFrom("shipments").selectAll().where("order_id", "=", id).execute(),
      await shop.db.selectFrom("exchanges").selectAll().where("order_id", "=", id).execute(),
      await shop.db.selectFrom("audit").selectAll().where("subject", "=", id).execute(),
    ]);
  expect(await kept()).toMatch(/14908172[^]*wedding[^]*14908172/);
  await erased();
  expect(await kept()).not.toMatch(/14908172|wedding/);
  expect(await kept()).toContain("orders ship");
});

test("an exchange that nobody answers keeps the address for sixty days", async () => {
  await pay(shop, shopper, placed);
  await command("orders", "ship", id);
  await command("orders", "deliver", id);
  await restock(shop.db, "chand-khadi-top", "L", 1);
  const { items } = await seen(shopper, id);
  const asked = { item_id: items[0]?.id, size: "L", reason: "small" };
  expect((await shopper.ask("POST", `/api/orders/${id}/exchange`, asked)).status).toBe(201);
  await eraseAndWait();
  shop.clock.advance(48 * DAY_MS);
  await daysPass(1);
  expect((await order()).email).not.toBe("");
  await daysPass(1);
  expect(await order()).toMatchObject({ email: "", phone: "" });
});

test("a payment in review for an erased account is refunded, and only the shop is told", async () => {
  const payment = await capture(10_000);
  await capture();
  await command("orders", "ship", id);
  await command("orders", "deliver", id);
  await erased();
  expect(await command("payments", "refund", payment)).toEqual({
    isDone: true,
    message: `Payment ${payment} goes back. ${UNTOLD}`,
  });
  await shop.runJobs();
  expect(shop.sentMails.map(({ to }) => to)).toEqual(["orders@selvedge.example"]);
  expect(shop.sentMails[0]?.text.replaceAll(/\s+/g, " ")).toContain("so only you are told");
});

test("a payment for an unpaid order of an erased account is refunded, because there is no address to deliver to", async () => {
  await erased();
  expect(await order()).toMatchObject({ status: "payment_failed", customer_name: "", address: "" });
  await capture();
  expect(await order()).toMatchObject({ status: "payment_failed", payment_status: "refunded", placed_at: null });
  expect(shop.sentMails.map(({ to }) => to)).toEqual(["orders@selvedge.example"]);
});
