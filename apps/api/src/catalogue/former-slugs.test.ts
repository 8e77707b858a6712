import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const rename = (table: "products" | "categories", slug: string, name: string) =>
  shop.db.updateTable(table).set({ slug: name }).where("slug", "=", slug).execute();
const product = async (slug: string) => {
  const answer = await shop.app.inject(`/api/products/${slug}`);
  return answer.statusCode === 200 ? (answer.json().product.slug as string) : answer.statusCode;
};
const category = async (slug: string) => {
  const answer = await shop.app.inject(`/api/categories/${slug}/products`);
  return answer.statusCode === 200 ? (answer.json().category.slug as string) : answer.statusCode;
};

test("a product that was renamed twice is found under each slug, and reports the current one", async () => {
  await rename("products", "noor-khadi-kurta", "noor-kurta");
  await rename("products", "noor-kurta", "noor-hand-spun-kurta");
  const names = ["noor-khadi-kurta", "noor-kurta", "noor-hand-spun-kurta"];
  expect(await Promise.all(names.map(product))).toEqual(Array(3).fill("noor-hand-spun-kurta"));
});

test("a slug given to another product finds that one; when it is freed, it finds the first one again", async () => {
  await rename("products", "mira-tiered-dress", "mira-dress");
  await rename("products", "tara-a-line-dress", "mira-tiered-dress");
  expect(await product("mira-tiered-dress")).toBe("mira-tiered-dress");
  expect(await product("tara-a-line-dress")).toBe("mira-tiered-dress");
  await rename("products", "mira-tiered-dress", "tara-a-line-dress");
  expect([await product("tara-a-line-dress"), await product("mira-tiered-dress")]).toEqual(
    Array(2).fill("tara-a-line-dress"),
  );
  await rename("products", "mira-dress", "mira-tiered-dress");
  expect([await product("mira-dress"), await product("mira-tiered-dress")]).toEqual(Array(2).fill("mira-tiered-dress"));
});

test("a hidden product is not found under a former slug either", async () => {
  await rename("products", "ila-ajrakh-skirt", "ila-skirt");
  await shop.db.updateTable("products").set({ status: "hidden" }).where("slug", "=", "ila-skirt").execute();
  expect([await product("ila-skirt"), await product("ila-ajrakh-skirt")]).toEqual([404, 404]);
});

test("a renamed category is found under each of its slugs", async () => {
  await rename("categories", "dresses", "frocks");
  expect([await category("dresses"), await category("frocks")]).toEqual(["frocks", "frocks"]);
  expect(await category("no-such-category")).toBe(404);
  expect(await category("%00")).toBe(404);
});
