import type { Sort } from "@selvedge/commerce/wire/catalogue";
import fc from "fast-check";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sqlState } from "../database/sql-state.ts";
import { transaction } from "../database/transaction.ts";
import { anyCatalogueChange } from "../testing/catalogue-changes.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { findArrangement, findMoves } from "./arrangements.repository.ts";
import { createArrangements } from "./arrangements.ts";
import { ORDERS, tidyShelf, WITHIN_REACH } from "./shelf.repository.ts";

const HOUR_MS = 60 * 60_000;
/** More than are looked for one by one. */
const PRODUCTS = 260;
const SORTS = Object.keys(ORDERS) as Sort[];
const WHOLE_SHOP = { categoryIds: [0], alsoIn: [] };
const FILTERS = [
  WHOLE_SHOP,
  { categoryIds: [2], alsoIn: [] },
  { categoryIds: [1, 2, 9], alsoIn: [] },
  { categoryIds: [1, 2, 3], alsoIn: [9, 10] },
  { categoryIds: [1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 13], alsoIn: [] },
];

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await transaction(shop.db, (tx) => insertLargeShop(tx, PRODUCTS, shop.clock.now()));
});
afterAll(() => shop.close());

/** How many listings `work` reads whole. */
async function wholeReads(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return query.mock.calls.filter(([sent]) => (sent as unknown as { text?: string }).text?.includes("string_agg"))
      .length;
  } finally {
    query.mockRestore();
  }
}

test("a listing is not read again for a change of a few products, and is for one of many", async () => {
  const arrangements = createArrangements(shop.db);
  const ask = () => arrangements.of(WHOLE_SHOP, "name_asc", shop.clock.now());
  const change = (most: number) => sql`update products set name = name || '!' where id <= ${most}`.execute(shop.db);
  expect(await wholeReads(ask)).toBe(1);
  await change(20);
  expect(await wholeReads(ask)).toBe(0);
  await change(PRODUCTS);
  expect(await wholeReads(ask)).toBe(1);
  expect(await wholeReads(ask)).toBe(0);
});

/** What nobody may do, as publishing without a picture, is no change. */
function mayBeRefused(error: unknown): void {
  if (sqlState(error) !== "23514") throw error;
}

test("whatever is done to a shop, and whenever it is asked, what is remembered is what would be read", async () => {
  const arrangements = createArrangements(shop.db);
  let asked = 0;
  const reads = await wholeReads(() =>
    fc.assert(
      fc.asyncProperty(
        fc.array(anyCatalogueChange(PRODUCTS - 2, shop.clock.now()), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...FILTERS),
        fc.constantFrom(...SORTS),
        fc.integer({ min: -4, max: 4 }),
        fc.boolean(),
        async (statements, filter, sort, hours, isTidied) => {
          for (const statement of statements) await statement.execute(shop.db).catch(mayBeRefused);
          const now = new Date(shop.clock.now().getTime() + hours * HOUR_MS);
          if (isTidied) await tidyShelf(shop.db, now);
          asked += 1;
          const { ids } = await findArrangement(shop.db, filter, sort, now);
          expect([...(await arrangements.of(filter, sort, now))]).toEqual([...ids]);
        },
      ),
      { numRuns: 250, seed: 7 },
    ),
  );
  // Each is read for the comparison; of those remembered few.
  expect(reads - asked).toBeLessThan(asked / 2);
});

test.each([
  ["coming, and has come", 2, false],
  ["ended, and has not", 0, true],
])("a product comes before one whose place is kept as %s", async (_what, hours, isTidiedLater) => {
  const later = (count: number) => new Date(shop.clock.now().getTime() + count * HOUR_MS);
  const onSale = { published_at: later(-1), withdrawn_at: null, discount_basis_points: 100, discount_paise: null };
  const product = (id: number, position: number) =>
    shop.db
      .updateTable("products")
      .set({ ...onSale, position, sale_price_paise: 1, offer_ends_at: later(1) })
      .where("id", "=", id)
      .execute();
  const [first, second] = [PRODUCTS - 1, PRODUCTS];
  await product(first, -20);
  await product(second, -10);
  if (isTidiedLater) while ((await tidyShelf(shop.db, later(2))) > 0);
  const arrangements = createArrangements(shop.db);
  const shown = async () => [...(await arrangements.of(WHOLE_SHOP, "default", later(hours)))].slice(0, 2);
  expect(await shown()).toEqual([first, second]);
  await shop.db.updateTable("products").set({ position: -15 }).where("id", "=", first).execute();
  expect(await shown()).toEqual([first, second]);
});

test("what stands too far away in a category and another is not taken for the end", async () => {
  const large = await testApp();
  try {
    await transaction(large.db, (tx) => insertLargeShop(tx, WITHIN_REACH + 200, large.clock.now()));
    while ((await tidyShelf(large.db, large.clock.now())) > 0);
    const inOrder = await findArrangement(large.db, WHOLE_SHOP, "default", large.clock.now());
    const [first = 0, second = 0, last = 0] = [inOrder.ids[0], inOrder.ids[1], inOrder.ids.at(-1)];
    expect(inOrder.ids.length).toBeGreaterThan(WITHIN_REACH + 2);
    await large.db.deleteFrom("product_categories").where("category_id", "=", 11).execute();
    const add = (id: number) =>
      large.db.insertInto("product_categories").values({ product_id: id, category_id: 11 }).execute();
    await add(first);
    await add(last);
    const arrangements = createArrangements(large.db);
    const ask = async () => [
      ...(await arrangements.of({ categoryIds: [0], alsoIn: [11] }, "default", large.clock.now())),
    ];
    expect(await ask()).toEqual([first, last]);
    await add(second);
    expect(await ask()).toEqual([first, second, last]);
  } finally {
    await large.close();
  }
});

test("a listing is read anew when the database knows less than what is remembered, as one from a backup does", async () => {
  const known = await findArrangement(shop.db, WHOLE_SHOP, "default", shop.clock.now());
  const ask = (snapshot: string) => findMoves(shop.db, WHOLE_SHOP, "default", { ...known, snapshot }, shop.clock.now());
  expect(await ask(known.snapshot)).not.toBeNull();
  expect(await ask("900000000:900000000:")).toBeNull();
});

test("changes that a database was restored with do not count as later ones", async () => {
  const known = await findArrangement(shop.db, WHOLE_SHOP, "default", shop.clock.now());
  await sql`insert into changed_products select id, '900000000'::xid8 from generate_series(100001, 100300) id`.execute(
    shop.db,
  );
  expect(await findMoves(shop.db, WHOLE_SHOP, "default", known, shop.clock.now())).toMatchObject({ moved: [] });
});
