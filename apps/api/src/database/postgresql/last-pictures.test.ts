import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../../testing/demo-shop.ts";
import type { TestApp } from "../../testing/test-app.ts";
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

test("of two who each take one of a product's last two pictures, neither seeing what the other did, one is refused", async () => {
  const { id } = await shop.db.selectFrom("products").select("id").limit(1).executeTakeFirstOrThrow();
  const pictures = shop.db.deleteFrom("product_pictures").where("product_id", "=", id);
  await pictures.where("position", ">", 1).execute();

  const firstIsChecked = Promise.withResolvers<void>();
  const secondIsChecked = Promise.withResolvers<void>();
  const take = (position: number, work: (check: () => Promise<unknown>) => Promise<unknown>) =>
    transaction(shop.db, async (tx) => {
      await tx.deleteFrom("product_pictures").where("product_id", "=", id).where("position", "=", position).execute();
      await work(() => sql`set constraints all immediate`.execute(tx));
    });

  // Outside of any transaction, where the pool may be asked.
  const waiting = firstIsChecked.promise.then(somebodyWaits);
  const first = take(0, async (check) => {
    await check();
    firstIsChecked.resolve();
    await secondIsChecked.promise;
  });
  const second = take(1, async (check) => {
    await firstIsChecked.promise;
    const checked = check();
    secondIsChecked.resolve(Promise.race([checked.then(() => {}), waiting]));
    await checked;
  });
  await expect(first).resolves.toBeUndefined();
  await expect(second).rejects.toThrow("has no picture");
});
