import { afterAll, beforeAll, expect, test } from "vitest";
import { minimalCatalogue } from "../../testing/minimal-catalogue.ts";
import { largeShopifyFile } from "../../testing/shopify-file.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { readCatalogue } from "../current-catalogue.ts";
import { importCatalogue } from "../import-catalogue.ts";
import { readFileOfGoods } from "../read-file.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

test("a colour of a table is the shop's material of that name, whatever its code is", async () => {
  const options = { now: shop.clock.now(), subject: "a file" };
  const materials = { "indigo-khadi": { name: "Indigo", color_code: "#101030" } };
  await importCatalogue(shop.db, { file: { ...minimalCatalogue, materials } }, options);
  const table = readFileOfGoods(new TextEncoder().encode(largeShopifyFile(1)), { hsn: "6204" });
  await importCatalogue(shop.db, table, options);
  const catalogue = await readCatalogue(shop.db, ["kurta-1"]);
  expect(Object.keys(catalogue.materials)).toEqual(["indigo-khadi", "rust-red"]);
  expect(catalogue.products).toMatchObject([{ materials: ["indigo-khadi", "rust-red"] }]);
  expect(await importCatalogue(shop.db, table, options)).toMatchObject({ isChanged: false });
});
