import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { orderInvariants } from "../orders/invariants.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay, seen } from "../testing/paying.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { restock, stockOf } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

let shop: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  await restock(shop.db, "saanjh-slip-dress", "L", 2);
  shopper = await newShopper(shop);
  await shopper.add("saanjh-slip-dress", "L");
});
afterEach(async () => expect(await orderInvariants(shop.db)).toEqual([]));
afterAll(() => shop.close());

async function later(durationMs: number): Promise<void> {
  shop.clock.advance(durationMs);
  await shop.runJobs();
}

test.each(["first", "second"])(
  "of two expired orders of one cart, only the one that is paid first is placed: the %s",
  async (which) => {
    const first = await ordered(shopper);
    await later(16 * MINUTE_MS);
    const second = await ordered(shopper);
    await later(16 * MINUTE_MS);
    const { sold } = await stockOf(shop.db, "saanjh-slip-dress", "L");
    const [kept, other] = which === "first" ? [first, second] : [second, first];
    await pay(shop, shopper, kept);
    await pay(shop, shopper, other);
    await shop.runJobs();
    expect(await seen(shopper, kept.order.id)).toMatchObject({ status: "placed", payment_status: "paid" });
    expect(await seen(shopper, other.order.id)).toMatchObject({ status: "payment_failed", payment_status: "refunded" });
    expect(await stockOf(shop.db, "saanjh-slip-dress", "L")).toEqual({ free: 1, reserved: 0, sold: sold + 1 });
  },
);

test("an expired order of what was left in a paid cart is placed when it is paid late", async () => {
  const paid = await ordered(shopper);
  await later(SECOND_MS);
  await shopper.add("kesar-long-kurta", "M");
  await pay(shop, shopper, paid);
  await later(SECOND_MS);
  const rest = await ordered(shopper);
  await later(16 * MINUTE_MS);
  await pay(shop, shopper, rest);
  expect(await seen(shopper, rest.order.id)).toMatchObject({ status: "placed", payment_status: "paid" });
});
