import type { Sort } from "@selvedge/commerce/wire/catalogue";
import fc from "fast-check";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
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
const TURNS_OF_A_SORT = 16;
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
  while ((await tidyShelf(shop.db, shop.clock.now())) > 0);
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
  await change(10);
  expect(await wholeReads(ask)).toBe(0);
  await change(PRODUCTS);
  expect(await wholeReads(ask)).toBe(1);
  expect(await wholeReads(ask)).toBe(0);
});

/** What nobody may do, as publishing without a picture or having two in one place, is no change. */
function mayBeRefused(error: unknown): void {
  if (!sqlState(error)?.startsWith("23")) throw error;
}

test("whatever is done to a shop, and whenever it is asked, what is remembered is what would be read", async () => {
  const arrangements = createArrangements(shop.db);
  let turn = 0;
  const reads = await wholeReads(() =>
    fc.assert(
      fc.asyncProperty(
        fc.array(anyCatalogueChange(PRODUCTS - 2, shop.clock.now()), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: -4, max: 4 }),
        fc.boolean(),
        async (statements, hours, isTidied) => {
          for (const statement of statements) await statement.execute(shop.db).catch(mayBeRefused);
          const now = new Date(shop.clock.now().getTime() + hours * HOUR_MS);
          if (isTidied) await tidyShelf(shop.db, now);
          // Each order for a while, so that little has moved since it was asked for last.
          const sort = SORTS[Math.floor(turn / TURNS_OF_A_SORT)] ?? "default";
          turn += 1;
          for (const filter of FILTERS) {
            const { ids } = await findArrangement(shop.db, filter, sort, now);
            expect([...(await arrangements.of(filter, sort, now))]).toEqual([...ids]);
          }
        },
      ),
      { numRuns: SORTS.length * TURNS_OF_A_SORT, seed: 7 },
    ),
  );
  // Each is read for the comparison; of those remembered few.
  const asked = turn * FILTERS.length;
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

describe("in a category and another too, what comes next may be too far away to be found", () => {
  const EVENING = 11;
  let large: TestApp;
  let products: number[];
  beforeEach(async () => {
    large = await testApp();
    await transaction(large.db, (tx) => insertLargeShop(tx, WITHIN_REACH + 400, large.clock.now()));
    await sql`update products set offer_ends_at = null, sale_price_paise = 100, price_paise = 100`.execute(large.db);
    await large.db.deleteFrom("product_categories").execute();
    const { ids } = await findArrangement(large.db, WHOLE_SHOP, "default", large.clock.now());
    products = [...ids];
    expect(products.length).toBeGreaterThan(WITHIN_REACH + 10);
  });
  afterEach(() => large.close());

  const add = (category: number, ids: readonly number[]) =>
    sql`insert into product_categories select id, ${category}::integer from unnest(${ids}::integer[]) id`.execute(
      large.db,
    );
  /** The listing as it is remembered and renewed, once `change` has happened, and as it is. */
  async function renewedAndRead(categoryIds: number[], sort: Sort, change: () => Promise<unknown>) {
    const arrangements = createArrangements(large.db);
    const filter = { categoryIds, alsoIn: [EVENING] };
    const ask = async () => [...(await arrangements.of(filter, sort, large.clock.now()))];
    await ask();
    await change();
    return [await ask(), [...(await findArrangement(large.db, filter, sort, large.clock.now())).ids]];
  }

  test("and is not taken for the end", async () => {
    const [first = 0, second = 0] = products;
    await add(EVENING, [first, products.at(-1) ?? 0]);
    const [renewed, read] = await renewedAndRead([0], "default", () => add(EVENING, [second]));
    expect(read).toEqual([first, second, products.at(-1)]);
    expect(renewed).toEqual(read);
  });

  test("while something later is found in another category", async () => {
    const [moved = 0] = products;
    const [far = 0, last = 0] = [products[WITHIN_REACH + 1], products.at(-1)];
    await add(1, products.slice(0, WITHIN_REACH + 3));
    await add(2, [last]);
    await add(EVENING, [far, last]);
    const [renewed, read] = await renewedAndRead([1, 2], "default", () => add(EVENING, [moved]));
    expect(read).toEqual([moved, far, last]);
    expect(renewed).toEqual(read);
  });

  test("while something dearer is found than the many at one price", async () => {
    const byId = products.toSorted((a, b) => a - b);
    const [moved = 0] = byId;
    const [far = 0, dearer = 0] = [byId[WITHIN_REACH + 1], byId.at(-1)];
    await sql`update products set sale_price_paise = 200, price_paise = 200 where id = ${dearer}`.execute(large.db);
    await add(EVENING, [far, dearer]);
    const [renewed, read] = await renewedAndRead([0], "price_asc", () => add(EVENING, [moved]));
    expect(read).toEqual([moved, far, dearer]);
    expect(renewed).toEqual(read);
  });
});

test("a listing is read whole while much has begun or ended that is not tidied", async () => {
  const arrangements = createArrangements(shop.db);
  const ask = () => arrangements.of(WHOLE_SHOP, "name_asc", shop.clock.now());
  const begun = shop.clock.now();
  const change = () =>
    sql`update products set name = name || '?'
        where id in (select distinct product_id from shelf_places order by product_id limit 5)`.execute(shop.db);
  await sql`update products set offer_ends_at = ${begun}, sale_price_paise = 1, discount_basis_points = 100, discount_paise = null
    where published_at < ${begun} and withdrawn_at is null`.execute(shop.db);
  await ask();
  await change();
  expect(await wholeReads(ask)).toBe(1);
  while ((await tidyShelf(shop.db, begun)) > 0);
  await change();
  expect(await wholeReads(ask)).toBe(0);
});

test("a listing is read anew when another database counts the changes, as after a restart from a backup", async () => {
  const known = await findArrangement(shop.db, WHOLE_SHOP, "default", shop.clock.now());
  const ask = () => findMoves(shop.db, WHOLE_SHOP, "default", known, shop.clock.now());
  expect(await ask()).not.toBeNull();
  await sql`alter table changed_products rename to lost;
    create table changed_products (like lost including all);
    drop table lost`.execute(shop.db);
  expect(await ask()).toBeNull();
});

test("changes that a database was restored with do not count as later ones", async () => {
  const known = await findArrangement(shop.db, WHOLE_SHOP, "default", shop.clock.now());
  await sql`insert into changed_products select id, '900000000'::xid8 from generate_series(100001, 100300) id`.execute(
    shop.db,
  );
  expect(await findMoves(shop.db, WHOLE_SHOP, "default", known, shop.clock.now())).toMatchObject({ moved: [] });
});
