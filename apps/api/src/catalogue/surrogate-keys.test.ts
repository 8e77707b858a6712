import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { transaction } from "../database/transaction.ts";
import { SURROGATE } from "@selvedge/commerce/wire/surrogate";
import { anyCatalogueChange } from "../testing/catalogue-changes.ts";
import { PROBE } from "../testing/received-changes.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { testClock } from "../testing/test-clock.ts";

const PRODUCTS = 24;
const FIRST_VARIANT = sql`(select min(id) from variants where product_id = 1)`;
const QUESTIONS = [
  "/api/shop",
  "/api/collections",
  "/api/collections/workwear",
  "/api/pages/home",
  "/api/pages/our-story",
  "/api/pages/terms-conditions",
  "/api/home",
  "/api/home/categories",
  "/api/products",
  "/api/products?sort=price_desc&page=2",
  "/api/products?category_id=1,2",
  "/api/products?category_id=1&sub_category_id=12",
  "/api/categories/dresses/products?sort=name_asc",
  "/api/categories/workwear/products?category_id=1,3",
  "/api/products?size=m&in_stock=1",
  "/api/products?category_id=1&color=colour-2&price_max=1000",
  "/api/categories/dresses/products?material=cloth-1,cloth-2",
  ...Array.from({ length: PRODUCTS }, (_, index) => `/api/products/${index + 1}`),
];

let shop: TestApp;
let heard = new Set<string>();
let done = () => {};
beforeAll(async () => {
  shop = await testApp();
  shop.changes.listen({
    changed(key) {
      if (key === "done") done();
      else if (key !== PROBE) heard.add(key);
    },
    missed: () => heard.add("everything"),
  });
  await vi.waitFor(() => expect(shop.changes.isListening()).toBe(true));
});
afterAll(() => shop.close());
beforeEach(refill);

async function refill(): Promise<void> {
  await sql`truncate products, categories, materials, pictures restart identity cascade`.execute(shop.db);
  await transaction(shop.db, (tx) => insertLargeShop(tx, PRODUCTS, shop.clock.now()));
  await announced(async () => {});
}

/** The keys that the work announces. Notifications arrive in order, so a last one marks the end. */
async function announced(work: () => Promise<unknown>): Promise<Set<string>> {
  heard = new Set();
  await work();
  const all = new Promise<void>((resolve) => {
    done = resolve;
  });
  await sql`select announce(array['done'])`.execute(shop.db);
  await all;
  return heard;
}

const ask = (url: string) => shop.app.inject({ url, headers: { "surrogate-capability": SURROGATE } });

interface Kept {
  url: string;
  status: number;
  payload: string;
  keys: string[];
  freshForS: number;
}

async function askAll(): Promise<Kept[]> {
  const answers = [];
  for (const url of QUESTIONS) {
    const { statusCode: status, payload, headers } = await ask(url);
    const keys = String(headers["surrogate-key"] ?? "").split(" ");
    const freshForS = Number(String(headers["surrogate-control"] ?? "").replace("max-age=", ""));
    answers.push({ url, status, payload, keys, freshForS });
  }
  return answers;
}

test("an answer changes only if one of its keys is announced, whatever changes in the catalogue", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCatalogueChange(PRODUCTS, testClock().now()), { minLength: 3, maxLength: 6 }),
      async (changes) => {
        await refill();
        let before = await askAll();
        for (const change of changes) {
          // A change that violates a constraint changes nothing.
          const keys = await announced(() => change.execute(shop.db).catch(() => {}));
          const after = await askAll();
          const unannounced = before.filter(
            ({ status, payload, keys: shown }, index) =>
              status === 200 &&
              payload !== after[index]?.payload &&
              !keys.has("everything") &&
              !shown.some((key) => keys.has(key)),
          );
          expect(
            unannounced.map(({ url }) => url),
            change.compile(shop.db).sql,
          ).toEqual([]);
          before = after;
        }
      },
    ),
    { numRuns: 12, seed: 7 },
  );
});

test("an answer does not change by itself before its time is over", async () => {
  const start = shop.clock.now();
  const kept = (await askAll()).filter(({ status }) => status === 200);
  expect(kept.length).toBeGreaterThan(QUESTIONS.length / 2);
  const early = [];
  for (const { url, payload, freshForS } of kept) {
    shop.clock.set(new Date(start.getTime() + freshForS * 1000 - 1));
    if ((await ask(url)).payload !== payload) early.push(`${url} within ${freshForS} s`);
    shop.clock.set(start);
  }
  expect(early).toEqual([]);
});

test("an answer holds until the next shown offer ends or the next product is published", async () => {
  const end = new Date(shop.clock.now().getTime() + 90_500);
  await sql`update products set discount_basis_points = 1000, discount_paise = null, offer_ends_at = ${end} where id = 1`.execute(
    shop.db,
  );
  const { headers } = await ask("/api/products/1");
  expect(headers["surrogate-control"]).toBe("max-age=90");
  expect((await ask("/api/home")).headers["surrogate-control"]).toBe("max-age=90");
  shop.clock.set(new Date(end.getTime() - 400));
  expect((await ask("/api/products/1")).headers["surrogate-control"]).toBe("max-age=0");
  shop.clock.set(end);
  expect((await ask("/api/products/1")).headers["surrogate-control"]).toBe("max-age=86400");
  shop.clock.set(testClock().now());
});

describe("only keys of actual changes are announced", () => {
  test.each([
    ["a reserved piece", sql`update variants set reserved = reserved + 1 where id = ${FIRST_VARIANT}`, ["product-1"]],
    [
      "a paid piece",
      sql`with paid as (
            update variants set stock = stock - 1, reserved = reserved - 1, sold = sold + 1 where id = ${FIRST_VARIANT} returning id)
          insert into stock_movements (variant_id, delta, reason) select id, -1, 'sale' from paid`,
      [],
    ],
    [
      "a review",
      sql`insert into reviews (product_id, author_name, rating, comment, verified, status, created_at)
          values (1, 'Asha V.', 5, '', true, 'approved', now())`,
      ["home", "product-1"],
    ],
    [
      "a rating corrected by hand",
      sql`update product_ratings set stars = reviews where product_id = 1`,
      ["home", "product-1"],
    ],
    ["a text", sql`update products set description = 'Other' where id = 3`, ["product-3"]],
    ["the same text", sql`update products set description = description`, []],
    [
      "another position",
      sql`update products set position = position + 1 where id = 1`,
      ["listing-0", "listing-1", "listing-13", "product-1"],
    ],
    [
      "the last piece of a variant",
      sql`update variants set reserved = stock where id = ${FIRST_VARIANT}`,
      ["listing-0", "listing-1", "listing-13", "product-1"],
    ],
    ["a statement without a matching row", sql`update products set note = 'x' where id = -1`, []],
  ])("%s", async (_what, change, keys) => {
    await sql`update variants set reserved = 0 where id = ${FIRST_VARIANT}`.execute(shop.db);
    await sql`select count_stock(sku, 7) from variants where id = ${FIRST_VARIANT}`.execute(shop.db);
    await sql`update variants set reserved = 3 where id = ${FIRST_VARIANT}`.execute(shop.db);
    await announced(async () => {});
    expect([...(await announced(() => change.execute(shop.db)))].toSorted()).toEqual(keys);
  });
});
