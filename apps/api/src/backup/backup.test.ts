import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ShopDatabase } from "../database/shop-database.ts";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, paidOrder, pay } from "../testing/paying.ts";
import { phonePhoto } from "../testing/photos.ts";
import { newShopper } from "../testing/shopper.ts";
import { restock } from "../testing/stock.ts";
import { tableContents } from "../testing/table-contents.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { emptyDatabase } from "../testing/test-database.ts";
import { tableFile } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { tablesOf } from "./table-rows.ts";

const PIECE = "kesar-long-kurta";
/** Characters that end a line somewhere, or need an escape in JSON or SQL. */
const NOTE = "One\u2028two\u2029three\u0085four\r\nfive\\six\t\"seven\" 'eight' ₹ 𑀓 क्ष";

let folder: string;
let shop: TestApp;
/** A database that stays empty: what is restored into it is refused. */
let empty: ShopDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  empty = await emptyDatabase();
  shop = await demoShop({ env: { DATA_DIR: join(folder, "data") } });
  await restock(shop.db, PIECE, "M", 20);
  await restock(shop.db, "chand-khadi-top", "M", 20);
  const shopper = await newShopper(shop);
  const { order } = await paidOrder(shop, shopper);
  await command("orders", "refund", order.id);
  await paidOrder(shop, shopper);
  await shopper.add(PIECE, "M");
  await ordered(shopper);
  await shop.db.updateTable("products").set({ note: NOTE }).where("slug", "=", PIECE).execute();
  const { id } = await shop.db.selectFrom("products").select("id").where("slug", "=", PIECE).executeTakeFirstOrThrow();
  await shop.galleries.addPicture(id, { bytes: await phonePhoto(), alt: "From the front" }, { position: 1 });
  await shop.runJobs();
});
afterAll(async () => {
  await shop.close();
  await empty.close();
  await rm(folder, { recursive: true });
});

const command = (...words: string[]) => answerCommand(shop, words);
let backups = 0;
async function backup(): Promise<string> {
  const name = join(folder, `backup-${(backups += 1)}`);
  expect(await command("backup", name)).toEqual({ isDone: true, message: expect.stringContaining(`${name} holds `) });
  return name;
}

interface Restore {
  isDryRun?: boolean;
  database?: ShopDatabase;
  report?: (line: string) => void;
}

/** Restores into a new empty database and new folders, or into the database that is given. */
async function restore(from: string, { database, report = () => {}, ...options }: Restore = {}) {
  const target = database ?? (await emptyDatabase());
  const data = await mkdtemp(join(folder, "restored-"));
  const media = join(data, "media");
  const result = await restoreBackup(from, { database: target, media, report, ...options }).catch(
    async (error: unknown) => {
      if (!database) await target.close();
      throw error;
    },
  );
  return { database: target, data, result };
}

// spec: T18 backup and restore
test("a backup of a running shop, restored, is the same shop: every row, picture and story, and it goes on selling", async () => {
  const before = await tableContents(shop.db);
  const from = await backup();
  const { database, data } = await restore(from);
  // The backup does not hold the audit row that says that it was made.
  expect(await tableContents(database.db)).toEqual(before);

  const env = { DATA_DIR: data };
  const restored = await testApp({ database, env, clock: shop.clock });
  try {
    expect(await answerCommand(restored, ["verify"])).toEqual({ isDone: true, message: "Everything adds up." });
    expect((await restored.app.inject("/api/journals")).json().journals).toHaveLength(6);
    const { note } = await restored.db
      .selectFrom("products")
      .select("note")
      .where("slug", "=", PIECE)
      .executeTakeFirstOrThrow();
    expect(note).toBe(NOTE);

    const again = await newShopper(restored);
    await again.add(PIECE, "M");
    await pay(restored, again, await ordered(again));
    await restored.runJobs();
    expect(await answerCommand(restored, ["verify"])).toEqual({ isDone: true, message: "Everything adds up." });
  } finally {
    await restored.close();
  }
});

test("a backup can be read by its owner only, and is never written over another", async () => {
  const from = await backup();
  if (process.platform !== "win32") expect((await stat(from)).mode & 0o077).toBe(0);
  const files = await readdir(from, { recursive: true });
  expect(await command("backup", from)).toEqual({ isDone: false, message: expect.stringContaining("is not empty") });
  expect(await readdir(from, { recursive: true })).toEqual(files);
  expect(await command("backup", "here")).toEqual({ isDone: false, message: expect.stringContaining("whole path") });
});

test("restore refuses a database that has tables, and changes nothing in it", async () => {
  const from = await backup();
  const { database } = await restore(from);
  await database.db.deleteFrom("reviews").execute();
  const before = await tableContents(database.db);
  await expect(restore(from, { database })).rejects.toThrow(
    "The database is not empty: it has tables. Give an empty one; nothing has changed.",
  );
  expect(await tableContents(database.db)).toEqual(before);
  await database.close();
});

test("a dry run of restore loads everything, and leaves the database and the folders empty", async () => {
  const lines: string[] = [];
  const { data } = await restore(await backup(), {
    database: empty,
    isDryRun: true,
    report: (line) => lines.push(line),
  });
  expect(lines).toContainEqual(expect.stringMatching(/^orders: \d+ rows$/));
  expect(await readdir(data)).toEqual([]);
  expect(await tablesOf(empty.db)).toEqual([]);
});

test("a restore that is cut off leaves the database empty, and works the next time", async () => {
  const from = await backup();
  const report = (line: string) => {
    if (line.startsWith("products:")) throw new Error("The power is gone.");
  };
  await expect(restore(from, { database: empty, report })).rejects.toThrow("The power is gone.");
  expect(await tablesOf(empty.db)).toEqual([]);
  const { database } = await restore(from);
  expect((await database.db.selectFrom("products").select("id").execute()).length).toBeGreaterThan(0);
  await database.close();
});

test.each([
  [
    "a missing file",
    (from: string) => rm(tableFile(from, "orders")),
    /^The backup is damaged, and nothing is restored\.\nThe table orders cannot be read: ENOENT/,
  ],
  [
    "a file that was cut off",
    async (from: string) => {
      const bytes = await readFile(tableFile(from, "orders"));
      await writeFile(tableFile(from, "orders"), bytes.subarray(0, bytes.length - 20));
    },
    /\nThe table orders cannot be read: unexpected end of file/,
  ],
  [
    "a missing row",
    async (from: string) => {
      const lines = gunzipSync(await readFile(tableFile(from, "order_lines"))).toString();
      await writeFile(tableFile(from, "order_lines"), gzipSync(lines.slice(lines.indexOf("\n") + 1)));
    },
    /\nThe table order_lines is damaged: it has \d+ rows of \d+\./,
  ],
  [
    "another row",
    async (from: string) => {
      const lines = gunzipSync(await readFile(tableFile(from, "orders"))).toString();
      await writeFile(tableFile(from, "orders"), gzipSync(lines.replaceAll("Indore", "Ujjain")));
    },
    /\nThe table orders is damaged: its rows are not those that were written\./,
  ],
  [
    "another file of a picture",
    async (from: string) => {
      const [photo = ""] = await readdir(join(from, "media/photos"));
      await appendFile(join(from, "media/photos", photo), "x");
    },
    /\nmedia\/photos\/\S+ is damaged: it has \d+ bytes of \d+/,
  ],
  ["no manifest", (from: string) => rm(join(from, "manifest.json")), /holds no complete backup/],
])("a backup with %s is refused by verify and by restore", async (_damage, damage, message) => {
  const from = await backup();
  await damage(from);
  await expect(restore(from, { database: empty })).rejects.toThrow(message);
  expect(await tablesOf(empty.db)).toEqual([]);
  expect(await command("verify", from)).toEqual({ isDone: false, message: expect.any(String) });
});

test("verify says what does not add up: a changed count of sold pieces, and a missing file of a picture", async () => {
  expect((await command("verify")).message).toBe("Everything adds up.");
  const variant = await shop.db.selectFrom("variants").select(["id", "sku", "sold"]).executeTakeFirstOrThrow();
  const setSold = (sold: number) =>
    shop.db.updateTable("variants").set({ sold }).where("id", "=", variant.id).execute();
  await setSold(variant.sold + 1);
  const media = join(folder, "data/media/uploads");
  const [file = ""] = await readdir(media);
  const bytes = await readFile(join(media, file));
  await rm(join(media, file));
  const { isDone, message } = await command("verify");
  expect(isDone).toBe(false);
  expect(message).toContain("2 problems:");
  expect(message).toContain(`variant ${variant.sku}: ${variant.sold + 1} sold, but placed orders have ${variant.sold}`);
  expect(message).toContain(`its file uploads/${file} is missing`);
  await setSold(variant.sold);
  await writeFile(join(media, file), bytes);
});
