import type { CategoriesAnswer } from "@selvedge/commerce/wire/catalogue";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { vacuum } from "../database/embedded/upkeep.ts";
import { transaction } from "../database/transaction.ts";
import { countStatements } from "../testing/count-statements.ts";
import { explainAll } from "../testing/explain.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const PRODUCTS = 3_000;
/** Tables that grow with the shop. The others (categories, materials, words) are small enough for full scans. */
const GROWING =
  /^(products|product_categories|pictures|product_pictures|product_sizes|variants|product_materials|product_ratings|reviews|product_texts)$/;

let shop: TestApp;
let several: string;
beforeAll(async () => {
  shop = await testApp();
  await transaction(shop.db, (tx) => insertLargeShop(tx, PRODUCTS, shop.clock.now()));
  await vacuum(shop.db, new AbortController().signal);
  const { categories } = (await shop.app.inject("/api/home/categories")).json<CategoriesAnswer>();
  const ids = categories.slice(0, 3).map(({ id }) => id);
  several = `category_id=${ids.join(",")}`;
});
afterAll(() => shop.close());

const dresses = "/api/categories/dresses/products";
const calls: [url: string, mostRows: number, statements: number][] = [
  ["/api/home", 800, 3],
  ["/api/home/categories", 100, 1],
  ...["default", "price_asc", "price_desc", "name_asc", "name_desc"].flatMap((sort): [string, number, number][] => [
    [`/api/products?sort=${sort}`, 500, 1],
    [`/api/products?sort=${sort}&page=233`, 500, 1],
    [`${dresses}?sort=${sort}`, 600, 2],
  ]),
  ["/api/products?page=2", 500, 1],
  ["/api/products?per_page=100", 3_000, 1],
  ["/api/products/product-78", 400, 3],
  ["/api/products/78", 400, 3],
  ...["default", "price_desc", "name_asc"].flatMap((sort): [string, number, number][] => [
    [`/api/products?SEVERAL&sort=${sort}`, 500, 1],
    [`/api/products?SEVERAL&page=110&sort=${sort}`, 500, 1],
    [`/api/categories/workwear/products?SEVERAL&sort=${sort}`, 600, 2],
    [`/api/categories/workwear/products?category_id=8&sort=${sort}`, 600, 2],
  ]),
  ["/api/categories/dresses/products?sub_category_id=12", 600, 2],
  // The search matches a tenth of the shop; each match reads its product and text.
  ["/api/search?q=mira", 1_600, 2],
  ["/api/search?q=mira&sort=price_asc&page=3", 1_600, 2],
  ["/api/search?q=mirra%20skirts", 1_600, 4],
];

test.each(calls)("%s reads at most %i rows along indexes, in %i statements", async (path, mostRows, statements) => {
  const url = path.replace("SEVERAL", several);
  expect(await countStatements(() => shop.app.inject(url))).toBe(statements);
  const plans = await explainAll(shop.db, () => shop.app.inject(url));
  expect(plans.length).toBe(statements);
  expect(plans.flatMap(({ scanned }) => scanned).filter((table) => GROWING.test(table))).toEqual([]);
  expect(plans.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThan(mostRows);
});

test("spelling suggestions use an index, however many words there are", async () => {
  await sql`
    insert into text_words (word) select translate(md5(i::text), '0123456789', 'ghijklmnop') from generate_series(1, 20000) i
  `.execute(shop.db);
  await sql`analyze text_words`.execute(shop.db);
  const plans = await explainAll(shop.db, () => shop.app.inject("/api/search?q=mirra%20skirts"));
  const near = plans.find(({ statement }) => statement.includes("<->"));
  expect(near).toMatchObject({ scanned: [], indexes: ["text_words_near"] });
  expect(near?.rowsRead).toBeLessThan(100);
});
