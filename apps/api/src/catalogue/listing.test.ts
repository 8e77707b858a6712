import { ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const get = async (url: string) => {
  const answer = await shop.app.inject(url);
  expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
  return answer.json();
};
const listing = async (url: string) => ListingAnswer.parse(await get(url));

// spec: GET /api/products
// spec: Shop page size 12
test("a listing has twelve products per page, and pagination URLs without a host", async () => {
  const first = await listing("/api/products");
  expect(first.data).toHaveLength(12);
  expect(first).toMatchObject({ total: 28, last_page: 3, current_page: 1, per_page: 12, category: null });
  expect(first).toMatchObject({ next_page_url: "/api/products?page=2", prev_page_url: null });
  const last = await listing("/api/products?page=3");
  expect(last.data).toHaveLength(4);
  expect(last).toMatchObject({ next_page_url: null, prev_page_url: "/api/products?page=2" });
  expect(last.links.map(({ label, active }) => (active ? `[${label}]` : label))).toEqual([
    "Previous",
    "1",
    "2",
    "[3]",
    "Next",
  ]);
});

test("a listing shows each product once, in any order", async () => {
  for (const sort of ["default", "price_asc", "price_desc", "name_asc", "name_desc"]) {
    const pages = [1, 2, 3].map((page) => listing(`/api/products?sort=${sort}&page=${page}`));
    const ids = (await Promise.all(pages)).flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(28);
  }
});

test("a listing sorts by the price to pay, not by the price before the discount", async () => {
  const { data } = await listing("/api/products?sort=price_asc&per_page=100");
  const prices = data.map(({ sale_price }) => sale_price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(data.find(({ slug }) => slug === "vana-ikat-tunic")).toMatchObject({ sale_price: 2550, price: 3400 });
});

test("a listing sorts names regardless of capitals and accents", async () => {
  const named = await demoShop();
  const names = ["Zoya", "éclat", "Edda", "Ebony", "Ōmi", "Oak", "Pari", "apple", "Ähre"];
  for (const [index, name] of names.entries()) {
    await named.db
      .updateTable("products")
      .set({ name })
      .where("id", "=", (eb) =>
        eb.selectFrom("products").select("id").where("status", "=", "active").orderBy("id").offset(index).limit(1),
      )
      .execute();
  }
  const sorted = async (url: string) =>
    (await named.app.inject(url))
      .json<ListingAnswer>()
      .data.map(({ name }) => name)
      .filter((name) => names.includes(name));
  const expected = ["Ähre", "apple", "Ebony", "éclat", "Edda", "Oak", "Ōmi", "Pari", "Zoya"];
  expect(await sorted("/api/products?sort=name_asc&per_page=100")).toEqual(expected);
  expect(await sorted("/api/products?sort=name_desc&per_page=100")).toEqual(expected.toReversed());
  await named.close();
});

// spec: Comma lists of categories
test("a listing of several categories has the products of any of them", async () => {
  const { categories } = await get("/api/home/categories");
  const [dresses, kurtas] = categories;
  const both = await listing(`/api/products?category_id=${dresses.id},${kurtas.id}`);
  expect(both.total).toBe(dresses.products + kurtas.products);
  expect(both.next_page_url).toBe(`/api/products?category_id=${dresses.id},${kurtas.id}&page=2`);
});

// spec: Comma lists of categories
test("a sub-category narrows only its own category", async () => {
  const { categories } = await get("/api/home/categories");
  const [dresses, kurtas] = categories;
  const slips = dresses.sub_categories.find(({ slug }: { slug: string }) => slug === "slip-dresses");
  expect((await listing(`/api/products?sub_category_id=${slips.id}`)).total).toBe(2);
  expect((await listing(`/api/products?category_id=${dresses.id}&sub_category_id=${slips.id}`)).total).toBe(2);
  const mixed = `/api/products?category_id=${dresses.id},${kurtas.id}&sub_category_id=${slips.id}`;
  expect((await listing(mixed)).total).toBe(2 + kurtas.products);
  const several = dresses.sub_categories.slice(0, 2) as { id: number; products: number }[];
  const both = await listing(`/api/products?sub_category_id=${several.map(({ id }) => id).join()}`);
  expect([several.length, both.total]).toEqual([2, several.reduce((sum, { products }) => sum + products, 0)]);
});

// spec: GET /api/categories/{slug}/products
// spec: Collections by slug
test("a collection's listing can be filtered by categories, and names its collection", async () => {
  const { categories } = await get("/api/home/categories");
  const whole = await listing("/api/categories/workwear/products");
  expect(whole.category).toMatchObject({ slug: "workwear", name: "Workwear", products: whole.total });
  const part = await listing(`/api/categories/workwear/products?category_id=${categories[0].id}`);
  expect(part.data.map(({ slug }) => slug).toSorted()).toEqual([
    "megh-chambray-dress",
    "nila-shirt-dress",
    "sarson-shirt-dress",
  ]);
});

test("the listing of an unknown collection is a 404", async () => {
  for (const slug of ["beachwear", "__proto__", "x%00", "..%2f", "%F0%9F%91%97"]) {
    const answer = await shop.app.inject(`/api/categories/${slug}/products`);
    expect(answer.statusCode, slug).toBe(404);
    expect(answer.json()).toMatchObject({ status: "error", message: "Category not found" });
  }
});

test.each([
  ["per_page=1000000000", { per_page: 100 }],
  ["per_page=0", { per_page: 1 }],
  ["per_page=many", { per_page: 12 }],
  ["per_page=1e1", { per_page: 12 }],
  ["page=-1", { current_page: 1 }],
  ["page=abc", { current_page: 1 }],
  ["page=0x2", { current_page: 1 }],
  ["page=1&page=2", { current_page: 1 }],
  ["page[]=2", { current_page: 1 }],
  ["page=9999", { current_page: 9999, data: [], total: 28 }],
  ["page=99999999999999999999", { current_page: 10000, data: [], prev_page_url: "/api/products?page=3" }],
  ["sort=price;DROP TABLE products", { total: 28 }],
  ["sort=__proto__", { total: 28 }],
  ["sort=constructor", { total: 28 }],
  ["category_id=1 OR 1=1", { total: 28 }],
  ["category_id=99999999999999999999", { total: 28 }],
  ["category_id=2147483647", { total: 0, data: [] }],
  ["sub_category_id=%00", { total: 28 }],
  [`category_id=${Array.from({ length: 10_000 }, (_, id) => id + 1).join(",")}`, { total: 28 }],
])("a listing accepts malformed parameters: %.40s", async (query, expected) => {
  expect(await listing(`/api/products?${query}`)).toMatchObject(expected);
});
