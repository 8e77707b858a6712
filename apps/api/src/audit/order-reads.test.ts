import type { SessionsAnswer } from "@selvedge/commerce/wire/account";
import type { Order } from "@selvedge/commerce/wire/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import type { ApiDocument } from "../openapi/shape.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay } from "../testing/paying.ts";
import { ask, HOME, newShopper, PASSWORD, type Shopper, signIn } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

let shop: TestApp;
let asha: Shopper;
let orderId: string;
let session: string;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  asha = await newShopper(shop);
  await asha.add("kesar-long-kurta", "M");
  const placed = await ordered(asha);
  await pay(shop, asha, placed);
  orderId = placed.order.id;
  const { body } = await ask<SessionsAnswer>(shop, "GET", "/api/users/sessions", { bearer: asha.bearer });
  session = body.sessions[0]?.id ?? "";
  await shop.db.deleteFrom("order_reads").execute();
});
afterAll(() => shop.close());

const get = (url: string, bearer: string | null = asha.bearer) =>
  shop.app.inject({ url, headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` } });
const access = async (id: string) => {
  const { isDone, message } = await answerCommand(shop, ["access", id]);
  expect(isDone).toBe(true);
  return message.split("\n");
};
const order = async () =>
  (await ask<{ data: Order }>(shop, "GET", `/api/orders/${orderId}`, { bearer: asha.bearer })).body.data;

// spec: Breach drill
test("which orders a token has read, and when, is answered by its session and by itself, also once it is revoked", async () => {
  const now = shop.clock.now();
  await get(`/api/orders/${orderId}`);
  shop.clock.advance(95 * MINUTE_MS);
  await get("/api/orders");
  await ask(shop, "POST", "/api/logout", { bearer: asha.bearer });
  const [from, to] = [now, shop.clock.now()].map((at) => at.toISOString().slice(11, 16));
  const lines = [
    "1 order was read. Times are UTC.",
    `  ${now.toISOString().slice(0, 10)} ${from} to ${to}  ${orderId}  by session ${session}`,
  ];
  expect(await access(session)).toEqual(lines);
  expect(await access(asha.bearer)).toEqual(lines);
  shop.clock.set(now);
});

/** What shows an order to who asks for it, by operation; pages and files are in no document. */
const SHOWN: Record<string, string> = {
  listOrders: "/api/orders",
  getOrder: "/api/orders/ORDER",
  listUserOrders: "/api/users/orders/USER",
  listOrderItems: "/api/users/orders/ORDER/items",
  exportData: "/api/users/export",
  invoicePage: "/orders/ORDER/invoice",
  invoiceFile: "/orders/ORDER/invoice.pdf",
};

test.each(Object.entries(SHOWN))("%s shows an order, and is noted", async (_operation, path) => {
  const url = path.replace("ORDER", orderId).replace("USER", asha.id);
  expect((await get(url)).statusCode).toBe(200);
  expect(await access(session)).toEqual([expect.any(String), expect.stringContaining(orderId)]);
});

test("what answers a customer's act with the order is noted too", async () => {
  asha.cartToken = "";
  await asha.add("kesar-long-kurta", "M");
  const placed = await ordered(asha);
  await pay(shop, asha, placed);
  expect(await access(session)).toEqual([expect.any(String), expect.stringContaining(placed.order.id)]);

  for (const state of ["shipped", "delivered"] as const) await shop.progress.advance(orderId, state);
  const { items } = await order();
  await shop.db.deleteFrom("order_reads").execute();
  const wish = { item_id: items[0]?.id, size: "L", reason: "small" };
  expect((await asha.ask("POST", `/api/orders/${orderId}/exchange`, wish)).status).toBe(201);
  expect(await access(session)).toEqual([expect.any(String), expect.stringContaining(orderId)]);
});

test("no operation answers with an address of an order that is not known here", async () => {
  const { paths, components } = (await shop.app.inject("/api/openapi.json")).json<ApiDocument>();
  const hasAddress = (schema: unknown): boolean => {
    if (typeof schema !== "object" || schema === null) return false;
    if ("shipping_address" in schema) return true;
    const name = "$ref" in schema ? String(schema.$ref).split("/").at(-1) : undefined;
    return hasAddress(name && components?.schemas?.[name]) || Object.values(schema).some(hasAddress);
  };
  const showing = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .filter(({ responses }) =>
      Object.entries(responses).some(([status, of]) => status.startsWith("2") && hasAddress(of)),
    )
    .map(({ operationId }) => operationId);
  // An order is no secret of who has just written it.
  const written = ["placeOrder"];
  // Tested above.
  const acts = ["confirmPayment", "askForExchange"];
  expect(showing.length).toBeGreaterThan(5);
  expect(showing.filter((id) => !(id in SHOWN) && ![...written, ...acts].includes(id))).toEqual([]);
});

test("who has read an order without a session is noted with the way, and found by order and account", async () => {
  const { invoice } = await order();
  await shop.db.deleteFrom("order_reads").execute();
  expect((await get(invoice?.url ?? "", null)).statusCode).toBe(200);
  await ask(shop, "POST", "/api/track-order", { body: { order_id: orderId.toLowerCase(), email: HOME.email } });
  for (const id of [orderId, asha.id]) {
    const [, ...reads] = await access(id);
    expect(reads.map((line) => line.split("  ").at(-1)).toSorted()).toEqual([
      "by its number and email",
      "by the link to its invoice",
    ]);
  }
});

test("a token in wrong hands is ended by itself, by its session's id, or with all of its account", async () => {
  const endBy = async (id: string) => (await answerCommand(shop, ["sessions", "end", id])).message;
  const isIn = async ({ bearer }: Shopper) => (await get("/api/user", bearer)).statusCode === 200;
  const [one, two, three] = [await signIn(shop, asha.email), await signIn(shop, asha.email), await newShopper(shop)];
  expect(await endBy(one.bearer)).toBe("One session is ended.");
  expect([await isIn(one), await isIn(two), await isIn(asha)]).toEqual([false, true, true]);
  expect(await endBy(session)).toBe("One session is ended.");
  expect([await isIn(two), await isIn(asha)]).toEqual([true, false]);
  await signIn(shop, asha.email);
  expect(await endBy(asha.id)).toBe("2 sessions are ended.");
  expect([await isIn(two), await isIn(three)]).toEqual([false, true]);
  expect(await endBy(asha.id)).toContain("There is no such session");
});

test("what was refused was not read, and one session's reads are none of another's", async () => {
  const stranger = await newShopper(shop);
  for (const url of [`/api/orders/${orderId}`, `/api/users/orders/${orderId}/items`, `/orders/${orderId}/invoice`]) {
    expect((await get(url, stranger.bearer)).statusCode).toBe(404);
  }
  await ask(shop, "POST", "/api/track-order", { body: { order_id: orderId, email: "other@example.com" } });
  expect(await access(orderId)).toEqual([expect.stringContaining("No order was read")]);
  const elsewhere = await signIn(shop, asha.email);
  await get("/api/orders", elsewhere.bearer);
  expect(await access(asha.bearer)).toEqual([expect.stringContaining("No order was read")]);
  expect(await access(elsewhere.bearer)).toHaveLength(2);
});

test("a session that asks again is one line a day, however often and from however many pages at once", async () => {
  const start = shop.clock.now();
  for (const days of [0, 1]) {
    shop.clock.set(new Date(start.getTime() + days * 20 * 60 * MINUTE_MS));
    await Promise.all(Array.from({ length: 12 }, () => get("/api/orders")));
  }
  expect(await access(session)).toHaveLength(3);
  shop.clock.set(start);
});

test("an erased account is no longer found by its name, its sessions and orders are; after a year nothing is", async () => {
  const start = shop.clock.now();
  await get("/api/orders");
  await ask(shop, "DELETE", "/api/users/account", { bearer: asha.bearer, body: { password: PASSWORD } });
  expect(await access(asha.id)).toEqual([expect.stringContaining("No order was read")]);
  shop.clock.advance(365 * DAY_MS);
  await shop.runJobs();
  for (const id of [session, orderId]) expect(await access(id)).toHaveLength(2);
  shop.clock.advance(2 * DAY_MS);
  await shop.runJobs();
  for (const id of [session, orderId]) expect(await access(id)).toEqual([expect.stringContaining("No order was read")]);
  shop.clock.set(start);
});
