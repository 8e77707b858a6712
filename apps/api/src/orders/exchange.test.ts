import type { Order } from "@selvedge/commerce/wire/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { UNNAMED } from "../settings/settings.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay, seen } from "../testing/paying.ts";
import { ask, newShopper, type Shopper, signIn } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

const HOUR_MS = 60 * 60_000;

let shop: TestApp;
let shopper: Shopper;
let order: Order;
beforeAll(async () => {
  shop = await demoShop({ label: { ...UNNAMED, replyTime: "within two working days" } });
});
beforeEach(async () => {
  shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  const placed = await ordered(shopper);
  await pay(shop, shopper, placed);
  await shop.progress.advance(placed.order.id, "shipped");
  order = await seen(shopper, placed.order.id);
  await shop.runJobs();
});
afterAll(() => shop.close());

const exchange = (change: object = {}, who = shopper) =>
  who.ask<{ order: Order; message: string; errors: object }>("POST", `/api/orders/${order.id}/exchange`, {
    item_id: order.items[0]?.id,
    size: "L",
    reason: "small",
    ...change,
  });
const deliver = () => shop.progress.advance(order.id, "delivered");
async function mails() {
  shop.sentMails.length = 0;
  await shop.runJobs();
  return shop.sentMails.filter(({ subject }) => /exchange/i.test(subject));
}

// spec: POST /api/orders/{id}/exchange
// spec: An exchange of its own
test("a delivered piece is exchanged for another size, and shopper and shop are mailed", async () => {
  await deliver();
  expect(await seen(shopper, order.id)).toMatchObject({
    exchange: null,
    exchange_until: new Date(shop.clock.now().getTime() + 48 * HOUR_MS).toISOString(),
  });
  const { status, body } = await exchange();
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    status: "delivered",
    exchange_until: null,
    exchange: { item_id: order.items[0]?.id, size_received: "M", size_wanted: "L", reason: "small" },
  });
  expect(await seen(shopper, order.id)).toEqual(body.order);
  const [first, second] = (await mails()).toSorted((a, b) => a.subject.localeCompare(b.subject));
  expect([first?.to, first?.subject]).toEqual(["orders@selvedge.example", `Exchange for ${order.id}: M to L`]);
  expect(first?.text).toContain("Please answer within two working days");
  expect(first?.text).toContain("+91 98765 43210");
  expect([second?.to, second?.subject]).toEqual([order.email, `Your exchange for order ${order.id}`]);
  expect(second?.text).toContain("We answer within two working days.");
});

test("an order has one exchange: repeating the request returns it, another request is refused", async () => {
  await deliver();
  await exchange();
  await mails();
  expect((await exchange()).status).toBe(201);
  const other = await exchange({ size: "XL" });
  expect(other.status).toBe(409);
  expect(other.body.message).toBe("An exchange was asked for already. It can be asked for once per order.");
  expect((await seen(shopper, order.id)).exchange?.size_wanted).toBe("L");
  expect(await mails()).toEqual([]);
});

test("of concurrent requests one counts", async () => {
  await deliver();
  const sizes = ["XS", "S", "L", "XL"];
  const answers = await Promise.all(sizes.map((size) => exchange({ size })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  const won = sizes[answers.findIndex(({ status }) => status === 201)];
  expect((await seen(shopper, order.id)).exchange?.size_wanted).toBe(won);
  expect(await mails()).toHaveLength(2);
});

test("exchanges are refused before delivery and later than 48 hours after it", async () => {
  expect((await exchange()).body.message).toBe("An exchange can be asked for once the order is delivered.");
  await deliver();
  shop.clock.advance(48 * HOUR_MS);
  // Signed in again, because the session has expired after two days.
  const later = await signIn(shop, shopper.email);
  expect((await seen(later, order.id)).exchange_until).toBe(shop.clock.now().toISOString());
  shop.clock.advance(1);
  expect((await seen(later, order.id)).exchange_until).toBeNull();
  const late = await exchange({}, later);
  expect([late.status, late.body.message]).toEqual([409, "An exchange can be asked for within 48 hours of delivery."]);
});

test("a made-to-measure piece is altered within the same hours, not exchanged", async () => {
  await deliver();
  expect((await seen(shopper, order.id)).alteration_until).toBeNull();
  const asked = await newShopper(shop);
  await asked.add("zoya-short-jacket", "Custom");
  const placed = await ordered(asked);
  await pay(shop, asked, placed);
  await shop.progress.advance(placed.order.id, "shipped");
  expect(await seen(asked, placed.order.id)).toMatchObject({ alteration_until: null });
  await shop.progress.advance(placed.order.id, "delivered");
  const until = new Date(shop.clock.now().getTime() + 48 * HOUR_MS).toISOString();
  const made = await seen(asked, placed.order.id);
  expect([made.exchange_until, made.alteration_until]).toEqual([null, until]);
  const answer = await asked.ask<{ message: string }>("POST", `/api/orders/${placed.order.id}/exchange`, {
    item_id: made.items[0]?.id,
    size: "L",
    reason: "small",
  });
  expect([answer.status, answer.body.message]).toEqual([
    422,
    "A piece that was made to measure is altered, not exchanged. Please call us.",
  ]);
  shop.clock.advance(48 * HOUR_MS + 1);
  const later = await signIn(shop, asked.email);
  expect((await seen(later, placed.order.id)).alteration_until).toBeNull();
});

test("only the size can change, and only of a piece of the user's own order", async () => {
  await deliver();
  for (const [change, field] of [
    [{ size: "M" }, "size"],
    [{ size: "XXXXL" }, "size"],
    [{ size: "Custom" }, "size"],
    [{ item_id: "nothing" }, "item_id"],
    [{ reason: "colour" }, "reason"],
  ] as const) {
    const { status, body } = await exchange(change);
    expect([status, Object.keys(body.errors)], JSON.stringify(change)).toEqual([422, [field]]);
  }
  const stranger = await newShopper(shop);
  expect((await exchange({}, stranger)).status).toBe(404);
  const guest = await ask(shop, "POST", `/api/orders/${order.id}/exchange`, { body: {} });
  expect(guest.status).toBe(401);
  expect((await seen(shopper, order.id)).exchange).toBeNull();
});
