import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import type { Order, OrderLine } from "@selvedge/commerce/wire/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay, seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
let shopper: Shopper;
let placed: PlacedOrder;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  placed = await ordered(shopper);
});
afterAll(() => shop.close());

// spec: GET /api/orders, GET /api/orders/{id}
test("the three routes to an order return the same, newest first", async () => {
  await pay(shop, shopper, placed);
  shop.clock.advance(60_000);
  await shopper.add("chand-khadi-top", "M", 3);
  const second = await ordered(shopper);
  const own = await shopper.ask<{ success: true; data: Order[] }>("GET", "/api/orders");
  const byUser = await shopper.ask<{ orders: Order[] }>("GET", `/api/users/orders/${shopper.id}`);
  const items = await shopper.ask<{ items: OrderLine[] }>("GET", `/api/users/orders/${second.order.id}/items`);
  expect(own.body).toMatchObject({ success: true, data: [{ id: second.order.id }, { id: placed.order.id }] });
  expect(byUser.body.orders).toEqual(own.body.data);
  expect(items.body.items).toEqual(own.body.data[0]?.items);
  expect(await seen(shopper, second.order.id)).toEqual(own.body.data[0]);
});

// spec: GET /api/users/orders/{user id}
test("a shopper without orders has an empty list", async () => {
  const fresh = await newShopper(shop);
  expect((await fresh.ask("GET", `/api/users/orders/${fresh.id}`)).body).toEqual({ orders: [] });
  expect((await fresh.ask("GET", "/api/orders")).body).toEqual({ success: true, data: [] });
});

// spec: GET /api/users/orders/{order id}/items
test("an order shows what was bought, whatever the catalogue says later", async () => {
  await pay(shop, shopper, placed);
  const before = await seen(shopper, placed.order.id);
  await shop.db
    .updateTable("products")
    .set({ name: "Renamed", slug: "renamed" })
    .where("slug", "=", "kesar-long-kurta")
    .execute();
  expect(await seen(shopper, placed.order.id)).toEqual(before);
  await shop.db
    .updateTable("products")
    .set({ name: "Kesar Long Kurta", slug: "kesar-long-kurta" })
    .where("slug", "=", "renamed")
    .execute();
});

test("the shopper's measurements are stored with the line", async () => {
  const measurements = { bust: 36, waist: 30, hip: 40, additionalNotes: "Long <b>arms</b>" };
  const { body: product } = await shopper.ask<{
    product: { id: number; attributes: { type: string; options: { value: string }[] }[] };
  }>("GET", "/api/products/zoya-short-jacket");
  const variants = product.product.attributes.map(({ type, options }) =>
    type === "size" ? { type, value: "Custom", measurements } : { type, value: options[0]?.value },
  );
  await shopper.ask("POST", "/api/cart/items", {
    product_id: product.product.id,
    quantity: 1,
    cart_token: shopper.cartToken,
    variants,
  });
  placed = await ordered(shopper);
  await pay(shop, shopper, placed);
  const order = await seen(shopper, placed.order.id);
  expect(order.items.find(({ size }) => size === "Custom")?.measurements).toEqual(measurements);
  shop.sentMails.length = 0;
  await shop.runJobs();
  const first = shop.sentMails.find(({ subject }) => subject.startsWith(`New order ${placed.order.id}`));
  expect(first?.html).toContain("Long &lt;b&gt;arms&lt;/b&gt;");
  expect(first?.text).toContain("Custom: bust 36, waist 30, hip 40 in");
});
