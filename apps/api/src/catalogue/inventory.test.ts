import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import { putBack, release, reserve, sell, type StockLine } from "./inventory.service.ts";

/** An order of the demo. */
const ORDER = "ORD123456";

let shop: TestApp;
let limited: { id: number };
let otherCloth: { id: number };
let other: { id: number };
let unlimited: { id: number };

beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

beforeEach(async () => {
  [limited, otherCloth] = await variantsOf("mira-tiered-dress", "M");
  [other] = await variantsOf("tara-a-line-dress", "M");
  [unlimited] = await variantsOf("charu-kantha-coat", "Custom");
  await shop.db.updateTable("variants").set({ reserved: 0, sold: 0 }).execute();
  await count([limited, otherCloth, other], 12);
});

async function variantsOf(slug: string, size: string): Promise<[{ id: number }, { id: number }]> {
  const [first, second] = await shop.db
    .selectFrom("variants")
    .innerJoin("products", "products.id", "variants.product_id")
    .innerJoin("product_sizes", "product_sizes.id", "size_id")
    .select("variants.id")
    .where("products.slug", "=", slug)
    .where("product_sizes.name", "=", size)
    .orderBy("variants.id")
    .execute();
  if (!first || !second) throw new Error(`${slug} has fewer than two materials.`);
  return [first, second];
}

const count = (variants: { id: number }[], pieces: number | null) =>
  sql`select count_stock(sku, ${pieces}::integer) from variants where id = any(${variants.map(({ id }) => id)}::integer[])`.execute(
    shop.db,
  );
const stockOf = (id: number) =>
  shop.db.selectFrom("variants").select(["free", "reserved", "sold"]).where("id", "=", id).executeTakeFirstOrThrow();
const sellTo = (tx: Tx, lines: readonly StockLine[]) => sell(tx, ORDER, lines);
const putBackFrom = (tx: Tx, lines: readonly StockLine[]) => putBack(tx, ORDER, lines);
const inTransaction = (work: typeof reserve, lines: StockLine[]) => transaction(shop.db, (tx) => work(tx, lines));

async function movementsOf(id: number) {
  return shop.db
    .selectFrom("stock_movements")
    .select(["delta", "reason", "order_id"])
    .where("variant_id", "=", id)
    .orderBy("id")
    .execute();
}

/** Variants whose stock is not the sum of their movements. */
async function unexplained() {
  return shop.db
    .selectFrom("variants")
    .select("sku")
    .where(
      sql<boolean>`coalesce(stock, 0) <> coalesce((select sum(delta) from stock_movements where variant_id = variants.id), 0)`,
    )
    .execute();
}

test("pieces go from free to reserved to sold", async () => {
  await inTransaction(reserve, [{ variantId: limited.id, quantity: 5 }]);
  expect(await stockOf(limited.id)).toEqual({ free: 7, reserved: 5, sold: 0 });
  await inTransaction(sellTo, [{ variantId: limited.id, quantity: 5 }]);
  expect(await stockOf(limited.id)).toEqual({ free: 7, reserved: 0, sold: 5 });
});

test("released pieces are free again", async () => {
  await inTransaction(reserve, [{ variantId: limited.id, quantity: 5 }]);
  await inTransaction(release, [{ variantId: limited.id, quantity: 5 }]);
  expect(await stockOf(limited.id)).toEqual({ free: 12, reserved: 0, sold: 0 });
});

test("an order above the stock reserves nothing, for any of its lines, and says how many are left", async () => {
  const lines = [
    { variantId: other.id, quantity: 2 },
    { variantId: limited.id, quantity: 13 },
  ];
  await expect(inTransaction(reserve, lines)).rejects.toMatchObject({
    status: 409,
    message: "Only 12 pieces are left.",
  });
  expect(await stockOf(other.id)).toEqual({ free: 12, reserved: 0, sold: 0 });
});

test("one material of a size sells out while another is left", async () => {
  await inTransaction(reserve, [{ variantId: limited.id, quantity: 12 }]);
  expect((await stockOf(limited.id)).free).toBe(0);
  await inTransaction(reserve, [{ variantId: otherCloth.id, quantity: 12 }]);
  await expect(inTransaction(reserve, [{ variantId: limited.id, quantity: 1 }])).rejects.toMatchObject({ status: 409 });
});

test("two lines of one variant share its stock", async () => {
  const lines = [
    { variantId: limited.id, quantity: 7 },
    { variantId: limited.id, quantity: 6 },
  ];
  await expect(inTransaction(reserve, lines)).rejects.toMatchObject({ status: 409 });
});

test("a variant made to order has no limit, its sold pieces are counted, and it has no movements", async () => {
  await inTransaction(reserve, [{ variantId: unlimited.id, quantity: 500 }]);
  await inTransaction(sellTo, [{ variantId: unlimited.id, quantity: 300 }]);
  expect(await stockOf(unlimited.id)).toEqual({ free: null, reserved: 200, sold: 300 });
  expect(await movementsOf(unlimited.id)).toEqual([]);
});

test("selling, releasing or putting back more than there is throws, and changes nothing", async () => {
  await inTransaction(reserve, [{ variantId: limited.id, quantity: 2 }]);
  for (const work of [sellTo, release]) {
    await expect(inTransaction(work, [{ variantId: limited.id, quantity: 3 }])).rejects.toThrow(
      /fewer than 3 pieces reserved/,
    );
  }
  await expect(inTransaction(putBackFrom, [{ variantId: limited.id, quantity: 1 }])).rejects.toThrow(
    /fewer than 1 pieces sold/,
  );
  await expect(inTransaction(reserve, [{ variantId: limited.id, quantity: -3 }])).rejects.toThrow(/whole quantities/);
  expect(await stockOf(limited.id)).toEqual({ free: 10, reserved: 2, sold: 0 });
});

test("of twenty concurrent buyers one gets the last piece", async () => {
  await count([limited], 1);
  const buyers = Array.from({ length: 20 }, () => inTransaction(reserve, [{ variantId: limited.id, quantity: 1 }]));
  const outcomes = await Promise.allSettled(buyers);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ message: "Only 0 pieces are left." });
  }
  expect(await stockOf(limited.id)).toEqual({ free: 0, reserved: 1, sold: 0 });
});

test("orders that name the same variants in opposite order do not deadlock", async () => {
  const there = [limited.id, other.id, unlimited.id].map((variantId) => ({ variantId, quantity: 1 }));
  const orders = Array.from({ length: 10 }, (_, index) =>
    inTransaction(reserve, index % 2 === 0 ? there : there.toReversed()),
  );
  await Promise.all(orders);
  expect(await stockOf(other.id)).toEqual({ free: 2, reserved: 10, sold: 0 });
});

test("after any mix of concurrent orders, every piece is free, reserved or sold, and every sale is a movement", async () => {
  const buyers = Array.from({ length: 60 }, async (_, index) => {
    const lines = [
      { variantId: limited.id, quantity: (index % 3) + 1 },
      { variantId: other.id, quantity: (index % 2) + 1 },
    ];
    await inTransaction(reserve, lines);
    await inTransaction(index % 4 === 0 ? release : sellTo, lines);
    if (index % 4 === 1) await inTransaction(putBackFrom, lines);
  });
  await Promise.allSettled(buyers);
  for (const { id } of [limited, other]) {
    const { free, reserved, sold } = await stockOf(id);
    expect((free ?? 0) + reserved + sold).toBe(12);
    expect(reserved).toBe(0);
  }
  expect(await unexplained()).toEqual([]);
});

test("a sale and its return are movements of their order", async () => {
  const before = await movementsOf(limited.id);
  for (const work of [reserve, sellTo, putBackFrom])
    await inTransaction(work, [{ variantId: limited.id, quantity: 2 }]);
  expect((await movementsOf(limited.id)).slice(before.length)).toEqual([
    { delta: -2, reason: "sale", order_id: ORDER },
    { delta: 2, reason: "restock", order_id: ORDER },
  ]);
});

test("movements add up to the stock after any sequence of sales, returns and counts", async () => {
  const quantity = fc.integer({ min: 1, max: 15 });
  const step = fc.oneof(
    fc.record({ work: fc.constantFrom(reserve, release, sellTo, putBackFrom), quantity }),
    fc.record({ pieces: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      for (const each of steps) {
        // Some are refused, for example a sale of more than is reserved: those must leave nothing behind.
        if ("pieces" in each) await count([limited], each.pieces).catch(refused);
        else await inTransaction(each.work, [{ variantId: limited.id, quantity: each.quantity }]).catch(refused);
      }
      expect(await unexplained()).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

function refused(error: unknown): void {
  expect(String(error)).toMatch(/\bpieces?\b|check constraint/);
}

test("the database refuses to change stock without a movement, and movements without stock", async () => {
  const change = shop.db.updateTable("variants").where("id", "=", limited.id);
  await expect(change.set({ stock: 13 }).execute()).rejects.toThrow("Use count_stock()");
  await expect(change.set({ reserved: 13 }).execute()).rejects.toThrow(/check constraint/);
  const movement = { variant_id: limited.id, delta: 1, reason: "count" as const };
  await expect(shop.db.insertInto("stock_movements").values(movement).execute()).rejects.toThrow("Use count_stock()");
  const movements = shop.db.deleteFrom("stock_movements").where("variant_id", "=", limited.id);
  await expect(movements.execute()).rejects.toThrow("Use count_stock()");
});
