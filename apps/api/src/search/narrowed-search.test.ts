import { VALUE_FACETS } from "@selvedge/commerce/facets";
import { SearchAnswer } from "@selvedge/commerce/wire/search";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "../testing/count-statements.ts";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const search = async (query: string) => SearchAnswer.parse((await shop.app.inject(`/api/search?${query}`)).json());
const slugs = ({ data }: SearchAnswer) => data.map(({ slug }) => slug).toSorted();

/** Every choice that the facets of an answer offer, with the number of products that they promise. */
const choicesOf = ({ facets }: SearchAnswer): [words: string, count: number][] => [
  ...facets.category.map(({ id, count }): [string, number] => [`category_id=${id}`, count]),
  ...VALUE_FACETS.flatMap(({ key }) =>
    facets[key].map(({ value, count }): [string, number] => [`${key}=${value}`, count]),
  ),
  ...facets.price.map(({ min, max, count }): [string, number] => [
    `price_min=${min}${max === null ? "" : `&price_max=${max}`}`,
    count,
  ]),
  ...facets.availability
    .filter(({ value }) => value === "in_stock")
    .map(({ count }): [string, number] => ["in_stock=1", count]),
];

// spec: Search filters
test.each(["dress", "indigo", "kurtta"])(
  "each facet of a search for %s says what choosing it leaves of it",
  async (q) => {
    const choices = choicesOf(await search(`q=${q}`));
    expect(choices.length).toBeGreaterThan(10);
    const wrong = [];
    for (const [words, count] of choices) {
      const { total } = await search(`q=${q}&${words}`);
      if (total !== count) wrong.push({ words, count, total });
    }
    expect(wrong).toEqual([]);
  },
);

test("facets are counted of what the search finds, and of nothing else in the shop", async () => {
  const { total, facets } = await search("q=kurta");
  expect(total).toBe(3);
  expect(facets.availability.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(facets.size.map(({ value }) => value)).not.toContain("one-size");
  expect(Math.max(...facets.category.map(({ count }) => count))).toBe(3);
});

test("what is chosen of a kind does not narrow its own counts, and narrows all others", async () => {
  const whole = await search("q=dress");
  const narrowed = await search("q=dress&color=indigo");
  expect(narrowed.total).toBeGreaterThan(0);
  expect(narrowed.total).toBeLessThan(whole.total);
  expect(narrowed.facets.color).toEqual(whole.facets.color);
  expect(narrowed.facets.availability.reduce((sum, { count }) => sum + count, 0)).toBe(narrowed.total);
});

test("a narrower category narrows its own, as in a listing", async () => {
  const { facets } = await search("q=dress");
  const { categories } = (await shop.app.inject("/api/home/categories")).json<{
    categories: { id: number; sub_categories: { id: number }[] }[];
  }>();
  const counted = new Map(facets.category.map(({ id, count }) => [id, count]));
  const [wide, narrow] = categories
    .flatMap(({ id, sub_categories }) => sub_categories.map((sub) => [id, sub.id] as const))
    .find(([id, sub]) => (counted.get(sub) ?? 0) > 0 && (counted.get(id) ?? 0) > (counted.get(sub) ?? 0)) ?? [0, 0];
  expect((await search(`q=dress&category_id=${wide}&sub_category_id=${narrow}`)).total).toBe(counted.get(narrow));
});

test("pages of a narrowed search lead on within it, in its order", async () => {
  const first = await search("q=dress&size=m&sort=price_asc&per_page=2");
  expect(first.next_page_url).toBe("/api/search?q=dress&size=m&sort=price_asc&per_page=2&page=2");
  const second = SearchAnswer.parse((await shop.app.inject(first.next_page_url ?? "")).json());
  const prices = [...first.data, ...second.data].map(({ sale_price }) => sale_price);
  expect(prices).toHaveLength(4);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(second.facets).toEqual(first.facets);
});

test("filters that leave nothing are no reason to look for another spelling, or to offer something else", async () => {
  const nothing = await search("q=kurta&price_min=90000");
  expect(nothing).toMatchObject({ total: 0, data: [], corrected: null, suggestion: null, popular: [], newest: [] });
  expect(nothing.facets.price_range).not.toBeNull();
  const corrected = await search("q=kurtta&price_min=90000");
  expect(corrected).toMatchObject({ total: 0, corrected: "kurta", popular: [] });
});

test("where the search itself finds nothing it offers what there is, whatever is chosen", async () => {
  const { total, newest, facets } = await search("q=xylophone&size=m");
  expect([total, facets.size]).toEqual([0, []]);
  expect(newest.length).toBeGreaterThan(3);
});

test("a narrowed search runs as few statements as any other, and follows changes of the catalogue", async () => {
  const query = "q=kurta&origin=india&size=m";
  const before = slugs(await search(query));
  expect(before).toContain("noor-khadi-kurta");
  expect(await countStatements(() => shop.app.inject(`/api/search?${query}`))).toBe(2);
  await shop.db.updateTable("products").set({ origin: "Nepal" }).where("slug", "=", "noor-khadi-kurta").execute();
  const after = await search(query);
  expect(slugs(after)).toEqual(before.filter((slug) => slug !== "noor-khadi-kurta"));
  expect(after.facets.origin.map(({ value, count }) => [value, count])).toEqual([
    ["india", before.length - 1],
    ["nepal", 1],
  ]);
});

test.each(["size=%00", "size=__proto__", "color[]=indigo", "price_min=abc", "category_id=0,x", "origin=%F0%9F%91%97"])(
  "is not put out by %s",
  async (words) => {
    expect((await shop.app.inject(`/api/search?q=kurta&${words}`)).statusCode).toBe(200);
  },
);
