import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { phonePhoto } from "../testing/photos.ts";
import { forgetUploads } from "./forget-uploads.ts";
import type { TestApp } from "../testing/test-app.ts";

const HOUR_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

let folder: string;
let shop: TestApp;
let products: number[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-"));
  shop = await demoShop({ env: { DATA_DIR: folder } });
  const rows = await shop.db.selectFrom("products").select("id").limit(2).execute();
  products = rows.map(({ id }) => id);
  await shop.db.deleteFrom("product_pictures").where("product_id", "in", products).execute();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const files = async () =>
  (await readdir(join(folder, "media"), { recursive: true })).filter((name) => name.includes("."));
const uploads = async () => (await shop.db.selectFrom("picture_uploads").select("alt").execute()).map(({ alt }) => alt);
const add = async (nth: number, bytes: Buffer, alt: string) => {
  await shop.galleries.addPicture(products[nth] ?? 0, { bytes, alt });
  await shop.runJobs();
};
const remove = (nth: number) => shop.galleries.removePicture(products[nth] ?? 0, 1);
/** Runs the hourly jobs twice: one notes what is unused, and the other acts on it. */
async function pass(durationMs: number): Promise<void> {
  shop.clock.advance(HOUR_MS);
  await shop.runJobs();
  shop.clock.advance(durationMs);
  await shop.runJobs();
}

test("a photo and its pictures are deleted a week after the last product stopped showing them", async () => {
  const bytes = await phonePhoto();
  await add(0, bytes, "front");
  await add(1, bytes, "from the front");
  expect(await files()).toHaveLength(8);

  await remove(0);
  await pass(WEEK_MS);
  expect(await uploads()).toEqual(["from the front"]);
  expect(await files()).toHaveLength(8);

  await remove(1);
  await pass(WEEK_MS - 1);
  expect(await files()).toHaveLength(8);
  // Used again in time: the week begins anew.
  await add(1, bytes, "from the front");
  await pass(WEEK_MS);
  expect(await files()).toHaveLength(8);

  await remove(1);
  await pass(WEEK_MS - 1);
  expect(await files()).toHaveLength(8);
  await pass(1);
  expect([await files(), await uploads()]).toEqual([[], []]);
  const left = await shop.db.selectFrom("pictures").select("key").where("key", "like", "uploads/%").execute();
  expect(left).toEqual([]);

  await add(0, bytes, "front");
  expect(await files()).toHaveLength(8);
});

test("a media store that cannot delete leaves no picture without files", async () => {
  await add(0, await phonePhoto(), "again");
  await remove(0);
  await shop.db
    .updateTable("picture_uploads")
    .set({ unused_since: new Date(0) })
    .execute();
  const store = { remove: () => Promise.reject(new Error("The bucket does not answer.")) };
  const forgetting = forgetUploads({ db: shop.db, clock: shop.clock, store }, new AbortController().signal);
  await expect(forgetting).rejects.toThrow("The bucket does not answer.");
  const left = await shop.db.selectFrom("pictures").select("key").where("key", "like", "uploads/%").execute();
  expect([left, await uploads()]).toEqual([[], []]);
});
