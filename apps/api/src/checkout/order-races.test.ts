import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { newShopper, type Shopper, shopperWith } from "../testing/shopper.ts";
import { restock, stockOf } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";

const MINUTE_MS = 60_000;
const ONCE100 = { code: "ONCE100", discount_type: "flat", discount_value: 100, max_discount_amount: null } as const;

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterEach(async () => expect(await orderInvariants(shop.db)).toEqual([]));
afterAll(() => shop.close());

const ordersOf = (shopper: Shopper) =>
  shop.db.selectFrom("orders").select("id").where("user_id", "=", shopper.id).execute();

// spec: T23 races
test("twenty concurrent requests with one key make one order", async () => {
  for (let round = 0; round < 20; round += 1) {
    const shopper = await shopperWith(shop, "kesar-long-kurta", "S");
    const pending = await shopper.pendingOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.order(pending, `round-${round}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await ordersOf(shopper)).toHaveLength(1);
  }
});

// spec: T23 races
test("of twenty concurrent shoppers one gets the last piece", async () => {
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => newShopper(shop)));
  for (let round = 0; round < 20; round += 1) {
    await restock(shop.db, "saanjh-slip-dress", "L", 1);
    const carts = await Promise.all(
      shoppers.map(async (shopper) => {
        shopper.cartToken = "";
        await shopper.add("saanjh-slip-dress", "L");
        return shopper.pendingOrder();
      }),
    );
    const answers = await Promise.all(
      shoppers.map((shopper, index) => shopper.order(carts[index] ?? carts[0]!, `last-${round}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
    expect(await stockOf(shop.db, "saanjh-slip-dress", "L")).toEqual({ free: 0, reserved: 1, sold: 0 });
    shop.clock.advance(16 * MINUTE_MS);
    await shop.runJobs();
  }
});

// spec: WELCOME10, FLAT250, ONCE100
// spec: T23 races
test("of twenty concurrent orders one gets the last use of a coupon", async () => {
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => shopperWith(shop, "kesar-long-kurta", "M")));
  const pending = await Promise.all(shoppers.map((shopper) => shopper.pendingOrder(ONCE100)));
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(
      shoppers.map((shopper, index) => shopper.order(pending[index] ?? pending[0]!, `once-${round}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(422)]);
    expect(await orderInvariants(shop.db)).toEqual([]);
    shop.clock.advance(16 * MINUTE_MS);
    await shop.runJobs();
  }
});
