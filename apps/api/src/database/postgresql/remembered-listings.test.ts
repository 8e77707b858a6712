import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findArrangement } from "../../catalogue/arrangements.repository.ts";
import { createArrangements } from "../../catalogue/arrangements.ts";
import { insertLargeShop } from "../../testing/large-shop.ts";
import { seededChance } from "../../testing/seeded-chance.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { transaction } from "../transaction.ts";

const WHOLE_SHOP = { categoryIds: [0], alsoIn: [] };
const PRODUCTS = 60;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await transaction(shop.db, (tx) => insertLargeShop(tx, PRODUCTS, shop.clock.now()));
});
afterAll(() => shop.close());

const read = async () => [...(await findArrangement(shop.db, WHOLE_SHOP, "default", shop.clock.now())).ids];

test("a change that was under way while a listing was read is in it once it is made", async () => {
  const arrangements = createArrangements(shop.db);
  const ask = async () => [...(await arrangements.of(WHOLE_SHOP, "default", shop.clock.now()))];
  const [first = 0, second = 0, third = 0] = await read();
  const written = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = transaction(shop.db, async (tx) => {
    await sql`update products set position = -1 where id = ${third}`.execute(tx);
    written.resolve();
    await mayEnd.promise;
  });
  await written.promise;
  try {
    // A transaction that begins later and ends sooner.
    await sql`update products set position = 2000000 where id = ${first}`.execute(shop.db);
    expect((await ask())[0]).toBe(second);
  } finally {
    mayEnd.resolve();
  }
  await slow;
  expect((await ask())[0]).toBe(third);
  expect(await ask()).toEqual(await read());
});

test("in a storm of writers, what is remembered is in the end what would be read", async () => {
  const arrangements = createArrangements(shop.db);
  const ask = async () => [...(await arrangements.of(WHOLE_SHOP, "default", shop.clock.now()))];
  let writing = 6;
  const writer = async (seed: number) => {
    const chance = seededChance(seed);
    for (let turn = 0; turn < 30; turn += 1) {
      await transaction(shop.db, async (tx) => {
        for (const id of [chance.between(1, 30), chance.between(31, PRODUCTS)]) {
          await sql`update products set position = ${chance.between(1, 20)} where id = ${id}`.execute(tx);
        }
      });
    }
    writing -= 1;
  };
  const reader = async () => {
    while (writing > 0) expect(new Set(await ask()).size).toBe((await ask()).length);
  };
  await Promise.all([...[1, 2, 3, 4, 5, 6].map(writer), reader(), reader()]);
  expect(await ask()).toEqual(await read());
});
