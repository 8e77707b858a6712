import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../database/transaction.ts";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import { release, reserve, sell, type StockLine } from "./inventory.service.ts";

let shop: TestApp;
let limited: { id: number; free: number };
let other: { id: number };
let unlimited: { id: number };

beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

beforeEach(async () => {
  limited = { id: await sizeOf("mira-tiered-dress", "M"), free: 12 };
  other = { id: await sizeOf("tara-a-line-dress", "M") };
  unlimited = { id: await sizeOf("charu-kantha-coat", "Custom") };
  await shop.db.updateTable("product_sizes").set({ reserved: 0, sold: 0, free: null, stocked: null }).execute();
  for (const { id } of [limited, other]) {
    await shop.db.updateTable("product_sizes").set({ free: 12, stocked: 12 }).where("id", "=", id).execute();
  }
});

async function sizeOf(slug: string, name: string): Promise<number> {
  const { id } = await shop.db
    .selectFrom("product_sizes")
    .innerJoin("products", "products.id", "product_sizes.product_id")
    .select("product_sizes.id")
    .where("products.slug", "=", slug)
    .where("product_sizes.name", "=", name)
    .executeTakeFirstOrThrow();
  return id;
}

const stockOf = (id: number) =>
  shop.db
    .selectFrom("product_sizes")
    .select(["free", "reserved", "sold"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const inTransaction = (work: typeof reserve, lines: StockLine[]) => transaction(shop.db, (tx) => work(tx, lines));

test("pieces go from free to reserved to sold", async () => {
  await inTransaction(reserve, [{ sizeId: limited.id, quantity: 5 }]);
  expect(await stockOf(limited.id)).toEqual({ free: 7, reserved: 5, sold: 0 });
  await inTransaction(sell, [{ sizeId: limited.id, quantity: 5 }]);
  expect(await stockOf(limited.id)).toEqual({ free: 7, reserved: 0, sold: 5 });
});

test("released pieces are free again", async () => {
  await inTransaction(reserve, [{ sizeId: limited.id, quantity: 5 }]);
  await inTransaction(release, [{ sizeId: limited.id, quantity: 5 }]);
  expect(await stockOf(limited.id)).toEqual({ free: 12, reserved: 0, sold: 0 });
});

test("an order above the stock reserves nothing, for any of its lines, and says how many are left", async () => {
  const lines = [
    { sizeId: other.id, quantity: 2 },
    { sizeId: limited.id, quantity: 13 },
  ];
  await expect(inTransaction(reserve, lines)).rejects.toMatchObject({
    status: 409,
    message: "Only 12 pieces are left.",
  });
  expect(await stockOf(other.id)).toEqual({ free: 12, reserved: 0, sold: 0 });
});

test("two lines of one size in two materials share its stock", async () => {
  const lines = [
    { sizeId: limited.id, quantity: 7 },
    { sizeId: limited.id, quantity: 6 },
  ];
  await expect(inTransaction(reserve, lines)).rejects.toMatchObject({ status: 409 });
});

test("a size made to order has no limit, and its sold pieces are still counted", async () => {
  await inTransaction(reserve, [{ sizeId: unlimited.id, quantity: 500 }]);
  await inTransaction(sell, [{ sizeId: unlimited.id, quantity: 300 }]);
  expect(await stockOf(unlimited.id)).toEqual({ free: null, reserved: 200, sold: 300 });
});

test("selling or releasing more than is reserved throws, and changes nothing", async () => {
  await inTransaction(reserve, [{ sizeId: limited.id, quantity: 2 }]);
  for (const work of [sell, release]) {
    await expect(inTransaction(work, [{ sizeId: limited.id, quantity: 3 }])).rejects.toThrow(
      /fewer than 3 pieces reserved/,
    );
  }
  await expect(inTransaction(reserve, [{ sizeId: limited.id, quantity: -3 }])).rejects.toThrow(/whole quantities/);
  expect(await stockOf(limited.id)).toEqual({ free: 10, reserved: 2, sold: 0 });
});

test("of twenty concurrent buyers one gets the last piece", async () => {
  await shop.db.updateTable("product_sizes").set({ free: 1, stocked: 1 }).where("id", "=", limited.id).execute();
  const buyers = Array.from({ length: 20 }, () => inTransaction(reserve, [{ sizeId: limited.id, quantity: 1 }]));
  const outcomes = await Promise.allSettled(buyers);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ message: "Only 0 pieces are left." });
  }
  expect(await stockOf(limited.id)).toEqual({ free: 0, reserved: 1, sold: 0 });
});

test("orders that name the same sizes in opposite order do not deadlock", async () => {
  const there = [limited.id, other.id, unlimited.id].map((sizeId) => ({ sizeId, quantity: 1 }));
  const orders = Array.from({ length: 10 }, (_, index) =>
    inTransaction(reserve, index % 2 === 0 ? there : there.toReversed()),
  );
  await Promise.all(orders);
  expect(await stockOf(other.id)).toEqual({ free: 2, reserved: 10, sold: 0 });
});

test("after any mix of orders, every delivered piece is free, reserved or sold", async () => {
  const buyers = Array.from({ length: 60 }, async (_, index) => {
    const lines = [
      { sizeId: limited.id, quantity: (index % 3) + 1 },
      { sizeId: other.id, quantity: (index % 2) + 1 },
    ];
    await inTransaction(reserve, lines);
    await inTransaction(index % 4 === 0 ? release : sell, lines);
  });
  await Promise.allSettled(buyers);
  for (const id of [limited.id, other.id]) {
    const { free, reserved, sold } = await stockOf(id);
    expect((free ?? 0) + reserved + sold).toBe(12);
    expect(reserved).toBe(0);
  }
});

test("the database refuses a change that creates or loses pieces", async () => {
  const careless = shop.db.updateTable("product_sizes").set({ free: 13 }).where("id", "=", limited.id).execute();
  await expect(careless).rejects.toThrow(/check constraint/);
});
