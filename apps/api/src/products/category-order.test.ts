import { afterAll, beforeAll, expect, test } from "vitest";
import { minimalProduct } from "../testing/minimal-catalogue.ts";
import { largeShopifyFile } from "../testing/shopify-file.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { readCatalogue } from "./current-catalogue.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { readFileOfGoods } from "./read-file.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const category = (slug: string, ...subs: string[]) => ({
  ...{ slug, name: slug, description: "All." },
  sub_categories: subs.map((sub) => ({ slug: sub, name: sub })),
});
const importText = (text: string) => {
  const given = readFileOfGoods(new TextEncoder().encode(text), { hsn: "6204" });
  return importCatalogue(shop.db, given, { now: shop.clock.now(), subject: "a file" });
};
const importCategories = (...categories: object[]) =>
  importText(JSON.stringify({ categories, products: [{ ...minimalProduct, category: "saris" }] }));
const order = async () =>
  (await readCatalogue(shop.db)).categories.map(({ slug, sub_categories }) =>
    [slug, ...sub_categories.map((sub) => sub.slug)].join(" "),
  );

test("new categories of an import come after those of the shop, and new sub-categories after those of their parent", async () => {
  await importCategories(category("saris", "silk", "cotton"), category("shawls"), category("stoles"));
  expect(await order()).toEqual(["saris silk cotton", "shawls", "stoles"]);
  await importCategories(category("coats", "wool", "felt"), category("capes"), category("saris", "linen", "cotton"));
  expect(await order()).toEqual(["saris silk cotton linen", "shawls", "stoles", "coats wool felt", "capes"]);
  await importText(largeShopifyFile(2));
  expect((await order()).slice(-3)).toEqual(["capes", "kurtas", "tunics"]);
});
