import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BlogAnswer, type JournalsAnswer, LookBlock } from "@selvedge/commerce/wire/journal";
import type { StoryDetails, StoryPreview } from "@selvedge/commerce/wire/owner-journal";
import { SURROGATE } from "@selvedge/commerce/wire/surrogate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { phonePhoto } from "../testing/photos.ts";
import type { TestApp } from "../testing/test-app.ts";

const DAY_MS = 24 * 60 * 60_000;
const SLUG = "what-mulmul-knows-about-may";
const KAFTAN = "leela-ikat-kaftan";

let folder: string;
let shop: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "looks-"));
  shop = await demoShop({ env: { DATA_DIR: join(folder, "data") } });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const look = (...lines: string[]) => ["Worn in May.", "", "```look", ...lines, "```"].join("\n");
const DEMO = look("picture: collections/vacation", "mira-tiered-dress: 29 50", `${KAFTAN}: 72 50`);

const command = (...words: string[]) => answerCommand(shop, ["journal", ...words]);
const dataOf = async <Data>(...words: string[]) => JSON.parse((await command(...words, "--json")).message).data as Data;
const write = (body: string, ...more: string[]) => command("set", SLUG, "--body", body, ...more);
const read = (headers = {}) => shop.app.inject({ url: `/api/blogs/${SLUG}`, headers });
const blog = async () => (await read()).json<BlogAnswer>().blog;
const shownLook = async () => LookBlock.parse((await blog()).body.find(({ kind }) => kind === "look"));
const setStatus = (status: "active" | "hidden") =>
  shop.db.updateTable("products").set({ status }).where("slug", "=", KAFTAN).execute();

beforeEach(async () => {
  await write(DEMO);
});

test("the demo has a story with a look, whose products are on its picture", async () => {
  const fresh = await demoShop();
  const { body, look_products } = (await fresh.app.inject(`/api/blogs/${SLUG}`)).json<BlogAnswer>().blog;
  const { spots } = LookBlock.parse(body.find(({ kind }) => kind === "look"));
  expect(spots.map(({ product }) => product)).toEqual(["mira-tiered-dress", "meher-tie-waist-dress", KAFTAN]);
  expect(look_products.map(({ slug }) => slug)).toEqual(spots.map(({ product }) => product));
  const { body: written } = await fresh.db
    .selectFrom("stories")
    .select("body")
    .where("slug", "=", SLUG)
    .executeTakeFirstOrThrow();
  expect((await answerCommand(fresh, ["journal", "set", SLUG, "--body", `${written}\n\nEnd.`])).isDone).toBe(true);
  await fresh.close();
});

test("a look has its picture, and places of products with prices from the catalogue", async () => {
  const { picture, spots } = await shownLook();
  expect(picture.alt).toContain("block-printed tiered dress");
  expect(spots).toEqual([
    { product: "mira-tiered-dress", x: 29, y: 50 },
    { product: KAFTAN, x: 72, y: 50 },
  ]);
  const { look_products, products } = await blog();
  expect(look_products.map(({ slug }) => slug)).toEqual(["mira-tiered-dress", KAFTAN]);
  expect(look_products[0]).toEqual(products.find(({ slug }) => slug === "mira-tiered-dress"));
});

test("a product of a look is not shown while it is off sale", async () => {
  await setStatus("hidden");
  expect((await shownLook()).spots.map(({ product }) => product)).toEqual(["mira-tiered-dress"]);
  expect((await blog()).look_products.map(({ slug }) => slug)).toEqual(["mira-tiered-dress"]);
  await setStatus("active");
  expect((await shownLook()).spots.map(({ product }) => product)).toEqual(["mira-tiered-dress", KAFTAN]);
});

test("`Surrogate-Key` has the products of looks", async () => {
  const { headers } = await read({ "surrogate-capability": SURROGATE });
  const { look_products } = await blog();
  expect(String(headers["surrogate-key"]).split(" ")).toEqual(
    expect.arrayContaining(look_products.map(({ id }) => `product-${id}`)),
  );
});

test.each([
  [
    "an unknown product",
    ["picture: collections/vacation", "nothing: 5 5"],
    'names the product "nothing", which does not',
  ],
  [
    "an unknown picture",
    ["picture: uploads/none", `${KAFTAN}: 5 5`],
    'names the picture "uploads/none", which does not',
  ],
  ["a place outside", ["picture: collections/vacation", `${KAFTAN}: 105 5`], "at 0 to 100 per cent"],
  [
    "spots that overlap on a phone",
    ["picture: collections/vacation", `${KAFTAN}: 50 50`, "mira-tiered-dress: 60 70"],
    `the spots of ${KAFTAN} and mira-tiered-dress would overlap`,
  ],
])("a look with %s is refused, and the story stays", async (_, lines, message) => {
  expect(await write(look(...lines))).toEqual({ isDone: false, message: expect.stringContaining(message) });
  expect((await dataOf<StoryDetails>("show", SLUG)).texts.body).toBe(DEMO);
});

test("spots near an edge are compared where they are shown", async () => {
  const edge = look("picture: collections/vacation", `${KAFTAN}: 0 50`, "mira-tiered-dress: 14 50");
  expect((await write(edge)).message).toContain("would overlap");
});

test("spots that do not overlap on a phone may be near in one direction", async () => {
  const near = look("picture: collections/vacation", `${KAFTAN}: 50 50`, "mira-tiered-dress: 65 50");
  expect((await write(near)).isDone).toBe(true);
});

test("a preview has the look with its picture", async () => {
  const { preview } = await dataOf<{ preview: StoryPreview }>("set", SLUG, "--body", `${DEMO}\n\nEnd.`, "--dry-run");
  expect(preview.body[1]).toMatchObject({ kind: "look", picture: { width: 2400, height: 1350 } });
});

test("a story that a later version has written is left out, and the others stay", async () => {
  const { body } = await shop.db
    .selectFrom("stories")
    .select("body")
    .where("slug", "=", SLUG)
    .executeTakeFirstOrThrow();
  const keep = (text: string) => shop.db.updateTable("stories").set({ body: text }).where("slug", "=", SLUG).execute();
  await keep("```film\nkey\n```");
  const { journals } = (await shop.app.inject("/api/journals")).json<JournalsAnswer>();
  expect(journals.map(({ id }) => id)).not.toContain(SLUG);
  expect(journals.length).toBeGreaterThan(1);
  expect((await read()).statusCode).toBe(404);
  await keep(body);
});

test("a dry run of a photo that is known already changes nothing", async () => {
  const file = join(folder, "known.jpg");
  await writeFile(file, await phonePhoto({ width: 1220, height: 900 }));
  const { picture } = await dataOf<{ picture: string }>("photo", file, "--alt", "Known");
  const upload = () => shop.db.selectFrom("picture_uploads").selectAll().where("key", "=", picture).execute();
  const before = await upload();
  shop.clock.advance(60_000);
  expect((await command("photo", file, "--alt", "Known", "--dry-run")).isDone).toBe(true);
  expect(await upload()).toEqual(before);
});

test("a photo is added for a look, and kept while a story names it", async () => {
  const file = join(folder, "outfit.jpg");
  await writeFile(file, await phonePhoto({ width: 1210, height: 900 }));
  const { picture } = await dataOf<{ picture: string }>("photo", file, "--alt", "An outfit");
  const named = look(`picture: ${picture}`, `${KAFTAN}: 50 50`);
  expect((await write(named)).message).toContain("which does not exist. journal photo adds one");
  await shop.runJobs();
  expect((await write(named)).isDone).toBe(true);
  expect((await shownLook()).picture.alt).toBe("An outfit");

  const uploads = () => shop.db.selectFrom("picture_uploads").select("key").where("key", "=", picture).execute();
  const wait = async () => {
    shop.clock.advance(8 * DAY_MS);
    await shop.runJobs();
  };
  for (let week = 0; week < 3; week++) await wait();
  expect(await uploads()).toHaveLength(1);
  await write(DEMO);
  shop.clock.advance(6 * DAY_MS);
  await shop.runJobs();
  await command("photo", file, "--alt", "An outfit");
  shop.clock.advance(6 * DAY_MS);
  await shop.runJobs();
  expect(await uploads()).toHaveLength(1);
  for (let week = 0; week < 2; week++) await wait();
  expect(await uploads()).toEqual([]);
});
