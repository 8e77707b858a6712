import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Order } from "@selvedge/commerce/wire/orders";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { restock } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";

const PIECE = "kesar-long-kurta";

let shop: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  for (const size of ["M", "L"]) await restock(shop.db, PIECE, size, 10);
  shopper = await newShopper(shop);
});
afterEach(() => shop.db.deleteFrom("settings").execute());
afterAll(() => shop.close());

const command = async (...words: string[]) => (await answerCommand(shop, words)).message;

async function paidOrder(): Promise<string> {
  await shopper.add(PIECE, "M");
  const placed = await ordered(shopper);
  await pay(shop, shopper, placed);
  return placed.order.id;
}

async function readOrder(id: string): Promise<Order> {
  const { body } = await shopper.ask<{ data: Order }>("GET", `/api/orders/${id}`);
  return body.data;
}

const mailOf = async (id: string, kind: string) => {
  await shop.runJobs();
  const { text } = await shop.db
    .selectFrom("mails")
    .select("text")
    .where("order_id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return text;
};

test("an order promises the days that the owner has set, and keeps them when the owner sets others", async () => {
  await command("settings", "set", "delivery.days", "1-2");
  const id = await paidOrder();
  expect(await mailOf(id, "order-placed")).toContain("delivery takes 1-2 business days.");
  const promised = (await readOrder(id)).estimated_delivery;

  await command("settings", "set", "delivery.days", "20-30");
  expect((await readOrder(id)).estimated_delivery).toBe(promised);
  expect((await readOrder(await paidOrder())).estimated_delivery).not.toBe(promised);
});

test("an order of a version that stored no terms keeps the days that all orders had then", async () => {
  const promised = (await readOrder(await paidOrder())).estimated_delivery;
  await command("settings", "set", "delivery.days", "20-30");
  const id = await paidOrder();
  await sql`update orders set terms = default where id = ${id}`.execute(shop.db);
  expect((await readOrder(id)).estimated_delivery).toBe(promised);
});

test("the date for a PIN code follows the setting at once", async () => {
  const latest = async () => (await shop.app.inject("/api/delivery?pincode=452001")).json<{ latest: string }>().latest;
  const before = await latest();
  await command("settings", "set", "delivery.days", "1-2");
  expect(Date.parse(await latest())).toBeLessThan(Date.parse(before));
});

const HOUR_MS = 60 * 60_000;

async function deliveredOrder(): Promise<string> {
  const id = await paidOrder();
  await command("orders", "ship", id);
  await command("orders", "deliver", id);
  return id;
}

test("an order keeps its time for exchanges and the condition of the piece when the owner sets others", async () => {
  await command("settings", "set", "exchange", "168");
  await command("settings", "set", "condition", "with its box");
  const id = await deliveredOrder();
  await command("settings", "set", "exchange", "none");
  await command("settings", "reset", "condition");

  const order = await readOrder(id);
  expect(order.exchange_until).toBe(new Date(shop.clock.now().getTime() + 168 * HOUR_MS).toISOString());
  expect(order.exchange_condition).toBe("with its box");
  expect(await mailOf(id, "order-delivered")).toContain(
    "ask for an exchange from your order’s page within 7 days of delivery, once per order. The piece must be with its box. If something is damaged or wrong, tell us within 48 hours of delivery, with photographs.",
  );
});

test("mails of an exchange have the owner's words, as they were when the order was made", async () => {
  await command("settings", "set", "exchange_words.asked", "We write to you tomorrow.");
  await command("settings", "set", "exchange_words.way_back", "The courier takes the other one along.");
  await command("settings", "set", "options.size", "Length");
  const id = await deliveredOrder();
  for (const key of ["exchange_words", "options"]) await command("settings", "reset", key);
  expect(await mailOf(id, "order-delivered")).toContain("If a length is not right");
  const { items } = await readOrder(id);
  const asked = { item_id: items[0]?.id, size: "L", reason: "small" };
  expect((await shopper.ask("POST", `/api/orders/${id}/exchange`, asked)).status).toBe(201);
  expect(await mailOf(id, "order-placed")).toContain("Length M");
  expect((await readOrder(id)).size_word).toBe("Length");
  expect(await mailOf(id, "exchange")).toMatch(/We write to you tomorrow\.[^]*Length wanted: L/);
  await command("exchanges", "accept", id);
  await command("exchanges", "ship", id);
  const { text } = await shop.db
    .selectFrom("mails")
    .select("text")
    .where("dedupe_key", "=", `exchange-shipped:${id}`)
    .executeTakeFirstOrThrow();
  expect(text).toContain("The courier takes the other one along.");
  expect(text).toMatch(/Your new length [^]*The piece in length L/);
});

test("without exchanges the order has no sentence and no button for them, and a request is refused", async () => {
  await command("settings", "set", "exchange", "none");
  const id = await deliveredOrder();
  const { exchange_until, exchange_condition, items } = await readOrder(id);
  expect([exchange_until, exchange_condition]).toEqual([null, undefined]);
  for (const kind of ["order-placed", "order-delivered"]) {
    expect(await mailOf(id, kind)).not.toMatch(/exchange|must be/);
  }
  const asked = { item_id: items[0]?.id, size: "L", reason: "small" };
  const { status, body } = await shopper.ask<{ message: string }>("POST", `/api/orders/${id}/exchange`, asked);
  expect([status, body.message]).toEqual([409, "Nothing of this order is exchanged."]);
});

test("mails of an order from stock say nothing of making, and how a piece is returned", async () => {
  await command("settings", "set", "making", "stock");
  await command("settings", "set", "returns", "7");
  const id = await deliveredOrder();
  expect(await mailOf(id, "order-placed")).toContain("and paid. Delivery takes 10-12 business days.");
  expect(await mailOf(id, "order-shipped")).toContain("Your parcel is on its way.");
  expect(await mailOf(id, "order-delivered")).toContain(
    "If you want to return a piece, write to us within 7 days of delivery.",
  );
  for (const kind of ["order-placed", "order-shipped", "order-delivered"]) {
    expect(await mailOf(id, kind)).not.toMatch(/workshop|made after/);
  }
});
