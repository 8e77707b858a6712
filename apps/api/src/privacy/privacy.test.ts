import { DataExport } from "@selvedge/commerce/wire/account";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { columns } from "../database/schema.ts";
import { orderInvariants } from "../orders/invariants.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay, seen } from "../testing/paying.ts";
import { ask, HOME, type Method, newShopper, PASSWORD, type Shopper } from "../testing/shopper.ts";
import { restock } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";

const HOUR_MS = 60 * 60_000;

let shop: TestApp;
let asha: Shopper;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  asha = await newShopper(shop);
});
afterAll(() => shop.close());

const erase = ({ bearer }: Shopper, password = PASSWORD) =>
  ask<{ message: string; errors: Record<string, string[]> }>(shop, "DELETE", "/api/users/account", {
    bearer,
    body: { password },
  });

/** Tables of the whole database in which a text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.keys(columns)) {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} as t where t::text ilike ${`%${text}%`} limit 1`.execute(shop.db);
    if (rows.length > 0) found.push(table);
  }
  return found;
}

/** An order of somebody who gave an address of their own for it. */
async function paidOrder(shopper: Shopper): Promise<string> {
  await shopper.add("kesar-long-kurta", "M");
  const placed = await ordered(shopper);
  await pay(shop, shopper, placed);
  return placed.order.id;
}

const orderRow = (id: string) =>
  shop.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

// spec: GET /api/users/export
// spec: DPDP notice version
// spec: DPDP access
test("all that the shop holds of somebody is theirs as a file, and nothing that opens the account", async () => {
  const id = await paidOrder(asha);
  await shop.runJobs();
  const { body, headers } = await ask<DataExport>(shop, "GET", "/api/users/export", { bearer: asha.bearer });
  expect(headers["content-disposition"]).toBe('attachment; filename="my-data.json"');
  expect(DataExport.parse(body)).toEqual(body);
  expect(body.profile).toMatchObject({ id: asha.id, email: asha.email, policy_version: "2026-11-23" });
  expect(body.orders.map((order) => order.id)).toEqual([id]);
  expect(body.sessions).toHaveLength(1);
  expect(JSON.stringify(body)).not.toMatch(/argon2|hash/);
});

test("an export holds nothing of anybody else", async () => {
  await paidOrder(await newShopper(shop));
  const { body } = await ask<DataExport>(shop, "GET", "/api/users/export", { bearer: asha.bearer });
  expect(body).toMatchObject({ profile: { email: asha.email }, orders: [], reviews: [], mails: [] });
});

test("who registers with the address of another gets and erases none of the mails that were written to it", async () => {
  const id = await paidOrder(asha);
  await shop.runJobs();
  // An order may name any address, and nobody has shown that this one is theirs.
  const stranger = await newShopper(shop, HOME.email);
  const { body } = await ask<DataExport>(shop, "GET", "/api/users/export", { bearer: stranger.bearer });
  expect(body.mails).toEqual([]);
  await erase(stranger);
  const left = shop.db.selectFrom("mails").select("recipient").where("dedupe_key", "=", `order-placed:${id}`);
  expect(await left.executeTakeFirst()).toEqual({ recipient: HOME.email });
  const own = await ask<DataExport>(shop, "GET", "/api/users/export", { bearer: asha.bearer });
  expect(own.body.mails.map(({ sent_to }) => sent_to)).toContain(HOME.email);
});

// spec: DELETE /api/users/account
// spec: DPDP erasure
test("an account is erased by who knows its password, and nothing of it is left anywhere", async () => {
  await ask(shop, "POST", "/api/forgot-password", { body: { email: asha.email } });
  await shop.runJobs();
  const email = `new-${asha.email}`;
  await ask(shop, "PUT", `/api/users/profiles/${asha.id}`, {
    bearer: asha.bearer,
    body: { name: "Ashalata Unmistakable", email, phone: "98111 22233", address: "7 Unmistakable Lane" },
  });
  await shop.runJobs();
  expect((await erase(asha)).status).toBe(200);
  expect((await ask(shop, "GET", "/api/user", { bearer: asha.bearer })).status).toBe(401);
  expect((await ask(shop, "POST", "/api/login", { body: { email, password: PASSWORD } })).status).toBe(401);
  for (const text of [asha.id, asha.email, "Unmistakable", "9811122233"])
    expect([text, await tablesWith(text)]).toEqual([text, []]);
});

/** Has something of an account written into every table that keeps any, under an address that is not the account's. */
async function leaveTraces(shopper: Shopper, email: string): Promise<string> {
  const { bearer } = shopper;
  const call = (method: Method, url: string, body: object) => ask(shop, method, url, { bearer, body });
  const enquiry = { name: "Unmistakable Trace", email, phone: "98111 22244", type: "Order", subject: "Trace of words" };
  await call("POST", "/api/contacts", { ...enquiry, message: "A trace of many words." });
  const newsletter = { name: "Unmistakable Trace", email, type: "other", subject: "Newsletter Subscription" };
  await call("POST", "/api/contacts", newsletter);
  await call("POST", "/api/wishlist", { product_id: 3, session_id: "session_1750000000000_abcdefghi" });
  await restock(shop.db, "saanjh-slip-dress", "L", 0);
  await call("POST", "/api/products/saanjh-slip-dress/notify", { email, size: "L" });
  const id = await paidOrder(shopper);
  for (const step of ["ship", "deliver"]) await answerCommand(shop, ["orders", step, id]);
  const { items } = await seen(shopper, id);
  await call("POST", `/api/orders/${id}/exchange`, { item_id: items[0]?.id, size: "L", reason: "small" });
  await call("POST", "/api/products/kesar-long-kurta/reviews", { rating: 4, comment: "A trace of words on a kurta." });
  await shop.runJobs();
  return id;
}

const mailsOf = (orderId: string) =>
  shop.db.selectFrom("mails").selectAll().where("order_id", "=", orderId).orderBy("kind").execute();

test("what an account has asked, kept and written is its own, whatever address it gave: exported, and erased", async () => {
  const email = "trace@unmistakable.example";
  const id = await leaveTraces(asha, email);
  const { body } = await ask<DataExport>(shop, "GET", "/api/users/export", { bearer: asha.bearer });
  expect(DataExport.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    wishlist: [{ product_id: 3 }],
    stock_waits: [{ email, size: "L" }],
    newsletter: [{ email, name: "Unmistakable Trace" }],
    enquiries: [{ email, subject: "Trace of words", message: "A trace of many words." }],
    reviews: [{ comment: "A trace of words on a kurta." }],
  });
  const kinds = ["exchange", "exchange-notice", "order-delivered", "order-notice", "order-placed", "order-shipped"];
  expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(kinds);
  // Those of the order, a notice and a receipt of the enquiry, the one of the newsletter, and the notice of the review.
  expect(body.mails).toHaveLength(kinds.length + 4);

  expect((await erase(asha)).status).toBe(200);
  for (const text of [asha.id, "unmistakable", "98111 22244", "trace of"])
    expect([text, await tablesWith(text)]).toEqual([text, []]);
  const empty = { recipient: "", subject: "", html: "", text: "", reply_to: null, unsubscribe_url: null };
  expect(await mailsOf(id)).toMatchObject(kinds.map((kind) => ({ kind, ...empty, last_error: null })));
});

test("what somebody asked or wrote without an account belongs to none that has the address", async () => {
  const enquiry = { name: "A guest", type: "Order", subject: "Of a guest", message: "Words of a guest." };
  await ask(shop, "POST", "/api/contacts", { body: { ...enquiry, email: asha.email } });
  const newsletter = { name: "A guest", type: "other", subject: "Newsletter Subscription", email: asha.email };
  await ask(shop, "POST", "/api/contacts", { body: newsletter });
  await restock(shop.db, "saanjh-slip-dress", "L", 0);
  await ask(shop, "POST", "/api/products/saanjh-slip-dress/notify", { body: { email: asha.email, size: "L" } });
  // Asked for again by the account, it stays whose it was.
  const body = { email: asha.email, size: "L" };
  await ask(shop, "POST", "/api/products/saanjh-slip-dress/notify", { bearer: asha.bearer, body });
  const exported = await ask<DataExport>(shop, "GET", "/api/users/export", { bearer: asha.bearer });
  expect(exported.body).toMatchObject({ stock_waits: [], newsletter: [], enquiries: [], mails: [] });
  await erase(asha);
  expect(await tablesWith(asha.email)).toEqual(
    expect.arrayContaining(["enquiries", "mails", "stock_waits", "subscribers"]),
  );
});

test("the address is free for a new account", async () => {
  await erase(asha);
  expect((await newShopper(shop, asha.email)).id).not.toBe(asha.id);
});

test("a wrong password erases nothing, and cannot be guessed here either", async () => {
  for (let guess = 0; guess < 10; guess += 1) {
    const { status, body } = await erase(asha, `guess ${guess}`);
    expect([status, body.errors]).toEqual([422, { password: ["This is not your password."] }]);
  }
  expect((await erase(asha)).status).toBe(429);
  expect((await ask(shop, "GET", "/api/user", { bearer: asha.bearer })).status).toBe(200);
});

test("an order under way keeps what it is delivered by; once it is settled, its invoice keeps name and address", async () => {
  const id = await paidOrder(asha);
  await shop.runJobs();
  await erase(asha);
  expect(await orderRow(id)).toMatchObject({ user_id: null, status: "placed", email: HOME.email });
  const mails = await shop.db
    .selectFrom("mails")
    .select(["recipient", "text"])
    .where("dedupe_key", "like", `%:${id}`)
    .execute();
  expect(mails).toEqual(Array(2).fill({ recipient: "", text: "" }));

  const delivered = { status: "delivered", delivered_at: shop.clock.now() } as const;
  await shop.db
    .updateTable("orders")
    .set({ ...delivered, check_payment_at: null })
    .where("id", "=", id)
    .execute();
  await shop.runJobs();
  expect((await orderRow(id)).email).toBe(HOME.email);
  shop.clock.advance(48 * HOUR_MS);
  await shop.runJobs();
  expect(await orderRow(id)).toMatchObject({
    email: "",
    phone: "",
    customer_name: HOME.customer_name,
    address: HOME.address,
  });
  expect(await orderInvariants(shop.db)).toEqual([]);
});

test("an order that nobody paid keeps not even the name", async () => {
  await asha.add("kesar-long-kurta", "M");
  const { order } = await ordered(asha, "a-key-of-this-order");
  await erase(asha);
  expect(await tablesWith(asha.id)).toEqual([]);
  shop.clock.advance(4 * 24 * HOUR_MS);
  for (let round = 0; round < 3; round += 1) {
    await shop.runJobs();
    shop.clock.advance(HOUR_MS);
  }
  expect(await orderRow(order.id)).toMatchObject({ customer_name: "", email: "", phone: "", address: "" });
  expect(await orderInvariants(shop.db)).toEqual([]);
});

test("a review that is shown stays without its writer's name, and one that waits goes", async () => {
  const review = {
    rating: 5,
    comment: "Soft",
    verified: true,
    created_at: shop.clock.now(),
    user_id: asha.id,
  } as const;
  const author_name = "Ashalata U.";
  await shop.db
    .insertInto("reviews")
    .values([
      { ...review, author_name, product_id: 1, status: "approved" },
      { ...review, author_name, product_id: 2, status: "waiting" },
    ])
    .execute();
  const { body } = await ask<DataExport>(shop, "GET", "/api/users/export", { bearer: asha.bearer });
  expect(body.reviews.map(({ product_id }) => product_id).toSorted()).toEqual([1, 2]);
  await erase(asha);
  expect(await tablesWith("Ashalata")).toEqual([]);
  const left = await shop.db
    .selectFrom("reviews")
    .select("product_id")
    .where("author_name", "=", "A customer")
    .execute();
  expect(left).toEqual([{ product_id: 1 }]);
});

test("nobody else's account or order changes", async () => {
  const other = await newShopper(shop);
  const id = await paidOrder(other);
  await erase(asha);
  expect(await orderRow(id)).toMatchObject({ user_id: other.id, email: HOME.email });
  expect((await ask(shop, "GET", "/api/user", { bearer: other.bearer })).status).toBe(200);
});

test("of five who erase one account at once, all but one find it gone", async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => erase(asha)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
});

// spec: DPDP children
test("the owner erases the account of a child, by its email or its id, and what tax law asks for stays", async () => {
  const id = await paidOrder(asha);
  const email = asha.email.toUpperCase();
  expect(await answerCommand(shop, ["accounts", "erase", email])).toEqual({
    isDone: true,
    message: "The account is erased. What tax law asks to keep of its orders stays.",
  });
  expect((await ask(shop, "GET", "/api/user", { bearer: asha.bearer })).status).toBe(401);
  for (const text of [asha.id, asha.email]) expect([text, await tablesWith(text)]).toEqual([text, []]);
  expect(await orderRow(id)).toMatchObject({ user_id: null, status: "placed" });
  expect(await answerCommand(shop, ["accounts", "erase", email])).toEqual({
    isDone: false,
    message: `There is no account ${email}.`,
  });
  const other = await newShopper(shop);
  expect((await answerCommand(shop, ["accounts", "erase", other.id])).isDone).toBe(true);
  expect(await orderInvariants(shop.db)).toEqual([]);
});
