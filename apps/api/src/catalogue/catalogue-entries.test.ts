import { CatalogueAnswer, ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "../testing/count-statements.ts";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const read = async (query = "") => CatalogueAnswer.parse((await shop.app.inject(`/api/catalogue${query}`)).json());

test("reading the whole catalogue returns each product on sale once, with all pictures and sizes", async () => {
  const { products, next } = await read();
  const listing = ListingAnswer.parse((await shop.app.inject("/api/products?per_page=100")).json());
  expect(products).toHaveLength(listing.total);
  expect(next).toBeNull();
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(listing.total);
  const kurta = products.find(({ slug }) => slug === "noor-khadi-kurta");
  expect(kurta).toMatchObject({
    sale_price: 4200,
    stock_status: "in_stock",
    meta_description: expect.stringMatching(/./),
  });
  expect(kurta?.pictures.length).toBeGreaterThan(2);
  expect(kurta?.attributes.map(({ type }) => type)).toEqual(["size", "material"]);
});

test("a page starts after the given product, takes one statement, and leaves out products not on sale", async () => {
  const { products } = await read();
  const third = products[2]!;
  const rest = await read(`?after=${third.id}`);
  expect(rest.products.map(({ id }) => id)).toEqual(products.slice(3).map(({ id }) => id));
  expect(await countStatements(() => read(`?after=${third.id}`))).toBe(1);
  await shop.db.updateTable("products").set({ status: "hidden" }).where("id", "=", third.id).execute();
  expect((await read()).products.map(({ id }) => id)).not.toContain(third.id);
});

test.each(["?after=", "?after=-1", "?after=x", "?after=1e9", "?after=99999999999999999999", "?after=1&after=2"])(
  "answers %s",
  async (query) => {
    const answer = await shop.app.inject(`/api/catalogue${query}`);
    expect(answer.statusCode).toBe(200);
    CatalogueAnswer.parse(answer.json());
  },
);
