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
