import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../../testing/demo-shop.ts";
import type { TestApp } from "../../testing/test-app.ts";
import type { Tx } from "../schema.ts";
import { transaction } from "../transaction.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

async function somebodyWaits(): Promise<void> {
  const locks = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await locks.execute(shop.db)).rows.length).toBe(1);
}

test("of two who each take one of a product's last two pictures at once, the second waits for the first and is refused", async () => {
  const { id } = await shop.db.selectFrom("products").select("id").limit(1).executeTakeFirstOrThrow();
  const pictures = shop.db.deleteFrom("product_pictures").where("product_id", "=", id);
  await pictures.where("position", ">", 1).execute();

  const firstHasTaken = Promise.withResolvers<void>();
  const take = (position: number, meanwhile: (tx: Tx) => Promise<void>) =>
    transaction(shop.db, async (tx) => {
      await tx.deleteFrom("product_pictures").where("product_id", "=", id).where("position", "=", position).execute();
      await meanwhile(tx);
    });

  // Outside of any transaction, where the pool may be asked.
  const secondWaits = firstHasTaken.promise.then(somebodyWaits);
  const first = take(0, async (tx) => {
    // What is looked at when a transaction ends is looked at now, and the transaction stays open.
    await sql`set constraints all immediate`.execute(tx);
    firstHasTaken.resolve();
    await secondWaits;
  });
  await firstHasTaken.promise;
  const second = take(1, async () => {});
  await expect(second).rejects.toThrow("has no picture");
  await expect(first).resolves.toBeUndefined();
});
