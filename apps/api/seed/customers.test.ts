import type { LoginAnswer } from "@selvedge/commerce/wire/account";
import type { Order } from "@selvedge/commerce/wire/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderInvariants } from "../src/orders/invariants.ts";
import { demoShop } from "../src/testing/demo-shop.ts";
import { ask } from "../src/testing/shopper.ts";
import type { TestApp } from "../src/testing/test-app.ts";
import { DEMO_CUSTOMER } from "./customers.ts";
import { seedDemo } from "./demo.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

// spec: ORD123456
test("the demo's customer signs in with the printed password and sees her orders in different states", async () => {
  const { email, password } = DEMO_CUSTOMER;
  const login = await ask<LoginAnswer>(shop, "POST", "/api/login", { body: { email, password } });
  expect(login.body.user).toMatchObject({ email, address: "14 Chhawni Road, Indore, Madhya Pradesh 452001" });
  const bearer = login.body.access_token;
  const { body } = await ask<{ data: Order[] }>(shop, "GET", "/api/orders", { bearer });
  expect(body.data.map(({ status }) => status)).toEqual([
    "placed",
    "processing",
    "shipped",
    "payment_failed",
    "delivered",
  ]);
  const shipped = await ask<{ data: Order }>(shop, "GET", "/api/orders/ORD123456", { bearer });
  expect(shipped.body.data).toMatchObject({ id: "ORD123456", status: "shipped", payment_status: "paid" });
  expect(shipped.body.data.steps.map(({ date }) => date !== null)).toEqual([true, true, true, false]);
  const delivered = body.data.find(({ status }) => status === "delivered");
  expect(delivered).toMatchObject({ coupon_code: "WELCOME10", discount: 500 });
});

test("the demo's orders keep every rule that real ones keep", async () => {
  expect(await orderInvariants(shop.db)).toEqual([]);
});

// spec: asha@example.com
test("a second start adds nothing, and says how to sign in again", async () => {
  const lines: string[] = [];
  await seedDemo(shop.db, shop.clock, (line) => lines.push(line));
  expect(lines).toEqual([`  demo sign-in: ${DEMO_CUSTOMER.email}, password ${DEMO_CUSTOMER.password}`]);
  expect(await shop.db.selectFrom("orders").select("id").execute()).toHaveLength(5);
});
