import { VALUE_FACETS } from "@selvedge/commerce/facets";
import { ListingAnswer, type ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type { SearchAnswer } from "@selvedge/commerce/wire/search";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { vacuum } from "../database/embedded/upkeep.ts";
import { transaction } from "../database/transaction.ts";
import { countStatements } from "../testing/count-statements.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { explainAll } from "../testing/explain.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const listingOf = async (shop: TestApp, url: string) => ListingAnswer.parse((await shop.app.inject(url)).json());

/** The URL with one filter replaced. */
function choosing(url: string, ...chosen: [name: string, value: string | number | null][]): string {
  const [path = "", search] = url.split("?");
  const query = new URLSearchParams(search);
  for (const [name] of chosen) query.delete(name);
  for (const [name, value] of chosen) if (value !== null) query.set(name, String(value));
  return `${path}?${query}`;
}

describe("in the demo shop", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await demoShop();
  });
  afterAll(() => shop.close());

  // spec: Listing filters
  test("a listing has facets, with sizes in order and the others by name", async () => {
    const { facets } = await listingOf(shop, "/api/products");
    expect(facets.size.map(({ value, label }) => [value, label])).toEqual([
      ["one-size", "One size"],
      ["xs", "XS"],
      ["s", "S"],
      ["m", "M"],
      ["l", "L"],
      ["xl", "XL"],
      ["xxl", "XXL"],
    ]);
    expect(facets.color.map(({ label }) => label)).toContain("Indigo");
    expect(facets.color.map(({ label }) => label)).toEqual(facets.color.map(({ label }) => label).toSorted());
    expect(facets.color.every(({ color_code = "" }) => /^#[0-9a-f]{6}$/.test(color_code))).toBe(true);
    expect(facets.material.find(({ value }) => value === "tussar-silk")).toMatchObject({
      label: "Tussar silk",
      count: 2,
    });
    expect(facets.price_range).toEqual({ min: 1800, max: 14_500 });
    expect(facets.availability).toEqual([
      { value: "in_stock", count: 27 },
      { value: "out_of_stock", count: 1 },
    ]);
  });

  test("made to measure is not a size to filter by", async () => {
    const { facets } = await listingOf(shop, "/api/products");
    expect(facets.size.map(({ label }) => label)).not.toContain("Custom");
  });

  test("with the stock filter, a chosen size itself must be in stock", async () => {
    const slugs = async (query: string) =>
      (await listingOf(shop, `/api/products?per_page=100&${query}`)).data.map(({ slug }) => slug);
    expect(await slugs("size=XS")).toContain("mira-tiered-dress");
    expect(await slugs("size=XS&in_stock=1")).not.toContain("mira-tiered-dress");
    expect(await slugs("size=XS,M&in_stock=1")).toContain("mira-tiered-dress");
  });

  test("a chosen value stays listed when nothing matches, and an unknown value is not listed", async () => {
    const { total, facets } = await listingOf(shop, "/api/products?size=one-size,42&color=yellow");
    expect(total).toBe(0);
    expect(facets.size.find(({ value }) => value === "one-size")).toMatchObject({ label: "One size", count: 0 });
    expect(facets.size.map(({ value }) => value)).not.toContain("42");
  });

  test("pagination keeps the filters", async () => {
    const first = await listingOf(shop, "/api/products?in_stock=1&size=m&sort=name_asc");
    expect(first.next_page_url).toBe("/api/products?size=m&in_stock=1&sort=name_asc&page=2");
    const second = await listingOf(shop, first.next_page_url ?? "");
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(
      first.data.length + second.data.length,
    );
  });

  test.each([
    ["size=' OR 1=1 --", { total: 0 }],
    ["size=%00", { total: 28 }],
    ["size=__proto__&color=constructor", { total: 0 }],
    [`material=${Array.from({ length: 5_000 }, (_, index) => `m${index}`).join(",")}`, { total: 0 }],
    ["price_min=abc&price_max=-1", { total: 28 }],
    ["price_min=99999999999999999999", { total: 0 }],
    ["price_min=9000&price_max=100", { total: 28 - 3 }],
    ["in_stock=yes", { total: 28 }],
    ["color[]=indigo", { total: 28 }],
    ["color=%F0%9F%91%97", { total: 0 }],
  ])("ignores malformed filters: %.40s", async (query, expected) => {
    expect(await listingOf(shop, `/api/products?${query}`)).toMatchObject(expected);
  });
});

describe("where a product comes from another country", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await demoShop();
    // Fills the index first, so that the changes below must be announced to it.
    expect((await listingOf(shop, "/api/products")).facets.origin).toEqual([
      { value: "india", label: "India", count: 28 },
    ]);
    const from = (origin: string, ...slugs: string[]) =>
      shop.db.updateTable("products").set({ origin }).where("slug", "in", slugs).execute();
    await from("Sri Lanka", "kesar-long-kurta");
    await from("Nepal", "chand-khadi-top", "tarini-tussar-stole");
  });
  afterAll(() => shop.close());

  // spec: Rule 6(10A) filter by country of origin
  test("a listing counts the countries by name, and filters by them", async () => {
    const countries = [
      { value: "india", label: "India", count: 25 },
      { value: "nepal", label: "Nepal", count: 2 },
      { value: "sri-lanka", label: "Sri Lanka", count: 1 },
    ];
    expect((await listingOf(shop, "/api/products")).facets.origin).toEqual(countries);
    const nepal = await listingOf(shop, "/api/products?origin=nepal");
    expect([nepal.total, nepal.data.map(({ slug }) => slug).toSorted()]).toEqual([
      2,
      ["chand-khadi-top", "tarini-tussar-stole"],
    ]);
    // The counts ignore the facet's own filter and apply every other.
    expect(nepal.facets.origin).toEqual(countries);
    expect(nepal.facets.size.find(({ value }) => value === "one-size")?.count).toBe(1);
    const both = await listingOf(shop, "/api/products?origin=sri-lanka,nepal&size=m");
    expect(both.data.map(({ slug }) => slug).toSorted()).toEqual(["chand-khadi-top", "kesar-long-kurta"]);
    expect((await listingOf(shop, "/api/products?origin=France")).total).toBe(0);
  });

  // spec: Legal Metrology country of origin
  test("the product's page names the country", async () => {
    const { product } = (await shop.app.inject("/api/products/kesar-long-kurta")).json<ProductAnswer>();
    expect(product.country_of_origin).toBe("Sri Lanka");
  });

  // spec: Rule 6(10A) search by country of origin
  test("search finds it by the country's name", async () => {
    const found = async (q: string) =>
      (await shop.app.inject(`/api/search?q=${q}`))
        .json<SearchAnswer>()
        .data.map(({ slug }) => slug)
        .toSorted();
    expect(await found("nepal")).toEqual(["chand-khadi-top", "tarini-tussar-stole"]);
    expect(await found("sri+lanka")).toEqual(["kesar-long-kurta"]);
    expect(await found("khadi+nepal")).toEqual(["chand-khadi-top"]);
  });

  test("a country without a name is refused by the database", async () => {
    const nowhere = shop.db.updateTable("products").set({ origin: " " }).where("slug", "=", "kesar-long-kurta");
    await expect(nowhere.execute()).rejects.toThrow("products_origin_check");
  });
});

describe("in a large shop", () => {
  const PRODUCTS = 2_000;
  const GROWING =
    /^(products|product_categories|pictures|product_pictures|product_sizes|variants|product_materials|product_ratings|reviews|product_texts)$/;
  let shop: TestApp;
  beforeAll(async () => {
    shop = await testApp();
    await transaction(shop.db, (tx) => insertLargeShop(tx, PRODUCTS, shop.clock.now()));
    await vacuum(shop.db, new AbortController().signal);
  });
  afterAll(() => shop.close());

  /** Requests each value of each facet. Resolves with those whose count differs from their listing's. */
  async function wrongCounts(url: string): Promise<unknown[]> {
    const { facets } = await listingOf(shop, url);
    const choices: [
      count: number,
      ...(Parameters<typeof choosing> extends [string, ...infer Chosen] ? Chosen : never),
    ][] = [
      ...VALUE_FACETS.flatMap(({ key }) =>
        facets[key].map(({ value, count }): [number, [string, string]] => [count, [key, value]]),
      ),
      ...facets.price.map(
        ({ min, max, count }) =>
          [count, ["price_min", min], ["price_max", max]] as [number, [string, number], [string, number | null]],
      ),
      ...facets.availability
        .filter(({ value }) => value === "in_stock")
        .map(({ count }) => [count, ["in_stock", 1]] as [number, [string, number]]),
      ...facets.category.map(
        ({ id, count }) =>
          [count, ["category_id", id], ["sub_category_id", null]] as [number, [string, number], [string, null]],
      ),
    ];
    expect(choices.length).toBeGreaterThan(10);
    const wrong = [];
    for (const [count, ...chosen] of choices) {
      const { total } = await listingOf(shop, choosing(url, ...chosen));
      if (total !== count) wrong.push({ url, chosen, count, total });
    }
    return wrong;
  }

  test.each([
    "/api/products",
    "/api/products?category_id=1,2",
    "/api/products?category_id=1&sub_category_id=12&size=m",
    "/api/products?size=m,l&color=colour-1&in_stock=1",
    "/api/products?material=cloth-1,cloth-2&color=colour-3&price_min=600&price_max=1100",
    "/api/categories/workwear/products?category_id=1,2,3&in_stock=1&price_max=900",
  ])("each count of %s is the number of products that choosing it leaves", async (url) => {
    expect(await wrongCounts(url)).toEqual([]);
  });

  test("counts follow the clock", async () => {
    const start = shop.clock.now();
    const url = "/api/products?price_max=900";
    const before = (await listingOf(shop, url)).facets;
    try {
      shop.clock.set(new Date(start.getTime() + 48 * 60 * 60_000));
      expect((await listingOf(shop, url)).facets).not.toEqual(before);
      expect(await wrongCounts(url)).toEqual([]);
    } finally {
      shop.clock.set(start);
    }
    expect((await listingOf(shop, url)).facets).toEqual(before);
  });

  test.each([
    ["/api/products?size=m", 1],
    ["/api/products?size=m&page=60&sort=price_desc", 1],
    ["/api/categories/dresses/products?color=colour-1&in_stock=1", 2],
    ["/api/products?category_id=1,2&price_min=600&price_max=900&sort=name_asc", 1],
    ["/api/products?size=42", 0],
  ])("%s uses indexes, in %i statements, and one more after a change", async (url, statements) => {
    const change = () =>
      sql`select count_stock(sku, 1 - least(free, 1)) from variants where product_id = 77`.execute(shop.db);
    await listingOf(shop, url);
    expect(await countStatements(() => shop.app.inject(url))).toBe(statements);
    await change();
    expect(await countStatements(() => shop.app.inject(url))).toBe(statements + 1);
    for (const prepare of [async () => {}, change]) {
      await prepare();
      const plans = await explainAll(shop.db, () => shop.app.inject(url));
      expect(plans.flatMap(({ scanned }) => scanned).filter((table) => GROWING.test(table))).toEqual([]);
      expect(plans.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThan(1_200);
    }
  });
});
