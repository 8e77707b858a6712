import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { type Visitor, visitor } from "../testing/visitor.ts";
import type { TestApp } from "../testing/test-app.ts";

const ROUNDS = 20;

let shop: TestApp;
let asha: Visitor;
beforeAll(async () => {
  shop = await demoShop();
  asha = visitor(shop);
});
afterAll(() => shop.close());

test("a piece added while the last one is removed is in the cart", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const token = await asha.add("mira-tiered-dress", { size: "M" });
    const [last] = await asha.lines(token);
    const [, kept] = await Promise.all([
      asha.remove(last?.id ?? "", token),
      asha.add("chand-khadi-top", { size: "M", token }),
    ]);
    expect((await asha.lines(kept)).map(({ product }) => product.slug)).toEqual(["chand-khadi-top"]);
  }
});

test("when the last two lines are removed at once, the cart is deleted", async () => {
  const carts = async () => (await shop.db.selectFrom("carts").select("id").execute()).length;
  const before = await carts();
  for (let round = 0; round < ROUNDS; round += 1) {
    const token = await asha.add("mira-tiered-dress", { size: "M" });
    await asha.add("mira-tiered-dress", { size: "S", token });
    await Promise.all((await asha.lines(token)).map(({ id }) => asha.remove(id, token)));
  }
  expect(await carts()).toBe(before);
});

test("two lines of one product that are raised at once cannot exceed its limit in a cart", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const token = await asha.add("charu-kantha-coat", { size: "S" });
    await asha.add("charu-kantha-coat", { size: "M", token });
    const answers = await Promise.all((await asha.lines(token)).map((line) => asha.put(line, 15)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect(await asha.count(token)).toBe(16);
  }
});
