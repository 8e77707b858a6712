import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { phonePhoto } from "../testing/photos.ts";
import type { TestApp } from "../testing/test-app.ts";
import { visitor } from "../testing/visitor.ts";
import { answerCommand } from "./answer-command.ts";
import { PICTURE_ACTIONS } from "./picture-actions.ts";
import { runAction } from "./run-action.ts";

const SLUG = "noor-khadi-kurta";
const SOON = "Its page shows it once its files are made, in a few seconds.";

let folder: string;
let shop: TestApp;
let photos: [string, string];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  shop = await demoShop({ env: { DATA_DIR: join(folder, "data") } });
  photos = [join(folder, "front.jpg"), join(folder, "side.jpg")];
  for (const [index, file] of photos.entries()) await writeFile(file, await phonePhoto({ red: 100 * index }));
});
beforeEach(async () => {
  await shop.db.deleteFrom("product_pictures").execute();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const said = async (...words: string[]) => (await answerCommand(shop, ["picture", ...words])).message;

test("a product's pictures are added, listed, replaced and removed by commands", async () => {
  expect(await said("list", SLUG)).toBe(`${SLUG} has no pictures.`);
  expect(await said("add", SLUG, photos[0], "--alt", "Front")).toBe(`The photo is added to ${SLUG}. ${SOON}`);
  expect(await said("list", SLUG)).toBe("1  waiting  Front");
  await shop.runJobs();
  expect(await said("add", SLUG, photos[0], "--alt", "Front")).toBe(
    `${SLUG} has this photo already. Nothing has changed.`,
  );
  expect(await said("add", SLUG, photos[1], "--alt", "Side", "--position", "1")).toContain("is added");
  await shop.runJobs();
  expect(await said("list", SLUG)).toBe("1  shown    Side\n2  shown    Front");
  expect(await said("move", SLUG, "2", "1")).toBe(`Picture 2 of ${SLUG} is moved.`);
  expect(await said("list", SLUG)).toBe("1  shown    Front\n2  shown    Side");
  expect(await said("move", SLUG, "1", "9")).toBe(`Picture 1 of ${SLUG} is moved.`);
  expect(await said("list", SLUG)).toBe("1  shown    Side\n2  shown    Front");
  expect(await said("move", SLUG, "2", "9")).toContain("Nothing has changed.");
  expect(await said("move", SLUG, "3", "1")).toContain("There is no picture 3.");
  expect(await said("remove", SLUG, "2")).toBe(`Picture 2 of ${SLUG} is removed.`);
  expect(await said("replace", SLUG, "1", photos[0], "--alt", "Front")).toBe(
    `Picture 1 of ${SLUG} is replaced. ${SOON}`,
  );
  const details = await answerCommand(shop, ["products", "details", SLUG, "--json"]);
  expect(JSON.parse(details.message)).toMatchObject({
    data: {
      slug: SLUG,
      pictures: [{ position: 1, alt: "Front", picture: { src: expect.stringContaining("/media/") } }],
    },
  });
  expect((await visitor(shop).product(SLUG)).gallery_images.map(({ alt }) => alt)).toEqual(["Front"]);
  const { message } = await answerCommand(shop, ["picture", "list", SLUG, "--json"]);
  expect(JSON.parse(message)).toMatchObject({ data: [{ position: 1, alt: "Front", state: "shown", failure: null }] });
});

test("a picture gets another text at once, without the photo being sent or developed again", async () => {
  await said("add", SLUG, photos[0], "--alt", "Front");
  await shop.runJobs();
  expect(await said("describe", SLUG, "1", "--alt", "The front, in indigo")).toBe(
    `Picture 1 of ${SLUG} has another text.`,
  );
  expect(await said("list", SLUG)).toBe("1  shown    The front, in indigo");
  const { gallery_images } = await visitor(shop).product(SLUG);
  expect(gallery_images.map(({ alt }) => alt)).toEqual(["The front, in indigo"]);
  expect(await said("describe", SLUG, "1", "--alt", "The front, in indigo")).toContain("Nothing has changed.");
  expect(await said("describe", SLUG, "1", "--alt", " ")).toContain("The alternative text is missing.");
  expect(await said("describe", SLUG, "2", "--alt", "Side")).toContain("There is no picture 2.");
});

test("the list of products has the first picture of each in its smallest size", async () => {
  const pictureOf = async () => {
    const { message } = await answerCommand(shop, ["products", "list", "--json"]);
    const { products } = JSON.parse(message).data as { products: { slug: string; picture: { webp: string } | null }[] };
    return products.find(({ slug }) => slug === SLUG)?.picture;
  };
  expect(await pictureOf()).toBeNull();
  await said("add", SLUG, photos[0], "--alt", "Front");
  await said("add", SLUG, photos[1], "--alt", "Side");
  await shop.runJobs();
  expect(await pictureOf()).toMatchObject({ alt: "Front", webp: expect.stringMatching(/^\/media\/\S+ \d+w$/) });
});

test("the audit names the picture that was changed", async () => {
  await said("add", SLUG, photos[0], "--alt", "Front");
  await said("replace", SLUG, "1", photos[1], "--alt", "Side");
  const { subject, before, after } = await shop.db
    .selectFrom("audit")
    .selectAll()
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(subject).toBe(`product ${SLUG}`);
  expect(before).toMatch(/^picture 1: Front \(uploads\/[0-9a-f]{32}-[0-9a-f]{8}\)$/);
  expect(after).toMatch(/^picture 1: Side \(uploads\/[0-9a-f]{32}-[0-9a-f]{8}\)$/);
});

test.each([
  [["add", "no-such-kurta", "/a.jpg", "--alt", "Front"], /^There is no product "no-such-kurta"\.$/],
  [["add", SLUG, "/nowhere/a.jpg", "--alt", "Front"], /^\/nowhere\/a\.jpg cannot be read: ENOENT/],
  [["add", SLUG, "a.jpg", "--alt", "Front"], /^Give the whole path, such as \/home\/me\/a\.jpg/],
  [["add", SLUG, "/a.jpg"], /^--alt is missing\./],
  [["add", SLUG, import.meta.filename, "--alt", "Front"], /^This is no photo that the shop can read\. Give a JPEG/],
  [["remove", SLUG, "7"], /^There is no picture 7\. The product has no pictures\.$/],
  [["remove", SLUG, "first"], /^<position>: .*expected number/],
  [["replace", SLUG, "0", "/a.jpg", "--alt", "Front"], /^<position>: .*>=1/],
])("picture %j is refused, and says what is wrong", async (words, message) => {
  expect(await answerCommand(shop, ["picture", ...words])).toEqual({
    isDone: false,
    message: expect.stringMatching(message),
  });
});

test("an empty text is refused", async () => {
  expect(await said("add", SLUG, photos[0], "--alt", " ")).toBe(
    "The alternative text is missing. Say what the photo shows.",
  );
});

test("staff at a distance cannot name files of the shop's machine", async () => {
  const [add] = PICTURE_ACTIONS;
  if (!add) throw new Error("There is no action.");
  const input = { slug: SLUG, file: photos[0], alt: "Front" };
  const actor = { kind: "staff", id: "1", email: "asha@example.com" } as const;
  await expect(runAction(shop, add, input, { actor })).rejects.toThrow(
    "Files on the shop's machine can be named by commands only.",
  );
});
