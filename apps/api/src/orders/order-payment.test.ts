import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered } from "../testing/paying.ts";
import { newShopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";
import { setProviderOrder } from "./order-payment.ts";
import { findOrder } from "./orders.repository.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

test("if the provider opens two orders for one of ours, both requests get the first", async () => {
  const shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  const { order } = await ordered(shopper);
  await shop.db.updateTable("orders").set({ provider_order_id: null }).where("id", "=", order.id).execute();

  const asBothRead = await findOrder(shop.db, order.id);
  expect(await setProviderOrder(shop.db, asBothRead!, "order_first")).toBe("order_first");
  expect(await setProviderOrder(shop.db, asBothRead!, "order_second")).toBe("order_first");
  expect(await findOrder(shop.db, order.id)).toMatchObject({ provider_order_id: "order_first" });
});
