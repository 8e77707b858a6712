import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "../database/migrations.ts";
import type { Db } from "../database/schema.ts";
import type { ShopDatabase } from "../database/shop-database.ts";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import { emptyDatabase } from "../testing/test-database.ts";
import { readManifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { tablesOf } from "./table-rows.ts";

/** What a later version adds: a column with data, and a table. */
const LATER = "999-gift-texts";
const GIFT_TEXTS: Migration = {
  async up(db: Db) {
    await sql`alter table products add column gift_text text`.execute(db);
    await sql`create table gift_texts (id integer primary key, text text not null)`.execute(db);
  },
};

let folder: string;
let shop: TestApp;
let target: ShopDatabase;
/** Made by this version, of a database that a later one has migrated and written to. */
let backup: string;
let message: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  backup = join(folder, "backup");
  shop = await demoShop({ env: { DATA_DIR: join(folder, "data") } });
  target = await emptyDatabase();
  await GIFT_TEXTS.up(shop.db);
  await sql`insert into kysely_migration (name, timestamp) values (${LATER}, '')`.execute(shop.db);
  await sql`update products set gift_text = 'For ' || slug`.execute(shop.db);
  await sql`insert into gift_texts values (1, 'With love')`.execute(shop.db);
  ({ message } = await answerCommand(shop, ["backup", backup]));
});
afterAll(async () => {
  await shop.close();
  await target.close();
  await rm(folder, { recursive: true });
});

const restore = () => restoreBackup(backup, { database: target, media: null, report: () => {} });

test("a backup that an earlier version makes has all that a later one has added, and says which version restores it", async () => {
  const { migration, tables } = await readManifest(backup);
  expect(migration).toBe(LATER);
  expect(tables.find(({ name }) => name === "products")?.columns).toContain("gift_text");
  expect(tables).toContainEqual(expect.objectContaining({ name: "gift_texts", rows: 1 }));
  expect(message).toContain(
    `A later version of the shop has migrated the database (${LATER}): all its data is in the backup, and only that version restores it.`,
  );
  expect((await answerCommand(shop, ["verify", backup])).isDone).toBe(true);
});

test("the earlier version refuses to restore it, in one line, and leaves the database empty", async () => {
  await expect(restore()).rejects.toThrow(
    `A newer version of the shop has migrated this database (${LATER}). Only that version, or one after it, can load it: run the command there.`,
  );
  expect(await tablesOf(target.db)).toEqual([]);
});

test("the later version restores it, with the data of its own", async () => {
  Reflect.set(migrations, LATER, GIFT_TEXTS);
  try {
    await restore();
  } finally {
    Reflect.deleteProperty(migrations, LATER);
  }
  const { rows } = await sql<{ text: string; products: number }>`
    select text, (select count(*)::int from products where gift_text = 'For ' || slug) as products from gift_texts
  `.execute(target.db);
  const { products } = await shop.db
    .selectFrom("products")
    .select(({ fn }) => fn.countAll<number>().as("products"))
    .executeTakeFirstOrThrow();
  expect(rows).toEqual([{ text: "With love", products: Number(products) }]);
});
