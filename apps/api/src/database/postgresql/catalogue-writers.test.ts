import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueInvariants } from "../../catalogue/invariants.ts";
import { insertLargeShop } from "../../testing/large-shop.ts";
import { seededChance } from "../../testing/seeded-chance.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import type { Tx } from "../schema.ts";
import { sqlState } from "../sql-state.ts";
import { transaction } from "../transaction.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await transaction(shop.db, (tx) => insertLargeShop(tx, 60, shop.clock.now()));
});
afterAll(() => shop.close());

const invariants = () => catalogueInvariants(shop.db);
async function sessionsThatWait(): Promise<number> {
  const { rows } =
    await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      shop.db,
    );
  return rows.length;
}

const move = (tx: Tx, id: number, position: number) =>
  tx.updateTable("products").set({ position }).where("id", "=", id).execute();

test("concurrent changes of different parts of one product are both kept", async () => {
  const firstHasWritten = Promise.withResolvers<void>();
  const secondWaits = Promise.withResolvers<void>();
  const first = transaction(shop.db, async (tx) => {
    await tx.updateTable("products").set({ name: "Renamed" }).where("id", "=", 1).execute();
    firstHasWritten.resolve();
    await secondWaits.promise;
  });
  await firstHasWritten.promise;
  const second = sql`insert into product_categories
    select 1, id from categories where id not in (select category_id from product_categories where product_id = 1)`.execute(
    shop.db,
  );
  await expect.poll(sessionsThatWait).toBe(1).finally(secondWaits.resolve);
  await Promise.all([first, second]);
  expect(await invariants()).toEqual([]);
});

test("two concurrent reviews of one product are both counted", async () => {
  const review = sql`
    insert into reviews (product_id, author_name, rating, comment, verified, status, created_at)
    values (30, 'Asha V.', 4, '', true, 'approved', ${shop.clock.now()})`;
  const written = Promise.withResolvers<void>();
  const secondWaits = Promise.withResolvers<void>();
  const first = transaction(shop.db, async (tx) => {
    await review.execute(tx);
    written.resolve();
    await secondWaits.promise;
  });
  await written.promise;
  const second = review.execute(shop.db);
  await expect.poll(sessionsThatWait).toBe(1).finally(secondWaits.resolve);
  await Promise.all([first, second]);
  expect(await invariants()).toEqual([]);
});

test("changing products does not wait for changes of others", async () => {
  const newest = Promise.withResolvers<void>();
  const held = transaction(shop.db, async (tx) => {
    await tx.updateTable("products").set({ name: "Renamed" }).where("id", "=", 2).execute();
    await newest.promise;
  });
  // The first transaction is still open: a statement that waited for it would wait for ever.
  for (const id of [3, 4, 5]) {
    await shop.db.updateTable("products").set({ name: "Renamed" }).where("id", "=", id).execute();
  }
  newest.resolve();
  await held;
  expect(await invariants()).toEqual([]);
});

test("concurrent changes of the same products in opposite orders do not deadlock for good", async () => {
  const bothHaveOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const change = (own: number, first: number, then: number) => {
    let attempts = 0;
    return transaction(shop.db, async (tx) => {
      attempts += 1;
      await move(tx, first, own);
      bothHaveOne[own]?.resolve();
      if (attempts === 1) await bothHaveOne[1 - own]?.promise;
      await move(tx, then, own);
    });
  };
  await Promise.all([change(0, 10, 11), change(1, 11, 10)]);
  expect(await invariants()).toEqual([]);
});

test("derived data agrees with the catalogue after many concurrent writers", async () => {
  const writer = async (seed: number) => {
    const chance = seededChance(seed);
    for (let turn = 0; turn < 25; turn += 1) {
      const ids = [chance.between(1, 60), chance.between(1, 60)].toSorted((a, b) => a - b);
      const category = chance.between(1, 20);
      const write = chance.oneOf([
        sql`update products set status = ${chance.happens(0.5) ? "hidden" : "active"}, published_at = coalesce(published_at, now()) where id = any(${ids}::integer[])`,
        sql`update products set name = name || 'x', position = position + 1 where id = any(${ids}::integer[])`,
        sql`insert into product_categories select id, ${category}::integer from products where id = any(${ids}::integer[]) on conflict do nothing`,
        sql`delete from product_categories where product_id = any(${ids}::integer[]) and category_id = ${category}`,
        sql`insert into reviews (product_id, author_name, rating, comment, verified, status, created_at)
            select id, 'Asha V.', 4, '', true, 'approved', ${shop.clock.now()} from products where id = any(${ids}::integer[])`,
        sql`delete from reviews where product_id = any(${ids}::integer[]) and id % 3 = 0`,
        sql`update products set offer_ends_at = ${shop.clock.now()}::timestamptz + id * interval '1 second'
            where id = any(${ids}::integer[]) and offer_ends_at is not null`,
      ]);
      await transaction(shop.db, async (tx) => void (await write.execute(tx))).catch((error: unknown) => {
        if (sqlState(error) !== "40P01") throw error;
      });
    }
  };
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(writer));
  expect(await invariants()).toEqual([]);
});
