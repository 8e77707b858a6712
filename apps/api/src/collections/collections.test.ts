import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CollectionDetails, CollectionSummary } from "@selvedge/commerce/wire/owner-pages";
import type { CollectionAnswer, CollectionsAnswer, ShopAnswer } from "@selvedge/commerce/wire/owner-settings";
import { SURROGATE } from "@selvedge/commerce/wire/surrogate";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { phonePhoto } from "../testing/photos.ts";
import type { TestApp } from "../testing/test-app.ts";

const HOUR_MS = 60 * 60_000;
const SKIRTS = "skirts --name Skirts --description Skirts. --lead Skirts. --fact Cloth=Linen".split(" ");

let folder: string;
let photo: string;
let shop: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "collections-"));
  photo = join(folder, "photo.jpg");
  await writeFile(photo, await phonePhoto({ width: 1200, height: 900 }));
  shop = await demoShop({ env: { DATA_DIR: join(folder, "data") } });
});
beforeEach(() => shop.db.deleteFrom("settings").execute());
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const command = (...words: string[]) => answerCommand(shop, ["collections", ...words]);
const list = async () => (await shop.app.inject("/api/collections")).json<CollectionsAnswer>().collections;
/** A photo that no collection has yet. */
async function otherPhoto(): Promise<string> {
  const file = join(folder, "other.jpg");
  await writeFile(file, await phonePhoto({ width: 1210, height: 900 }));
  return file;
}
const find = async (slug: string) =>
  (await shop.app.inject(`/api/collections/${slug}`)).json<CollectionAnswer>().collection;
const slugs = async () => (await list()).map(({ slug }) => slug);

test("the demo's collections have their banners and pictures", async () => {
  const all = await list();
  expect(all.map(({ slug, banner }) => [slug, banner])).toEqual([
    ["workwear", "Shop Workwear"],
    ["vacation", "Vacation Wear"],
    ["evening", "Shop Evening Wear"],
  ]);
  expect(all.map(({ desktop, mobile }) => [desktop?.src, mobile?.src])).toEqual([
    ["/media/workwear-2400-df206064.webp", "/media/workwear-mobile-900-35568808.webp"],
    ["/media/vacation-2400-278da10d.webp", "/media/vacation-mobile-900-9a1e170c.webp"],
    ["/media/evening-2400-b9acf987.webp", "/media/evening-mobile-900-546c9397.webp"],
  ]);
});

test("a shop without the demo's pictures in its database has those of the demo's collections", async () => {
  const before = await list();
  const rows = await shop.db.selectFrom("pictures").selectAll().where("key", "like", "collections/%").execute();
  await shop.db.deleteFrom("pictures").where("key", "like", "collections/%").execute();
  expect(await list()).toEqual(before);
  const values = rows.map((row) => ({ ...row, avif: JSON.stringify(row.avif), webp: JSON.stringify(row.webp) }));
  await shop.db.insertInto("pictures").values(values).execute();
});

test("every page is told the names of all collections, and not their texts", async () => {
  const { collections } = (await shop.app.inject("/api/shop")).json<ShopAnswer>();
  expect(collections[0]).toEqual({ slug: "workwear", name: "Workwear", banner: "Shop Workwear" });
});

test("a collection is added at a place, changed, moved and removed", async () => {
  expect((await command("add", ...SKIRTS, "--position", "2")).message).toContain("/skirts-collection is there.");
  expect(await slugs()).toEqual(["workwear", "skirts", "vacation", "evening"]);
  expect(await find("skirts")).toMatchObject({ name: "Skirts", facts: [{ term: "Cloth", detail: "Linen" }] });
  await command("set", "skirts", "--name", "Long Skirts", "--position", "1");
  expect(await find("skirts")).toMatchObject({ name: "Long Skirts", lead: "Skirts." });
  expect((await list())[0]).toMatchObject({ slug: "skirts", banner: "Skirts" });
  await command("remove", "skirts");
  expect(await slugs()).toEqual(["workwear", "vacation", "evening"]);
});

test.each([
  ["add", ["nothing", ...SKIRTS.slice(1)], 'There is no category "nothing"'],
  ["add", ["workwear", ...SKIRTS.slice(1)], '"workwear" is a collection already. collections set changes it.'],
  ["add", [...SKIRTS, "--fact", "Linen"], '"Linen" has no name or no value.'],
  ["set", ["skirts", "--name", "Skirts"], 'There is no collection "skirts". Collections: workwear, vacation, evening.'],
  ["remove", ["skirts"], 'There is no collection "skirts".'],
  ["set", ["evening", "--name", "x".repeat(61)], "collections.2.name: Give at most 60 characters."],
])("collections %s %j is refused, and says what is wrong", async (name, words, message) => {
  expect(await command(name, ...words)).toEqual({ isDone: false, message: expect.stringContaining(message) });
  expect(await slugs()).toEqual(["workwear", "vacation", "evening"]);
});

test("collections list has what a banner shows, and says which collection visitors do not see", async () => {
  const read = async () =>
    JSON.parse((await command("list", "--json")).message).data.collections as CollectionSummary[];
  expect(await read()).toMatchObject([
    { slug: "workwear", isShown: true, picture: { src: "/media/workwear-mobile-900-35568808.webp" } },
    { slug: "vacation", isShown: true },
    { slug: "evening", isShown: true, pictures: { desktop: "collections/evening" } },
  ]);
  await shop.db.updateTable("categories").set({ slug: "at-night" }).where("slug", "=", "evening").execute();
  expect((await read())[2]).toMatchObject({ slug: "evening", isShown: false, picture: null });
  await shop.db.updateTable("categories").set({ slug: "evening" }).where("slug", "=", "at-night").execute();
});

test("collections show has the texts, and says of each place whether its photo waits or cannot be shown", async () => {
  const read = async (slug: string) =>
    JSON.parse((await command("show", slug, "--json")).message).data as CollectionDetails;
  expect(await read("workwear")).toMatchObject({
    collection: { name: "Workwear", facts: [{ term: "Cloth" }, { term: "Shape" }, { term: "Iron" }] },
    pictures: [
      { place: "desktop", state: "shown", picture: { width: 2400 } },
      { place: "mobile", state: "shown", picture: { width: 900 } },
      { place: "cloth", state: "shown" },
    ],
  });
  expect((await command("show", "skirts")).message).toContain('There is no collection "skirts".');

  await command("add", ...SKIRTS);
  expect((await read("skirts")).pictures.map(({ state }) => state)).toEqual(["none", "none", "none"]);
  await command("picture", "skirts", "desktop", await otherPhoto(), "--alt", "Skirts on a rail");
  expect((await read("skirts")).pictures[0]).toMatchObject({ state: "waiting", failure: null, picture: null });
  await shop.db.updateTable("picture_uploads").set({ failure: "The file is damaged." }).execute();
  expect((await read("skirts")).pictures[0]).toMatchObject({ state: "failed", failure: "The file is damaged." });
  await shop.runJobs();
});

test("an unknown collection, and one whose category does not exist, is not found", async () => {
  await shop.db.updateTable("categories").set({ slug: "at-night" }).where("slug", "=", "evening").execute();
  for (const slug of ["nothing", "evening"])
    expect((await shop.app.inject(`/api/collections/${slug}`)).statusCode).toBe(404);
  expect(await slugs()).toEqual(["workwear", "vacation"]);
  await shop.db.updateTable("categories").set({ slug: "evening" }).where("slug", "=", "at-night").execute();
});

test("until a photo of its own is made, a collection shows its first product", async () => {
  await command("add", ...SKIRTS);
  const { data } = (await shop.app.inject("/api/categories/skirts/products")).json<{ data: { image: object }[] }>();
  await command("picture", "skirts", "desktop", photo, "--alt", "Skirts on a line");
  expect(await find("skirts")).toMatchObject({ desktop: data[0]?.image, mobile: data[0]?.image, cloth: null });

  const heard = vi.fn();
  shop.changes.listen({ changed: heard, missed: () => {} });
  await shop.runJobs();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("shop"));
  const { desktop, mobile } = await find("skirts");
  expect(desktop).toMatchObject({ alt: "Skirts on a line", width: 1200, height: 900 });
  // It is the only one, so narrow screens have it too.
  expect(mobile).toEqual(desktop);
});

test("a photo that a collection shows is never deleted, and a week after it stopped it is", async () => {
  const uploads = async () => (await shop.db.selectFrom("picture_uploads").select("alt").execute()).length;
  await command("add", ...SKIRTS);
  await command("picture", "skirts", "mobile", photo, "--alt", "Skirts");
  await shop.runJobs();
  const kept = await uploads();
  for (let week = 0; week < 3; week++) {
    shop.clock.advance(8 * 24 * HOUR_MS);
    await shop.runJobs();
  }
  expect((await find("skirts")).mobile?.alt).toBe("Skirts");
  await command("remove", "skirts");
  for (let week = 0; week < 2; week++) {
    shop.clock.advance(8 * 24 * HOUR_MS);
    await shop.runJobs();
  }
  expect(await uploads()).toBeLessThan(kept);
});

test("an answer says which changes make it out of date", async () => {
  const ask = (url: string) => shop.app.inject({ url, headers: { "surrogate-capability": SURROGATE } });
  const { headers } = await ask("/api/collections/workwear");
  expect(headers["surrogate-key"]).toBe("shop categories");
  await command("add", ...SKIRTS);
  expect((await ask("/api/collections/skirts")).headers["surrogate-key"]).toMatch(
    /^shop categories listing-\d+ product-/,
  );
});
