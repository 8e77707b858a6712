import { WHOLE_SHOP } from "@selvedge/commerce/listing";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ChangeListener, Changes } from "../database/changes.ts";
import { transaction } from "../database/transaction.ts";
import { countStatements } from "../testing/count-statements.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { type RenewedIndex, renewIndex } from "./index-renewal.ts";

const EVERYTHING = { ...WHOLE_SHOP, categoryIds: null, withinCategoryId: null };

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await transaction(shop.db, (tx) => insertLargeShop(tx, 40, shop.clock.now()));
});
afterAll(() => shop.close());

/** Change notifications, which the test sends or withholds. */
let isListening = true;
let listener: ChangeListener;
const changes: Changes = {
  isListening: () => isListening,
  listen: (listening) => {
    listener = listening;
  },
};
let index: RenewedIndex;
beforeEach(async () => {
  isListening = true;
  index = renewIndex({ db: shop.db, changes });
  await index.prepare(shop.clock.now());
});

const first = async () => {
  const indexed = await index.at(shop.clock.now());
  return indexed.list(EVERYTHING, { sort: "default", limit: 1, offset: 0 }).ids[0];
};
/** Moves another product to the first place of the shop, and resolves with its id. */
async function moveLastToFront(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update products set position = (select min(position) - 1 from products) where id = (
      select id from products where status = 'active' and published_at < ${shop.clock.now()} order by position desc, id desc limit 1
    ) returning id
  `.execute(shop.db);
  return rows[0]?.id ?? 0;
}

test("an announced change is read before the next answer, once for all concurrent requests", async () => {
  const id = await moveLastToFront();
  expect(await countStatements(first)).toBe(0);
  expect(await first()).not.toBe(id);
  listener.changed(`product-${id}`);
  expect(await countStatements(() => Promise.all([first(), first(), first()]))).toBe(1);
  expect(await first()).toBe(id);
});

test("a change announced while a delta is read is in every later answer", async () => {
  const [early, late] = [await moveLastToFront(), await moveLastToFront()];
  listener.changed(`product-${early}`);
  const before = first();
  listener.changed(`product-${late}`);
  expect(await first()).toBe(late);
  await before;
});

test("the index is fully reread after too many changes, and when notifications may have been missed", async () => {
  for (const tell of [() => listener.changed("everything"), () => listener.missed()]) {
    const id = await moveLastToFront();
    tell();
    expect(await first()).toBe(id);
  }
});

test("a hidden or deleted product leaves the index", async () => {
  const total = async () =>
    (await index.at(shop.clock.now())).list(EVERYTHING, { sort: "name_asc", limit: 0, offset: 0 }).total;
  const all = await total();
  const [hidden, deleted] = [await moveLastToFront(), await moveLastToFront()];
  await sql`update products set status = 'hidden' where id = ${hidden}`.execute(shop.db);
  listener.changed(`product-${hidden}`);
  expect(await total()).toBe(all - 1);
  await sql`delete from products where id = ${deleted}`.execute(shop.db);
  listener.changed("everything");
  expect(await total()).toBe(all - 2);
});

test("without notifications changes show after a while, and all of them once notifications resume", async () => {
  isListening = false;
  listener.missed();
  const id = await moveLastToFront();
  await expect.poll(first).toBe(id);
  const next = await moveLastToFront();
  isListening = true;
  expect(await first()).toBe(next);
  expect(await countStatements(first)).toBe(0);
});

test.each(["product", "everything"])(
  "a change (%s) that could not be read is read by the next request",
  async (what) => {
    const id = await moveLastToFront();
    listener.changed(what === "product" ? `product-${id}` : what);
    const query = vi
      .spyOn(pg.Client.prototype, "query")
      .mockRejectedValueOnce(new Error("The database is away.") as never);
    try {
      await expect(first()).rejects.toThrow("The database is away.");
    } finally {
      query.mockRestore();
    }
    expect(await first()).toBe(id);
  },
);
