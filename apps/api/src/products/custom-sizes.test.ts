import { afterAll, beforeAll, expect, test } from "vitest";
import { minimalCatalogue, minimalProduct } from "../testing/minimal-catalogue.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { importCatalogue } from "./import-catalogue.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const imported = (mayBeCustom: boolean) =>
  importCatalogue(
    shop.db,
    { file: { ...minimalCatalogue, products: [{ ...minimalProduct, custom_size: true }] } },
    { now: shop.clock.now(), subject: "a file", mayBeCustom },
  );

test("a product that is made to measure is refused in a shop that makes nothing to measure", async () => {
  await expect(imported(false)).rejects.toThrow(
    'product "plain-kurta", custom_size: is true, but this shop makes nothing to measure; set it to false, or first: npm run shop -- settings set custom yes',
  );
  expect((await imported(true)).added).toHaveLength(1);
});
