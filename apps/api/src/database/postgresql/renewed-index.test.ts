import { setImmediate as turn } from "node:timers/promises";
import { WHOLE_SHOP } from "@selvedge/commerce/listing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type RenewedIndex, renewIndex } from "../../catalogue/index-renewal.ts";
import { insertLargeShop } from "../../testing/large-shop.ts";
import { seededChance } from "../../testing/seeded-chance.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { transaction } from "../transaction.ts";

const PRODUCTS = 60;
const EVERYTHING = { ...WHOLE_SHOP, categoryIds: null, withinCategoryId: null };

let shop: TestApp;
let index: RenewedIndex;
beforeAll(async () => {
  shop = await testApp();
  await transaction(shop.db, (tx) => insertLargeShop(tx, PRODUCTS, shop.clock.now()));
  index = renewIndex({ db: shop.db, changes: shop.changes });
  await vi.waitFor(() => expect(shop.changes.isListening()).toBe(true));
});
afterAll(() => shop.close());

const listing = async (of: RenewedIndex) =>
  (await of.at(shop.clock.now())).list(EVERYTHING, { sort: "default", limit: PRODUCTS, offset: 0 });
/** Reads the whole shop anew. */
const read = () => listing(renewIndex({ db: shop.db, changes: { isListening: () => false, listen: () => {} } }));

test("a change that was uncommitted while the index was read is in it after its commit", async () => {
  const before = await listing(index);
  const written = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = transaction(shop.db, async (tx) => {
    await sql`update products set position = -1 where id = ${before.ids.at(-1)}`.execute(tx);
    written.resolve();
    await mayEnd.promise;
  });
  await written.promise;
  try {
    // A transaction that starts later and commits earlier.
    await sql`update products set position = 2000000 where id = ${before.ids[0]}`.execute(shop.db);
    await vi.waitFor(async () => expect((await listing(index)).ids[0]).toBe(before.ids[1]));
  } finally {
    mayEnd.resolve();
  }
  await slow;
  await vi.waitFor(async () => expect((await listing(index)).ids[0]).toBe(before.ids.at(-1)));
  expect(await listing(index)).toEqual(await read());
});

test("after many concurrent writes and reads, the index equals a fresh one", async () => {
  let writing = 4;
  const writer = async (seed: number) => {
    const chance = seededChance(seed);
    for (let turn = 0; turn < 30; turn += 1) {
      await transaction(shop.db, async (tx) => {
        for (const id of [chance.between(1, 30), chance.between(31, PRODUCTS)]) {
          const free = chance.between(0, 1);
          await sql`update products set position = ${chance.between(1, 20)} where id = ${id}`.execute(tx);
          await sql`select count_stock(sku, ${free}) from variants where product_id = ${id}`.execute(tx);
        }
      });
    }
    writing -= 1;
  };
  const asker = async () => {
    while (writing > 0) {
      await listing(index);
      // Reads without a statement would not let any other work run.
      await turn();
    }
  };
  await Promise.all([...[1, 2, 3, 4].map(writer), asker(), asker(), asker()]);
  await vi.waitFor(async () => expect(await listing(index)).toEqual(await read()));
});
