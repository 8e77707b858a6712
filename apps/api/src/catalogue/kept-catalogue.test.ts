import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { anyCatalogueChange } from "../testing/catalogue-changes.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { testClock } from "../testing/test-clock.ts";
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

const statement = anyCatalogueChange(PRODUCTS, testClock().now());

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
  const changed = (tx: Tx) =>
    sql<{
      id: number;
    }>`select product_id as id from changed_products where changed_by = pg_current_xact_id() order by id`
      .execute(tx)
      .then(({ rows }) => rows.map(({ id }) => id));
  await inPassing(async (tx) => {
    const { rows } = await sql<{
      id: number;
    }>`select distinct product_id as id from shelf_places order by id limit 3`.execute(tx);
    const [first, second, third] = rows.map(({ id }) => id);
    await sql`update products set note = 'x', description = 'y', is_new = not is_new`.execute(tx);
    await sql`insert into product_pictures select id, 7, 'product-1-0' from products`.execute(tx);
    while ((await tidyShelf(tx, shop.clock.now())) > 0);
    expect(await changed(tx)).toEqual([]);
    await sql`update products set position = position + 1 where id = ${first}`.execute(tx);
    await sql`delete from products where id = ${second}`.execute(tx);
    await sql`delete from product_categories where product_id = ${third}`.execute(tx);
    expect(await changed(tx)).toEqual([first, second, third]);
  });
});

test("products are not changed on a snapshot, which would hide what others have changed", async () => {
  const onSnapshot = shop.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((tx) => sql`update products set position = 1`.execute(tx));
  await expect(onSnapshot).rejects.toThrow("of the level READ COMMITTED");
});
