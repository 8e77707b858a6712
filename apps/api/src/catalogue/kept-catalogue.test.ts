import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { catalogueInvariants } from "./invariants.ts";
import { tidyShelf } from "./shelf.repository.ts";

const HOUR_MS = 60 * 60_000;
const PRODUCTS = 40;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await transaction(shop.db, (tx) => insertLargeShop(tx, PRODUCTS, shop.clock.now()));
});
afterAll(() => shop.close());

class RolledBack extends Error {}

/** Does something in a transaction that leaves nothing behind. */
async function inPassing(work: (tx: Tx) => Promise<void>): Promise<void> {
  const done = transaction(shop.db, async (tx) => {
    await work(tx);
    throw new RolledBack();
  });
  await done.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

/** What a shop's owner may do to products, a few of them at a time. */
const some = fc.uniqueArray(fc.integer({ min: 1, max: PRODUCTS }), { minLength: 1, maxLength: 4 });
const instant = fc
  .option(fc.integer({ min: -3, max: 3 }), { nil: null })
  .map((hours) => (hours === null ? null : new Date(shop.clock.now().getTime() + hours * HOUR_MS)));
const product = (column: string, value: fc.Arbitrary<unknown>) =>
  fc
    .tuple(some, value)
    .map(([ids, to]) => sql`update products set ${sql.ref(column)} = ${to} where id = any(${ids}::integer[])`);
const ofProducts = (statement: (ids: number[]) => ReturnType<typeof sql>) => some.map(statement);
const statement = fc.oneof(
  product("published_at", instant),
  product("withdrawn_at", instant),
  product("position", fc.integer({ min: 0, max: 9 })),
  product("name", fc.constantFrom("Amba", "amba", "Ärmel", "z".repeat(600))),
  product("note", fc.constant("Nothing that a listing shows")),
  fc.tuple(some, fc.integer({ min: 0, max: 5 }), instant).map(
    ([ids, paise, endsAt]) =>
      sql`update products set discount_basis_points = 100, discount_paise = null, sale_price_paise = ${paise}, offer_ends_at = ${endsAt}
            where id = any(${ids}::integer[])`,
  ),
  fc.tuple(some, fc.integer({ min: 1, max: 20 })).map(
    ([ids, category]) =>
      sql`insert into product_categories select products.id, categories.id from products, categories
            where products.id = any(${ids}::integer[]) and categories.id = ${category} on conflict do nothing`,
  ),
  fc.tuple(some, fc.integer({ min: 1, max: 20 })).map(
    ([ids, category]) =>
      sql`update product_categories own set category_id = ${category}
            where product_id = any(${ids}::integer[]) and exists (select from categories where id = ${category})
              and category_id = (select max(category_id) from product_categories where product_id = own.product_id)
              and ${category} not in (select category_id from product_categories where product_id = own.product_id)`,
  ),
  ofProducts((ids) => sql`delete from product_categories where product_id = any(${ids}::integer[])`),
  ofProducts((ids) => sql`delete from product_pictures where product_id = any(${ids}::integer[])`),
  ofProducts(
    (ids) =>
      sql`insert into product_pictures select id, 0, 'product-1-0' from products where id = any(${ids}::integer[]) on conflict do nothing`,
  ),
  ofProducts(
    ([from, to = from]) =>
      sql`update product_pictures set product_id = ${to}, position = position + 10 where product_id = ${from}
          and exists (select from products where id = ${to})`,
  ),
  ofProducts((ids) => sql`delete from products where id = any(${ids}::integer[])`),
  fc.tuple(some, fc.integer({ min: 1, max: 5 }), fc.constantFrom("waiting", "approved", "rejected")).map(
    ([ids, rating, status]) =>
      sql`insert into reviews (product_id, author_name, rating, comment, verified, status, created_at)
            select id, 'Asha V.', ${rating}, '', true, ${status}, ${shop.clock.now()} from products where id = any(${ids}::integer[])`,
  ),
  fc
    .tuple(some, fc.constantFrom("waiting", "approved", "rejected"))
    .map(([ids, status]) => sql`update reviews set status = ${status} where product_id = any(${ids}::integer[])`),
  ofProducts(
    ([from, to = from]) =>
      sql`update reviews set product_id = ${to} where product_id = ${from} and exists (select from products where id = ${to})`,
  ),
  ofProducts((ids) => sql`delete from reviews where product_id = any(${ids}::integer[])`),
  fc.constant(sql`delete from categories where parent_id is not null`),
);

/** Moments before, at and after those that the statements name. */
const moments = () => [-4, -3, -1, 0, 1, 3, 4].map((hours) => new Date(shop.clock.now().getTime() + hours * HOUR_MS));

async function breaks(tx: Tx): Promise<string[]> {
  const broken = [];
  for (const moment of moments()) broken.push(...(await catalogueInvariants(tx, moment)));
  return broken;
}

test("what the database keeps about a shop agrees with it from the start", async () => {
  await inPassing(async (tx) => expect(await breaks(tx)).toEqual([]));
});

test("whatever is done to products, pictures, categories and reviews, what is kept about them agrees", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 8 }), fc.boolean(), async (statements, tidied) => {
      await inPassing(async (tx) => {
        for (const written of statements) {
          await written.execute(tx);
          if (tidied) await tidyShelf(tx, shop.clock.now());
        }
        expect(await breaks(tx), statements.map((written) => written.compile(tx).sql).join(";\n")).toEqual([]);
      });
    }),
    { numRuns: 60, seed: 11 },
  );
});

test.each(["reviews", "product_pictures", "product_categories", "products cascade"])(
  "nothing is kept of what is emptied at once: %s",
  async (tables) => {
    await inPassing(async (tx) => {
      await sql`truncate ${sql.raw(tables)}`.execute(tx);
      expect(await breaks(tx)).toEqual([]);
    });
  },
);

test("only what a listing shows changes the shelf", async () => {
  const changes = async (tx: Tx) =>
    (
      await tx
        .selectFrom("shelf_tallies")
        .select(["category_id", "products", "changes"])
        .orderBy("category_id")
        .execute()
    )[0]?.changes ?? 0;
  await inPassing(async (tx) => {
    const before = await changes(tx);
    await sql`update products set note = 'x', description = 'y', is_new = not is_new`.execute(tx);
    await sql`insert into product_pictures select id, 7, 'product-1-0' from products`.execute(tx);
    expect(await changes(tx)).toBe(before);
    await sql`update products set position = position + 1 where id = 1`.execute(tx);
    expect(await changes(tx)).toBe(before + 1);
  });
});

test("products are not changed on a snapshot, which would hide what others have changed", async () => {
  const onSnapshot = shop.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((tx) => sql`update products set position = 1`.execute(tx));
  await expect(onSnapshot).rejects.toThrow("of the level READ COMMITTED");
});
