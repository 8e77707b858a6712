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

const PRODUCTS = 40;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await transaction(shop.db, (tx) => insertLargeShop(tx, PRODUCTS, shop.clock.now()));
});
afterAll(() => shop.close());

class RolledBack extends Error {}

/** Runs work in a transaction that is rolled back. */
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

test("derived data agrees with the catalogue from the start", async () => {
  await inPassing(async (tx) => expect(await catalogueInvariants(tx)).toEqual([]));
});

test("derived data agrees after any change of products, pictures, categories and reviews", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 8 }), async (statements) => {
      await inPassing(async (tx) => {
        for (const written of statements) await written.execute(tx);
        expect(await catalogueInvariants(tx), statements.map((written) => written.compile(tx).sql).join(";\n")).toEqual(
          [],
        );
      });
    }),
    { numRuns: 60, seed: 11 },
  );
});

test.each(["reviews", "product_pictures", "product_categories", "products cascade"])(
  "emptying a table (%s) empties what is derived from it",
  async (tables) => {
    await inPassing(async (tx) => {
      await sql`truncate ${sql.raw(tables)}`.execute(tx);
      expect(await catalogueInvariants(tx)).toEqual([]);
    });
  },
);

test("renaming products under snapshot isolation is refused, because a snapshot hides concurrent changes", async () => {
  const onSnapshot = shop.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((tx) => sql`update products set name = name || '!'`.execute(tx));
  await expect(onSnapshot).rejects.toThrow("of the level READ COMMITTED");
});
