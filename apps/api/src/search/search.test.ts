import { SearchAnswer } from "@selvedge/commerce/wire/search";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const search = async (q: string, more = "") => {
  const answer = await shop.app.inject(`/api/search?q=${encodeURIComponent(q)}${more}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return SearchAnswer.parse(answer.json());
};
const names = async (q: string) => (await search(q, "&per_page=100")).data.map(({ name }) => name);
const KURTAS = ["Dhara Paisley Kurta", "Kesar Long Kurta", "Noor Khadi Kurta"];

describe("finds", () => {
  // spec: acceptance 17 spelling
  test.each([
    ["a name", "kurta"],
    ["the plural", "Kurtas"],
    ["its beginning", "kurt"],
    ["another word for it", "kurti"],
    ["the plural of another word", "kurtis"],
    ["one letter too many", "kurtta"],
    ["one letter missing", "kuta"],
    ["a wrong letter", "kurfa"],
    ["a wrong first letter", "jurta"],
    ["two letters swapped", "krutas"],
    ["doubled vowels", "kurtaas"],
  ])("kurtas, and no tunic beside them, by %s", async (_what, q) => {
    expect((await names(q)).toSorted()).toEqual(KURTAS);
  });

  test.each([
    ["saree", "Rohini Chanderi Sari"],
    ["sarees", "Rohini Chanderi Sari"],
    ["chunni", "Gauri Bandhani Dupatta"],
    ["bandhni", "Gauri Bandhani Dupatta"],
    ["indgo", "Noor Khadi Kurta"],
    ["tusser", "Tarini Tussar Stole"],
    ["ikkat", "Leela Ikat Kaftan"],
    ["mulmul", "Mira Tiered Dress"],
    ["malmal", "Mira Tiered Dress"],
    ["blue kurta", "Noor Khadi Kurta"],
    ["Co-ords", "Asha Wide Trousers"],
    ["a-line", "Tara A-Line Dress"],
    ["off-white ikat", "Leela Ikat Kaftan"],
    ["in", "Tara A-Line Dress"],
    ["indgo kurta", "Noor Khadi Kurta"],
  ])("%s as %s", async (q, name) => {
    expect(await names(q)).toContain(name);
  });

  test("with all words, the names before what is only told of a product", async () => {
    expect(await names("khadi kurta")).toEqual(["Noor Khadi Kurta", "Kesar Long Kurta"]);
    expect((await names("ajrakh")).slice(0, 2).toSorted()).toEqual(["Amba Ajrakh Dress", "Ila Ajrakh Skirt"]);
  });

  test("categories too, with what is in them", async () => {
    const { categories } = await search("kurta");
    expect(categories).toMatchObject([{ slug: "kurtas", products: 3 }, { slug: "kurtas-and-tunics" }]);
  });
});

test("a word that is spelt right is not corrected, and one that is not says what was looked for", async () => {
  expect(await search("indigo")).toMatchObject({ query: "indigo", corrected: null, suggestion: null, popular: [] });
  expect(await search("indgo kurta")).toMatchObject({ query: "indgo kurta", corrected: "indigo kurta" });
});

// spec: GET /api/search?q=
test("results come in pages, in the order that was asked for", async () => {
  const first = await search("dress", "&per_page=6&sort=price_asc");
  expect(first.data).toHaveLength(6);
  expect(first.total).toBeGreaterThanOrEqual(9);
  expect(first.next_page_url).toBe("/api/search?q=dress&sort=price_asc&per_page=6&page=2");
  const second = await search("dress", "&per_page=6&sort=price_asc&page=2");
  const prices = [...first.data, ...second.data].map(({ sale_price }) => sale_price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(prices.length);
  expect(await search("dress", "&page=9000")).toMatchObject({ data: [], total: first.total, corrected: null });
});

test("where nothing is found it offers another spelling, categories and what sells", async () => {
  const far = await search("bandanna");
  expect(far).toMatchObject({ total: 0, corrected: null, suggestion: "bandhani" });
  const nothing = await search("xylophone");
  expect(nothing).toMatchObject({ total: 0, data: [], corrected: null, suggestion: null, journals: [] });
  expect(nothing.categories).toHaveLength(3);
  expect(nothing.popular.length).toBeGreaterThan(3);
  expect(nothing.newest.length).toBeGreaterThan(3);
});

test("what is renamed is found by its new name, and what is hidden is not", async () => {
  const { db } = shop;
  await db.updateTable("products").set({ name: "Wren Poncho" }).where("slug", "=", "vana-ikat-tunic").execute();
  expect(await names("ponchos")).toEqual(["Wren Poncho"]);
  expect(await names("pomcho")).toEqual(["Wren Poncho"]);
  await db.updateTable("materials").set({ name: "Corduroy" }).where("code", "=", "ikat-zigzag").execute();
  expect(await names("corduroy")).toContain("Wren Poncho");
  await db.updateTable("products").set({ status: "hidden" }).where("slug", "=", "vana-ikat-tunic").execute();
  expect(await names("ponchos")).toEqual([]);
});

test.each(
  [
    "",
    "?q=",
    "?q=%20%20",
    "?q=%25",
    "?q=_",
    "?q=%00kurta%00",
    "?q=%ED%A0%80",
    "?q=a&q=b",
    "?q[]=kurta",
    "?q=kurta%27%20%26%20%7C%20!%20(%3A*",
    "?q=%5C%27%3A*%26!!",
    "?q=the%20of%20and",
    "?q=s",
    "?q=%F0%9F%91%97",
    "?q=%E0%A4%95%E0%A5%81%E0%A4%B0%E0%A5%8D%E0%A4%A4%E0%A4%BE",
    `?q=${"kurta".repeat(2_000)}`,
    `?q=${"kurta%20".repeat(900)}`,
    `?q=${"%26".repeat(1_500)}`,
    "?q=kurta&page=-1&per_page=1e9&sort=__proto__",
  ].map((address) => ({ address, title: JSON.stringify(address.slice(0, 40)) })),
)("$title is answered, whatever it is", async ({ address }) => {
  const answer = await shop.app.inject(`/api/search${address}`);
  expect(answer.statusCode).toBe(200);
  SearchAnswer.parse(answer.json());
});
