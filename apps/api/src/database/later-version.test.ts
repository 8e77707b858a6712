import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { orderInvariants } from "../orders/index.ts";
import { ordered, pay } from "../testing/paying.ts";
import { newShopper } from "../testing/shopper.ts";
import { restock } from "../testing/stock.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { seededDatabase } from "../testing/test-database.ts";
import { isMigrated } from "./migrate.ts";
import type { ShopDatabase } from "./shop-database.ts";

const PIECE = "kesar-long-kurta";

let shop: TestApp;
let lines: string[];
let database: ShopDatabase;
const migrate = () => database.migrate((line) => lines.push(line));
beforeEach(async () => {
  lines = [];
  database = await seededDatabase();
  shop = await testApp({ database });
});
afterEach(() => shop.close());

/** What a later version does first: it adds, and takes nothing away. */
async function migrateByLaterVersion(): Promise<void> {
  await sql`alter table orders add column gift_text text`.execute(shop.db);
  await sql`insert into kysely_migration (name, timestamp) values ('999-gift-texts', '')`.execute(shop.db);
}

// spec: T24 upgrades
test("a version starts on a database that a later one has added to, says so, and sells", async () => {
  await migrateByLaterVersion();
  await migrate();
  expect(lines).toEqual([
    expect.stringMatching(
      /^The database was migrated by a later version of the shop \(999-gift-texts\)\. This version works/,
    ),
  ]);
  expect(await isMigrated(shop.db)).toBe(true);
  await restock(shop.db, PIECE, "M", 5);
  const shopper = await newShopper(shop);
  await shopper.add(PIECE, "M");
  await pay(shop, shopper, await ordered(shopper));
  expect(await orderInvariants(shop.db)).toEqual([]);
});

test("a version that also lacks a migration refuses, and names the later one", async () => {
  await migrateByLaterVersion();
  await sql`delete from kysely_migration where name = '105-orders-by-placing'`.execute(shop.db);
  await expect(migrate()).rejects.toThrow(
    "The database has migrations that this version does not know (999-gift-texts), and lacks 1 that it needs. Start the newest version of the shop.",
  );
});
