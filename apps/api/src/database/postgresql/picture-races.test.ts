import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createJobs, type Jobs } from "../../jobs/jobs.service.ts";
import { demoShop } from "../../testing/demo-shop.ts";
import { phonePhoto } from "../../testing/photos.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { createGalleries, type Galleries } from "../../media/galleries.service.ts";
import { directoryStore, type MediaStore } from "../../media/media-store.ts";
import { createPictureMaking } from "../../media/picture-making.ts";

/** A server process, as far as pictures are concerned. */
interface Process {
  jobs: Jobs;
  galleries: Galleries;
}

let folder: string;
let shop: TestApp;
let productId: number;
let made: string[] = [];
let processes: [Process, Process];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-"));
  shop = await demoShop();
  processes = [process(), process()];
  ({ id: productId } = await shop.db.selectFrom("products").select("id").limit(1).executeTakeFirstOrThrow());
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  made = [];
  await shop.db.deleteFrom("product_pictures").where("product_id", "=", productId).execute();
});

function process(): Process {
  const { db, clock, app } = shop;
  const jobs = createJobs({ db, clock, log: app.log });
  const stored = directoryStore(folder);
  const store: MediaStore = {
    ...stored,
    async put(name, bytes) {
      if (name.startsWith("uploads/")) made.push(name);
      await stored.put(name, bytes);
    },
  };
  return { jobs, galleries: createGalleries({ db, clock, making: createPictureMaking({ db, jobs, store }) }) };
}

const states = async () =>
  (await processes[0].galleries.listPictures(productId)).map(({ alt, state }) => `${alt} ${state}`).toSorted();
const runAll = () => Promise.all(processes.map(({ jobs }) => jobs.runDue()));

test("a photo that two processes add at once is one picture, whose files are made once", async () => {
  const bytes = await phonePhoto();
  const added = await Promise.all(
    processes.map(({ galleries }) => galleries.addPicture(productId, { bytes, alt: "a" })),
  );
  expect(added.toSorted()).toEqual([false, true]);
  await runAll();
  expect(await states()).toEqual(["a shown"]);
  expect(made).toHaveLength(7);
  expect(new Set(made).size).toBe(7);
});

test("a product that gets a photo at the moment when its files are finished shows it", async () => {
  const [{ galleries, jobs }, other] = processes;
  const bytes = await phonePhoto({ red: 80 });
  const { id: otherId } = await shop.db
    .selectFrom("products")
    .select("id")
    .where("id", "!=", productId)
    .executeTakeFirstOrThrow();
  await galleries.addPicture(otherId, { bytes, alt: "b" });
  const written = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const record = async () => {
    written.resolve();
    await mayCommit.promise;
  };
  const adding = other.galleries.addPicture(productId, { bytes, alt: "b" }, { record });
  await written.promise;
  const working = jobs.runDue();
  await expect.poll(() => made.length).toBe(7);
  // The job waits for the open transaction. A job that does not wait ends here, and misses the second product.
  await Promise.race([working, wait(500)]);
  mayCommit.resolve();
  await Promise.all([adding, working]);
  expect(await states()).toEqual(["b shown"]);
});
