import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTraits } from "../../catalogue/traits.ts";
import { insertLargeShop } from "../../testing/large-shop.ts";
import { seededChance } from "../../testing/seeded-chance.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { transaction } from "../transaction.ts";

const PRODUCTS = 60;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await transaction(shop.db, (tx) => insertLargeShop(tx, PRODUCTS, shop.clock.now()));
});
afterAll(() => shop.close());

/** What whoever begins now reads of the whole shop. */
const read = async () => inOrder((await createTraits(shop.db).renew()).byId);
const inOrder = (pieces: ReadonlyMap<number, unknown>) => [...pieces].toSorted(([a], [b]) => a - b);

test("a change that was under way while traits were read is in them once it is made", async () => {
  const traits = createTraits(shop.db);
  const ask = async () => inOrder((await traits.renew()).byId);
  const before = await ask();
  const written = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = transaction(shop.db, async (tx) => {
    await sql`update product_sizes set stocked = 0, free = 0 where product_id < 20`.execute(tx);
    written.resolve();
    await mayEnd.promise;
  });
  await written.promise;
  try {
    // A transaction that begins later and ends sooner.
    await sql`update product_sizes set stocked = 9, free = 9 where product_id > 40`.execute(shop.db);
    expect(await ask()).toEqual(await read());
  } finally {
    mayEnd.resolve();
  }
  await slow;
  expect(await ask()).toEqual(await read());
  expect(await ask()).not.toEqual(before);
});

test("in a storm of writers and askers, what is remembered is in the end what would be read", async () => {
  const traits = createTraits(shop.db);
  let writing = 4;
  const writer = async (seed: number) => {
    const chance = seededChance(seed);
    for (let turn = 0; turn < 30; turn += 1) {
      await transaction(shop.db, async (tx) => {
        for (const id of [chance.between(1, 30), chance.between(31, PRODUCTS)]) {
          const free = chance.between(0, 1);
          await sql`update product_sizes set stocked = ${free}, free = ${free} where product_id = ${id}`.execute(tx);
        }
      });
    }
    writing -= 1;
  };
  const asker = async () => {
    while (writing > 0) await traits.renew();
  };
  await Promise.all([...[1, 2, 3, 4].map(writer), asker(), asker(), asker()]);
  expect(inOrder((await traits.renew()).byId)).toEqual(await read());
});
