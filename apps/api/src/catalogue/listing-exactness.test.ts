import { compareNames } from "@selvedge/commerce/name-order";
import type { ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../database/transaction.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const HOUR_MS = 60 * 60_000;

let shop: TestApp;
let start: Date;
beforeAll(async () => {
  shop = await testApp();
  start = shop.clock.now();
  await transaction(shop.db, (tx) => insertLargeShop(tx, 150, start));
});
afterAll(() => shop.close());

interface OnSale {
  id: number;
  position: number;
  name: string;
  paise: number;
  categories: number[];
  sizes: { word: string; free: number }[];
  colors: string[];
  kinds: string[];
}

/** What is on sale at the clock's time, computed from the product rows. */
async function onSale(): Promise<OnSale[]> {
  const now = shop.clock.now();
  const { rows } = await sql<OnSale>`
    select id, position, name,
           case when offer_ends_at <= ${now} then price_paise else sale_price_paise end as paise,
           array(select category_id from product_categories where product_id = id) as categories,
           coalesce((select jsonb_agg(jsonb_build_object('word', lower(name), 'free', free))
                     from variants join product_sizes size on size.id = size_id where size.product_id = products.id), '[]') as sizes,
           array(select lower(replace(color, ' ', '-')) from product_materials join materials on materials.id = material_id
                 where product_id = products.id and color is not null) as colors,
           array(select lower(replace(kind, ' ', '-')) from product_materials join materials on materials.id = material_id
                 where product_id = products.id) as kinds
    from products where status = 'active' and published_at <= ${now}
    order by id
  `.execute(shop.db);
  return rows;
}

const ORDERS: Record<string, (a: OnSale, b: OnSale) => number> = {
  default: (a, b) => a.position - b.position,
  price_asc: (a, b) => a.paise - b.paise,
  price_desc: (a, b) => b.paise - a.paise,
  name_asc: (a, b) => compareNames(a.name, b.name),
  name_desc: (a, b) => compareNames(b.name, a.name),
};
const FILTERS: [url: string, holds: (product: OnSale) => boolean][] = [
  ["/api/products?", () => true],
  ["/api/products?category_id=2&", ({ categories }) => categories.includes(2)],
  ["/api/products?category_id=1,2&", ({ categories }) => categories.includes(1) || categories.includes(2)],
  [
    "/api/categories/workwear/products?category_id=1&",
    ({ categories }) => categories.includes(9) && categories.includes(1),
  ],
  // Filters for which the collection or the category is the smaller set; no match; all categories; too many to merge.
  [
    "/api/categories/vacation/products?category_id=1,2,9&",
    ({ categories }) => categories.includes(10) && [1, 2, 9].some((id) => categories.includes(id)),
  ],
  [
    "/api/categories/workwear/products?category_id=7,8&",
    ({ categories }) => categories.includes(9) && (categories.includes(7) || categories.includes(8)),
  ],
  ["/api/categories/kurtas/products?category_id=1&", () => false],
  ["/api/categories/dresses/products?category_id=1&sub_category_id=12&", ({ categories }) => categories.includes(12)],
  [
    "/api/products?category_id=1,2,3,4,5,6,7,9,10&",
    ({ categories }) => [1, 2, 3, 4, 5, 6, 7, 9, 10].some((id) => categories.includes(id)),
  ],
  ["/api/products?size=M,s&", ({ sizes }) => sizes.some(({ word }) => word === "m" || word === "s")],
  ["/api/products?in_stock=1&", ({ sizes }) => sizes.some(({ free }) => free > 0)],
  [
    "/api/products?size=l&in_stock=1&price_min=600&price_max=1200&",
    ({ sizes, paise }) =>
      sizes.some(({ word, free }) => word === "l" && free > 0) && paise >= 60_000 && paise <= 120_000,
  ],
  [
    "/api/categories/workwear/products?category_id=1,2&color=colour-2,colour-3&material=cloth-1&",
    ({ categories, colors, kinds }) =>
      categories.includes(9) &&
      (categories.includes(1) || categories.includes(2)) &&
      (colors.includes("colour-2") || colors.includes("colour-3")) &&
      kinds.includes("cloth-1"),
  ],
];

/** Requests every page of every listing in every order. Resolves with the wrong ones. */
async function wrongListings(): Promise<unknown[]> {
  const all = await onSale();
  const wrong = [];
  for (const [url, holds] of FILTERS) {
    for (const [sort, order] of Object.entries(ORDERS)) {
      const expected = all
        .filter(holds)
        .toSorted(order)
        .map(({ id }) => id);
      const totals = new Set([expected.length]);
      const ids = [];
      for (let page = 1; page <= Math.max(1, Math.ceil(expected.length / 60)); page += 1) {
        const answer = await shop.app.inject(`${url}sort=${sort}&per_page=60&page=${page}`);
        const { data, total } = answer.json<ListingAnswer>();
        totals.add(total);
        ids.push(...data.map(({ id }) => id));
      }
      if (totals.size > 1 || ids.join() !== expected.join())
        wrong.push({ url, sort, at: shop.clock.now(), totals, ids, expected });
    }
  }
  return wrong;
}

describe("every page of every listing is exact", () => {
  // Here and at the end of each test: fills the cache with every listing, so that the next change must invalidate it.
  beforeAll(async () => {
    expect(await wrongListings()).toEqual([]);
  });

  test("before, at and after each scheduled change", async () => {
    await sql`update products set published_at = ${new Date(start.getTime() + HOUR_MS)} where id % 7 = 0`.execute(
      shop.db,
    );
    const { rows } = await sql<{ at: Date }>`
      select distinct at from products, unnest(array[published_at, offer_ends_at]) at where at > ${start} order by at limit 6
    `.execute(shop.db);
    expect(rows.length).toBe(6);
    for (const { at } of rows) {
      for (const now of [at.getTime() - 1, at.getTime()]) {
        shop.clock.set(new Date(now));
        expect(await wrongListings()).toEqual([]);
      }
    }
    shop.clock.set(start);
    expect(await wrongListings()).toEqual([]);
  });

  test.each([
    ["a product is hidden", sql`update products set status = 'hidden' where id = 12`],
    ["a product becomes a draft", sql`update products set status = 'draft', published_at = null where id = 13`],
    [
      "a product moves to other categories",
      sql`update product_categories set category_id = 9 where product_id in (14, 15) and category_id = 1`,
    ],
    [
      "an offer is given an end",
      sql`update products set sale_price_paise = 1, discount_basis_points = 100, offer_ends_at = '2026-11-21 12:00Z' where id between 20 and 40`,
    ],
    ["products are put in another order", sql`update products set position = 1000 - position`],
    ["a product is deleted", sql`delete from products where id between 16 and 18`],
    ["a product is renamed", sql`update products set name = 'AAA' where id % 3 = 0`],
    ["sizes are sold out", sql`select count_stock(sku, 0) from variants where product_id % 4 = 1`],
    ["sizes are there again", sql`select count_stock(sku, 2) from variants where product_id % 8 = 1`],
    ["a size is no longer made", sql`delete from product_sizes where name = 'M' and product_id % 5 = 0`],
    ["a size has another name", sql`update product_sizes set name = 'm' where name = 'S' and product_id % 5 = 0`],
    ["a product is made of other cloth", sql`delete from product_materials where product_id % 6 = 0 and position = 0`],
    ["a material has another colour", sql`update materials set color = 'Colour 3' where color = 'Colour 1'`],
  ])("once %s", async (_what, statement) => {
    await statement.execute(shop.db);
    expect(await wrongListings()).toEqual([]);
  });
});

describe("the home page's ratings", () => {
  const rated = async (id: number) => (await shop.app.inject(`/api/products/${id}`)).json().product;

  test("follow a review that is approved, changed, rejected and deleted", async () => {
    const [product] = (await shop.app.inject("/api/products")).json<ListingAnswer>().data;
    const id = product?.id ?? 0;
    await shop.db.deleteFrom("reviews").where("product_id", "=", id).execute();
    expect(await rated(id)).toMatchObject({ rating: null, review_count: 0 });
    const review = {
      author_name: "Asha V.",
      comment: "",
      fit: null,
      verified: true,
      created_at: start,
      product_id: id,
    };
    await shop.db
      .insertInto("reviews")
      .values([5, 4, 4].map((rating) => ({ ...review, rating, status: "waiting" as const })))
      .execute();
    expect(await rated(id)).toMatchObject({ rating: null, review_count: 0 });
    const own = shop.db.updateTable("reviews").where("product_id", "=", id);
    await own.set({ status: "approved" }).execute();
    expect(await rated(id)).toMatchObject({ rating: 4.3, review_count: 3 });
    await own.set({ rating: 5 }).execute();
    expect(await rated(id)).toMatchObject({ rating: 5, review_count: 3 });
    const best = async () =>
      (await shop.app.inject("/api/home")).json().topRatings.map((top: { id: number }) => top.id);
    expect((await best())[0]).toBe(id);
    await own.where("rating", "=", 5).set({ status: "rejected" }).execute();
    expect(await rated(id)).toMatchObject({ rating: null, review_count: 0 });
    expect(await best()).not.toContain(id);
  });
});
