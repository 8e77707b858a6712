import { afterAll, beforeAll, expect, test } from "vitest";
import { minimalCatalogue, minimalProduct } from "../testing/minimal-catalogue.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { importCatalogue } from "./import-catalogue.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const inTwoCloths = (change: object) => ({
  ...minimalCatalogue,
  materials: {
    linen: { name: "Linen", color_code: "#aabbcc" },
    khadi: { name: "Khadi", color_code: "#1b2339" },
  },
  products: [{ ...minimalProduct, materials: ["linen", "khadi"], sizes: { S: 3, M: null }, ...change }],
});

test("each material has the pieces of the size, or its own where the file gives them", async () => {
  const file = inTwoCloths({ pieces: { khadi: { S: 0, M: 2 } } });
  await importCatalogue(shop.db, { file }, { now: shop.clock.now(), subject: "a file" });
  const variants = await shop.db
    .selectFrom("variants")
    .leftJoin("stock_movements", "variant_id", "variants.id")
    .select(["sku", "stock", "delta", "reason"])
    .orderBy("variants.id")
    .execute();
  expect(variants).toEqual([
    { sku: "K-1-S-linen", stock: 3, delta: 3, reason: "opening" },
    { sku: "K-1-S-khadi", stock: 0, delta: null, reason: null },
    { sku: "K-1-M-linen", stock: null, delta: null, reason: null },
    { sku: "K-1-M-khadi", stock: 2, delta: 2, reason: "opening" },
  ]);
});

test.each([
  [{ silk: { S: 1 } }, 'pieces, silk: is not among the materials; add "silk" there, or remove it here'],
  [{ khadi: { L: 1 } }, 'pieces, khadi, L: is not among the sizes; add "L" there, or remove it here'],
  [{ khadi: { S: -1 } }, "pieces, khadi, S: is -1; give at least 0"],
])("pieces %j are a mistake of the file", (pieces, mistake) => {
  expect(checkCatalogue(inTwoCloths({ pieces }), new Set()).mistakes).toEqual([`product "plain-kurta", ${mistake}`]);
});

// spec: GST shelf price
test("a price between two tax slabs is sold at the higher rate, and its owner is told", () => {
  const check = (change: object) =>
    checkCatalogue({ ...minimalCatalogue, products: [{ ...minimalProduct, ...change }] }, new Set());
  const warning =
    'product "plain-kurta", price: sells at 2700, which fits no tax slab and is taxed at the higher rate; 2625 or below costs less tax, above 2950 is right';
  expect(check({ price: 2700 })).toMatchObject({ mistakes: [], warnings: [warning] });
  expect(check({ price: 3000, offer: { type: "percentage", discount: 10 } }).warnings).toEqual([warning]);
  expect(check({ price: 2625 }).warnings).toEqual([]);
});
