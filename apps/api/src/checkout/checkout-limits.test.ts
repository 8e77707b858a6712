import { afterAll, beforeAll, expect, test } from "vitest";
import { attemptLimits } from "../limits/policies.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ask, newShopper } from "../testing/shopper.ts";
import { REAL_LABEL, type TestApp, testApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop({ env: { RATE_LIMITS: "strict" } });
});
afterAll(() => shop.close());

test("a shopper can make twenty orders an hour; repeated and refused requests are not counted", async () => {
  const shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  const pending = await shopper.pendingOrder();
  const order = (number: number) => shopper.order({ ...pending, address: `${number} Chhawni Road` }, `order-${number}`);
  for (let number = 0; number < 20; number += 1) expect((await order(number)).status).toBe(201);
  expect(await order(20)).toMatchObject({ status: 429, headers: { "retry-after": "3600" } });
  // A lost answer can be requested again.
  for (let time = 0; time < 5; time += 1) expect((await order(19)).status).toBe(201);
  // A repeat of a replaced order would create a new one, and counts.
  expect((await order(18)).status).toBe(429);
  shop.clock.advance(60 * 60_000);
  // The same without an idempotency key.
  const last = { ...pending, address: "19 Chhawni Road" };
  for (let time = 0; time < 25; time += 1) expect((await shopper.order(last)).status).toBe(201);
  expect((await shopper.order({ ...pending, total: 1 })).status).toBe(409);
  expect((await order(20)).status).toBe(201);
});

test("wrong coupons in orders count as guesses; valid coupons do not count", async () => {
  const shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  const pending = await shopper.pendingOrder();
  const orderWith = (coupon_code: string | null) => shopper.order({ ...pending, coupon_code });
  const { max } = attemptLimits["coupon-miss"];
  for (let guess = 0; guess < max; guess += 1) {
    expect(await orderWith(`GUESS-${guess}`)).toMatchObject({ status: 422, body: { message: "Invalid coupon code" } });
    // A valid coupon, refused because its discount was not among the figures sent.
    expect((await orderWith("WELCOME10")).status, `after ${guess + 1} misses`).toBe(guess < max - 1 ? 409 : 429);
  }
  const refused = { status: 429, headers: { "retry-after": "600" } };
  expect(await orderWith("ONE-MORE-GUESS")).toMatchObject(refused);
  expect(await ask(shop, "GET", "/api/coupon/WELCOME10")).toMatchObject(refused);
  expect((await orderWith(null)).status).toBe(201);
  shop.clock.advance(10 * 60_000);
  expect((await orderWith("WELCOME10")).status).toBe(409);
});

test("the sandbox bank's buttons do not exist in a shop that takes real money", async () => {
  const production = await testApp({ settings: { mode: "production" }, label: REAL_LABEL });
  const body = { provider_order_id: "order_1", outcome: "success" };
  expect((await ask(production, "POST", "/dev/bank/payments", { body })).status).toBe(404);
  await production.close();
});
