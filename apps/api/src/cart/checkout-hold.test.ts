import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../database/transaction.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { type Visitor, visitor } from "../testing/visitor.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Carts } from "./cart.service.ts";

let shop: TestApp;
let carts: Carts;
let asha: Visitor;

beforeAll(async () => {
  shop = await demoShop();
  asha = visitor(shop);
  carts = shop.carts;
});
afterAll(() => shop.close());

test("an order reads the lines at current prices", async () => {
  const token = await asha.add("mira-tiered-dress", { size: "M", quantity: 2 });
  await transaction(shop.db, async (tx) => {
    const held = await carts.holdForCheckout(tx, token);
    expect(held?.lines).toMatchObject([
      { product: { slug: "mira-tiered-dress" }, size: "M", quantity: 2, unitPricePaise: 544_000, available: true },
    ]);
  });
});

test("without a token there is no cart", async () => {
  await transaction(shop.db, async (tx) => {
    for (const token of [undefined, "null", "cart_aaaaaaaaaaaaaaaaaaaaaaaa"]) {
      expect(await carts.holdForCheckout(tx, token)).toBeUndefined();
    }
  });
});

test("ordered lines are removed, and lines added after the order stay", async () => {
  const token = await asha.add("mira-tiered-dress", { size: "M" });
  const orderedAt = shop.clock.now();
  shop.clock.advance(60_000);
  await asha.add("noor-khadi-kurta", { size: "M", token });
  const empty = () =>
    transaction(shop.db, async (tx) => {
      const held = await carts.holdForCheckout(tx, token);
      if (held) await carts.empty(tx, held.id, orderedAt);
    });
  await empty();
  await empty();
  expect((await asha.lines(token)).map(({ product }) => product.slug)).toEqual(["noor-khadi-kurta"]);
});

test("a cart whose lines were all ordered is deleted", async () => {
  const token = await asha.add("mira-tiered-dress", { size: "M" });
  await transaction(shop.db, async (tx) => {
    const held = await carts.holdForCheckout(tx, token);
    await carts.empty(tx, held!.id, shop.clock.now());
    expect(await carts.holdForCheckout(tx, token)).toBeUndefined();
  });
});
