import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ShopDatabase } from "../database/shop-database.ts";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import { copyIfThere } from "./stored-files.ts";
import { writeBackup } from "./write-backup.ts";

let folder: string;
let shop: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  shop = await demoShop({ env: { DATA_DIR: join(folder, "data") } });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const command = (...words: string[]) => answerCommand(shop, words);

test("what could not be restored is not backed up, and leaves nothing behind", async () => {
  const media = join(folder, "data", "media");
  await mkdir(media, { recursive: true });
  const odd = join(media, "a\\b.webp");
  await writeFile(odd, "A name with a backslash.");
  const name = join(folder, "odd");
  const { isDone, message } = await command("backup", name);
  await rm(odd);
  expect([isDone, message]).toEqual([
    false,
    expect.stringMatching(/^This could not be restored: [^]*files\[\d+\]\.path/),
  ]);
  expect((await readdir(folder)).filter((entry) => entry.startsWith("odd"))).toEqual([]);
});

test("of two backups into one folder one is made, whole, and the other is refused", async () => {
  const name = join(folder, "twice");
  const answers = await Promise.all([command("backup", name), command("backup", name)]);
  expect(answers.map(({ isDone }) => isDone).toSorted()).toEqual([false, true]);
  expect(answers.find(({ isDone }) => !isDone)?.message).toContain("is not empty");
  expect((await command("verify", name)).isDone).toBe(true);
  expect((await readdir(folder)).filter((entry) => entry.startsWith("twice"))).toEqual(["twice"]);
});

test("an empty folder is used, and a backup that fails leaves it empty", async () => {
  const name = join(folder, "made-before");
  await mkdir(name);
  await command("backup", name, "--dry-run");
  expect(await readdir(name)).toEqual([]);
  expect((await command("backup", name)).isDone).toBe(true);
});

test("a picture that is removed while a backup is made is left out", async () => {
  expect(await copyIfThere(join(folder, "gone.webp"), join(folder, "copies", "gone.webp"))).toBe(false);
  await expect(copyIfThere(folder, join(folder, "copies"))).rejects.toThrow("copies");
});

test("pictures are kept that were there just before the database's moment, or came after", async () => {
  const media = await mkdtemp(join(folder, "media-"));
  for (const name of ["a.webp", "b.webp"]) await writeFile(join(media, name), name);
  const database: Pick<ShopDatabase, "withoutTimeLimit"> = {
    async withoutTimeLimit(work) {
      await rm(join(media, "a.webp"));
      await writeFile(join(media, "c.webp"), "new");
      return work(shop.db);
    },
  };
  const source = { database, clock: shop.clock, media };
  const { files } = await writeBackup(source, join(folder, "moving"), async () => {});
  expect(files.map(({ path }) => path)).toEqual(["media/a.webp", "media/b.webp", "media/c.webp"]);
});

test("a backup in a dry run leaves no folder", async () => {
  const name = join(folder, "dry");
  const { message } = await command("backup", name, "--dry-run");
  expect(message).toContain("Dry run, nothing has changed.");
  await expect(stat(name)).rejects.toThrow("ENOENT");
});
