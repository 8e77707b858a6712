import { sql } from "kysely";
import { expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { emptyDatabase, testDatabase } from "../testing/test-database.ts";
import { isDemoDatabase } from "./demo-mark.ts";

test("a database without tables or rows is not a demo's", async () => {
  for (const database of [await emptyDatabase(), await testDatabase()]) {
    expect(await isDemoDatabase(database.db)).toBe(false);
    await database.close();
  }
});

test("a seeded demo is recognised, also without its customer and orders", async () => {
  const { db, close } = await demoShop();
  await sql`truncate users, orders cascade`.execute(db);
  expect(await isDemoDatabase(db)).toBe(true);
  await close();
});

test("a demo of a version without marks is recognised by its orders, also without its customer", async () => {
  const { db, close } = await demoShop();
  await sql`drop table demo_marks`.execute(db);
  await sql`update orders set user_id = null`.execute(db);
  await sql`delete from users`.execute(db);
  expect(await isDemoDatabase(db)).toBe(true);
  await close();
});

test("an order that happens to have the number of a seeded one does not make a demo", async () => {
  const { db, close } = await demoShop();
  await sql`drop table demo_marks`.execute(db);
  await sql`update orders set content_hash = 'a shopper''s'`.execute(db);
  expect(await isDemoDatabase(db)).toBe(false);
  await close();
});
