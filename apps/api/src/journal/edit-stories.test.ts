import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BlogAnswer, JournalsAnswer } from "@selvedge/commerce/wire/journal";
import type { StoryDetails, StoryEntry, StoryPreview } from "@selvedge/commerce/wire/owner-journal";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { phonePhoto } from "../testing/photos.ts";
import type { TestApp } from "../testing/test-app.ts";

const DAY_MS = 24 * 60 * 60_000;
const PRODUCT = "nila-shirt-dress";
const TEXTS = [
  "--standfirst",
  "Twelve.",
  "--topic",
  "People",
  "--author",
  "Asha",
  "--body",
  "They weave.\n\n> By hand.",
];
const FILE = `---
title: Our looms
standfirst: Six of them.
topic: Looms
author: Asha
published_on: 2026-11-20
products: [${PRODUCT}]
---

They are made of wood.
`;

let folder: string;
let shop: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stories-"));
  shop = await demoShop({ env: { DATA_DIR: join(folder, "data") } });
});
beforeEach(() => shop.db.deleteFrom("stories").execute());
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const command = (...words: string[]) => answerCommand(shop, ["journal", ...words]);
const dataOf = async <Data>(...words: string[]) => JSON.parse((await command(...words, "--json")).message).data as Data;
const list = async () => (await dataOf<{ stories: StoryEntry[] }>("list")).stories;
const show = (slug: string) => dataOf<StoryDetails>("show", slug);
const onPages = async () =>
  (await shop.app.inject("/api/journals")).json<JournalsAnswer>().journals.map(({ title }) => title);
const page = async (slug: string) => (await shop.app.inject(`/api/blogs/${slug}`)).json<BlogAnswer>().blog;

/** Every photo has a width of its own, so that it is another picture. */
let width = 1200;
async function photo(): Promise<string> {
  width += 2;
  const file = join(folder, `${width}.jpg`);
  await writeFile(file, await phonePhoto({ width, height: 900 }));
  return file;
}
async function fileOf(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

test("a story is drafted, gets its photo, is published, changed, and taken off the pages again", async () => {
  await command("add", "our-weavers", "--title", "Our weavers", ...TEXTS, "--product", PRODUCT);
  expect(await onPages()).toEqual([]);
  expect((await command("set", "our-weavers", "--state", "published")).message).toContain(
    "It is on the pages once it has a picture",
  );
  expect([await onPages(), (await list())[0]?.state]).toEqual([[], "waiting"]);

  const heard = vi.fn();
  shop.changes.listen({ changed: heard, missed: () => {} });
  await command("picture", "our-weavers", await photo(), "--alt", "A loom");
  expect((await show("our-weavers")).picture).toMatchObject({ state: "waiting", picture: null });
  heard.mockClear();
  await shop.runJobs();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("journal"));
  expect(await onPages()).toEqual(["Our weavers"]);
  expect(await page("our-weavers")).toMatchObject({
    author: "Asha",
    topic: "People",
    published_on: "2026-11-21",
    picture: { alt: "A loom" },
    body: [{ kind: "paragraph" }, { kind: "quote" }],
    products: [{ slug: PRODUCT }],
  });

  await command("set", "our-weavers", "--title", "Twelve weavers");
  expect(await onPages()).toEqual(["Twelve weavers"]);
  expect((await show("our-weavers")).texts).toMatchObject({ author: "Asha", products: [PRODUCT] });
  await command("set", "our-weavers", "--state", "draft");
  expect([await onPages(), (await list())[0]?.state]).toEqual([[], "draft"]);
  await command("remove", "our-weavers");
  expect(await list()).toEqual([]);
});

test("a story shows its earlier photo until the files of the new one are made", async () => {
  await command("add", "our-weavers", "--title", "Our weavers", ...TEXTS);
  await command("set", "our-weavers", "--state", "published");
  await command("picture", "our-weavers", await photo(), "--alt", "The first");
  await shop.runJobs();
  await command("picture", "our-weavers", await photo(), "--alt", "The second");
  expect((await page("our-weavers")).picture.alt).toBe("The first");
  expect((await show("our-weavers")).picture).toMatchObject({ state: "waiting", picture: { alt: "The first" } });
  await shop.runJobs();
  expect((await page("our-weavers")).picture.alt).toBe("The second");
});

test("a photo that a story shows is never deleted, and a week after the story was removed it is", async () => {
  await command("add", "our-weavers", "--title", "Our weavers", ...TEXTS);
  await command("picture", "our-weavers", await photo(), "--alt", "A loom");
  const uploads = () => shop.db.selectFrom("picture_uploads").select("key").where("alt", "=", "A loom").execute();
  const wait = async () => {
    shop.clock.advance(8 * DAY_MS);
    await shop.runJobs();
  };
  for (let week = 0; week < 3; week++) await wait();
  const kept = await uploads();
  expect((await show("our-weavers")).picture.state).toBe("shown");
  await command("remove", "our-weavers");
  for (let week = 0; week < 2; week++) await wait();
  expect((await uploads()).length).toBeLessThan(kept.length);
});

test.each([
  ["add", ["Our Weavers", "--title", "A"], "Use small letters, digits and single hyphens"],
  ["add", ["known", "--title", "A"], 'There is a story "known" already. journal set changes it.'],
  ["add", ["another", "--title", " "], "Give the story a title."],
  ["set", ["another", "--title", "A"], 'There is no story "another". journal list shows them all.'],
  ["set", ["known", "--date", "20 November"], "Give a day such as 2026-11-14."],
  ["set", ["known", "--body", "<b>A</b>"], "A story cannot show this (html)"],
  ["set", ["known", "--body", "[A](javascript:alert)"], "A story leads to the shop or to https"],
  ["set", ["known", "--product", "nothing"], 'There is no product "nothing".'],
  ["set", ["known", "--title", "x".repeat(121)], "Give at most 120 characters."],
  ["set", ["known", "--state", "published"], "The story cannot be published yet. Give the story a standfirst"],
  ["remove", ["another"], 'There is no story "another".'],
])("journal %s %j is refused, and says what is wrong", async (name, words, message) => {
  await command("add", "known", "--title", "Known");
  expect(await command(name, ...words)).toEqual({ isDone: false, message: expect.stringContaining(message) });
  expect((await list()).map(({ slug, title, state }) => [slug, title, state])).toEqual([["known", "Known", "draft"]]);
});

test("a dry run answers with the story as its page would show it, and saves nothing", async () => {
  await command("add", "our-weavers", "--title", "Our weavers", ...TEXTS);
  const { preview } = await dataOf<{ preview: StoryPreview }>("set", "our-weavers", "--body", "## Wood", "--dry-run");
  expect(preview).toMatchObject({ title: "Our weavers", minutes: 1, body: [{ kind: "heading", text: "Wood" }] });
  expect((await show("our-weavers")).texts.body).toBe("They weave.\n\n> By hand.");
  const same = await dataOf<{ preview: StoryPreview }>("set", "our-weavers", "--topic", "People", "--dry-run");
  expect(same.preview).toMatchObject({ topic: "People" });
});

test("a file is published under its name, waits for its photo, and published again keeps it", async () => {
  const file = await fileOf("our-looms.md", FILE);
  const first = await command("publish", file);
  expect(first.message).toContain("The story our-looms is published. It is on the pages once it has a picture");
  await command("picture", "our-looms", await photo(), "--alt", "A loom");
  await shop.runJobs();
  expect(await onPages()).toEqual(["Our looms"]);
  await fileOf("our-looms.md", FILE.replace("Our looms", "Seven looms"));
  expect((await command("publish", file)).message).toBe(
    "The story our-looms is published. It is on the pages: /blogs/our-looms",
  );
  expect(await page("our-looms")).toMatchObject({ title: "Seven looms", topic: "Looms", picture: { alt: "A loom" } });
  expect((await command("publish", file)).message).toContain("Nothing has changed.");
});

test.each([
  ["no front matter", "Words.", "does not begin with front matter"],
  [
    "a missing title",
    FILE.replace(/^title.*\n/m, ""),
    "✖ Invalid input: expected string, received undefined\n  → at title",
  ],
  ["an unknown field", FILE.replace("author", "writer"), 'Unrecognized key: "writer"'],
  ["no YAML", FILE.replace("topic: Looms", "topic: [Looms"), "is not YAML"],
  ["no text", FILE.replace("They are made of wood.", ""), "The story has no text yet."],
  [
    "an unknown picture",
    FILE.replace("---\n\n", "picture: journal/none\n---\n\n"),
    'There is no picture "journal/none".',
  ],
])("a file with %s is refused, and the published story stays", async (_, text, message) => {
  await command("publish", await fileOf("our-looms.md", FILE));
  const refused = await command("publish", await fileOf("our-looms.md", text));
  expect(refused).toEqual({ isDone: false, message: expect.stringContaining(message) });
  expect((await show("our-looms")).texts.title).toBe("Our looms");
});

test("concurrent changes of different texts of a story are both kept", async () => {
  await command("add", "our-weavers", "--title", "Our weavers", ...TEXTS);
  await Promise.all([
    command("set", "our-weavers", "--title", "Twelve weavers"),
    command("set", "our-weavers", "--author", "Mira"),
  ]);
  expect((await show("our-weavers")).texts).toMatchObject({ title: "Twelve weavers", author: "Mira" });
});
