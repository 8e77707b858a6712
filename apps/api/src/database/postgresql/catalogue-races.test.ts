import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reserve } from "../../catalogue/index.ts";
import { readCatalogue } from "../../products/current-catalogue.ts";
import { importCatalogue } from "../../products/import-catalogue.ts";
import { minimalCatalogue, minimalProduct } from "../../testing/minimal-catalogue.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { transaction } from "../transaction.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const importFile = (file: object) => importCatalogue(shop.db, { file }, { now: shop.clock.now(), subject: "a file" });

test("two imports at once are both kept", async () => {
  await importFile(minimalCatalogue);
  await Promise.all([
    importFile({ products: [{ slug: "plain-kurta", name: "Long Kurta" }] }),
    importFile({ products: [{ slug: "plain-kurta", price: 2000 }] }),
    importFile({ products: [{ ...minimalProduct, slug: "tunic", code: "T-1" }] }),
    importFile({ products: [{ ...minimalProduct, slug: "coat", code: "C-1" }] }),
  ]);
  const { products } = await readCatalogue(shop.db);
  expect(products).toMatchObject([{ slug: "plain-kurta", name: "Long Kurta", price: 2000 }, {}, {}]);
});

test("a new price does not undo what happens to the stock at the same time", async () => {
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([
      importFile({ products: [{ slug: "plain-kurta", price: 2000 + round }] }),
      sql`select count_stock('K-1-M', ${10 + round}::integer)`.execute(shop.db),
    ]);
    const variant = shop.db.selectFrom("variants").select("stock").where("sku", "=", "K-1-M");
    expect(await variant.executeTakeFirstOrThrow()).toEqual({ stock: 10 + round });
  }
});

test("a count never takes what is reserved at the same time", async () => {
  const { id } = await shop.db.selectFrom("variants").select("id").where("sku", "=", "K-1-M").executeTakeFirstOrThrow();
  for (let round = 0; round < 10; round += 1) {
    await importFile({ products: [{ slug: "plain-kurta", sizes: { M: 3 } }] });
    const results = await Promise.allSettled([
      transaction(shop.db, (tx) => reserve(tx, [{ variantId: id, quantity: 2 }])),
      importFile({ products: [{ slug: "plain-kurta", sizes: { M: 1 } }] }),
    ]);
    const { stock, reserved } = await shop.db
      .selectFrom("variants")
      .select(["stock", "reserved"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const [refused] = results.filter((result) => result.status === "rejected");
    expect(String(refused?.reason)).toMatch(/^Refusal: (Only 1 piece is left\.|.*give at least 2)$/);
    expect({ stock, reserved }).toEqual(reserved === 2 ? { stock: 3, reserved: 2 } : { stock: 1, reserved: 0 });
    await shop.db.updateTable("variants").set({ reserved: 0 }).where("id", "=", id).execute();
  }
});
