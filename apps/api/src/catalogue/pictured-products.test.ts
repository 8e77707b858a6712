import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ShopDatabase } from "../database/shop-database.ts";
import { transaction } from "../database/transaction.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { testDatabase } from "../testing/test-database.ts";
import { visitor } from "../testing/visitor.ts";

const SLUG = "mira-tiered-dress";
const REFUSAL = `Product ${SLUG} has no picture. Give it at least one before it is published.`;

let database: ShopDatabase;
let shop: TestApp;
let id: number;
let pictures: { product_id: number; position: number; picture_key: string }[];
beforeAll(async () => {
  database = await testDatabase();
  shop = await demoShop({ database });
  ({ id } = await shop.db.selectFrom("products").select("id").where("slug", "=", SLUG).executeTakeFirstOrThrow());
  pictures = await shop.db.selectFrom("product_pictures").selectAll().where("product_id", "=", id).execute();
});
afterAll(() => shop.close());

const loseAll = (db = shop.db) => db.deleteFrom("product_pictures").where("product_id", "=", id);
const setPublished = (published_at: Date | null, db = shop.db) =>
  db.updateTable("products").set({ published_at }).where("id", "=", id);

describe("a product without a picture", () => {
  test("is not published, and a published one keeps its last picture", async () => {
    await expect(loseAll().execute()).rejects.toThrow(REFUSAL);
    await expect(loseAll().where("position", ">", 0).execute()).resolves.toBeDefined();
    await expect(loseAll().execute()).rejects.toThrow(REFUSAL);

    await setPublished(null).execute();
    await loseAll().execute();
    await expect(setPublished(shop.clock.now()).execute()).rejects.toThrow(REFUSAL);
    await transaction(shop.db, async (tx) => {
      await setPublished(shop.clock.now(), tx).execute();
      await tx.insertInto("product_pictures").values(pictures).execute();
    });
  });

  test("can be thrown away whole", async () => {
    const removed = transaction(shop.db, async (tx) => {
      await tx.deleteFrom("products").where("id", "=", id).execute();
      await sql`set constraints all immediate`.execute(tx);
      throw new Error("it stays");
    });
    await expect(removed).rejects.toThrow("it stays");
  });
});

describe("a published product that lost its pictures all the same", () => {
  let token: string;
  beforeAll(async () => {
    token = await visitor(shop).add(SLUG);
    // As a database restored from before the rule has it.
    await sql`alter table product_pictures disable trigger product_pictured`.execute(shop.db);
    await loseAll().execute();
    await sql`alter table product_pictures enable trigger product_pictured`.execute(shop.db);
  });

  test.each(["/api/home", "/api/products?per_page=50", "/api/categories/dresses/products", "/api/home/categories"])(
    "is left out of %s",
    async (url) => {
      const answer = await shop.app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain(SLUG);
    },
  );

  test("is not counted, has no page, cannot be bought, and takes no cart with it", async () => {
    expect((await shop.app.inject("/api/products")).json().total).toBe(27);
    expect((await shop.app.inject(`/api/products/${SLUG}`)).statusCode).toBe(404);
    const adding = { product_id: id, quantity: 1, variants: [] };
    expect((await visitor(shop).post(adding)).json().message).toBe("Product not found");
    expect(await visitor(shop).lines(token)).toEqual([]);
  });

  test("is named once in the log when the shop starts", async () => {
    const lines: string[] = [];
    const next = await testApp({
      database: { ...database, close: async () => {} },
      env: { LOG_LEVEL: "warn" },
      logDestination: { write: (line) => void lines.push(line) },
    });
    await next.app.inject("/api/home");
    await next.close();
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: "warn", product: SLUG, msg: "published without a picture, and so not shown" }),
    ]);
  });
});
