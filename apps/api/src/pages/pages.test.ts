import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PageDetails } from "@selvedge/commerce/wire/owner-pages";
import type { HomePageAnswer, PolicyAnswer, StoryPageAnswer } from "@selvedge/commerce/wire/pages";
import { SURROGATE } from "@selvedge/commerce/wire/surrogate";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { phonePhoto } from "../testing/photos.ts";
import type { TestApp } from "../testing/test-app.ts";

let folder: string;
let shop: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-"));
  shop = await demoShop({ env: { DATA_DIR: join(folder, "data") } });
});
beforeEach(() => shop.db.deleteFrom("settings").execute());
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const command = (...words: string[]) => answerCommand(shop, ["pages", ...words]);
const home = async () => (await shop.app.inject("/api/pages/home")).json<HomePageAnswer>().page;
const story = async () => (await shop.app.inject("/api/pages/our-story")).json<StoryPageAnswer>().page;
const terms = async () => (await shop.app.inject("/api/pages/terms-conditions")).json<PolicyAnswer>().policy;

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}
const photoOf = async (width: number) => fileOf(`${width}.jpg`, await phonePhoto({ width, height: 900 }));

test("until its owner says otherwise, a shop has the demo's pages", async () => {
  expect(await home()).toMatchObject({
    hero: { title: "Discover the New Collection", action: "Shop Now" },
    has_film: true,
    pictures: { desktop: { width: 1600 }, mobile: { width: 900 }, statement: { width: 1200 } },
  });
  const { sections, studio } = await story();
  expect(sections.map(({ title, picture }) => [title, picture === null])).toEqual([
    ["Where it begins", false],
    ["How we make", false],
    ["What we leave out", false],
    ["Who is paid what", false],
  ]);
  expect(studio?.alt).toContain("dress forms");
  expect(await terms()).toBeNull();
  expect((await command("list")).message.match(/\(default\)/g)).toHaveLength(5);
});

test("texts are set one at a time, and the others stay", async () => {
  await command("set", "home", "hero.title", "New rings");
  await command("set", "home", "phrases", "cast in sand, filed by hand");
  expect(await home()).toMatchObject({
    hero: { title: "New rings", action: "Shop Now" },
    phrases: ["cast in sand", "filed by hand"],
  });
  expect((await command("list")).message).toMatch(/^home\nour-story  \(default\)/);
  expect((await command("show", "home")).message).toContain("hero.title  New rings\n");
  await command("reset", "home");
  expect((await home()).hero.title).toBe("Discover the New Collection");
});

test("a page is imported as it is shown, and keeps its pictures if the file names none", async () => {
  await command("picture", "our-story", "first", await photoOf(400), "--alt", "A bench");
  await shop.runJobs();
  const { data } = JSON.parse((await command("show", "our-story", "--json")).message);
  await command(
    "import",
    "our-story",
    await fileOf("story.json", JSON.stringify({ ...data.content, pictures: undefined, lead: "We cast rings." })),
  );
  const { lead, sections } = await story();
  expect([lead, sections[0]?.picture?.alt]).toEqual(["We cast rings.", "A bench"]);
});

test("a policy is Markdown, with the day of its last change", async () => {
  const text =
    "You buy from *us*.\n\n## Prices\n\nIn rupees, see the [shop](/shop).\n\n- one\n- two\n\n## Courts\n\nJaipur.";
  await command("import", "terms-conditions", await fileOf("terms.md", text));
  expect(await terms()).toEqual({
    updated: shop.clock.now().toISOString().slice(0, 10),
    in_short: "You buy from us.",
    sections: [
      {
        heading: "Prices",
        blocks: [
          {
            kind: "paragraph",
            words: [
              { text: "In rupees, see the ", style: "plain", href: null },
              { text: "shop", style: "plain", href: "/shop" },
              { text: ".", style: "plain", href: null },
            ],
          },
          { kind: "list", ordered: false, entries: [[expect.anything()], [expect.anything()]] },
        ],
      },
      { heading: "Courts", blocks: [expect.anything()] },
    ],
  });
});

test.each([
  [["set", "home", "hero.name", "x"], 'There is no setting "home.hero.name"'],
  [["set", "home", "hero.title", "x".repeat(61)], "Give at most 60 characters."],
  [["set", "home", "statement.facts", "Cloth"], "Give facts as JSON"],
  [["set", "nothing", "text", "x"], "home"],
  [["set", "terms-conditions", "title", "x"], "terms-conditions has no title. It has a text."],
  [
    ["set", "terms-conditions", "text", "Short.\n\n## A\n\n<b>bold</b>"],
    "terms-conditions: A policy cannot show this (html)",
  ],
  [
    ["set", "terms-conditions", "text", "Short.\n\n## A\n\n[x](javascript:alert)"],
    "terms-conditions: A policy leads to the shop or to https",
  ],
  [["set", "terms-conditions", "text", "Only this."], "at least one part with a heading"],
  [["set", "terms-conditions", "text", "# Terms\n\nx"], "begins with a paragraph"],
  [["set", "terms-conditions", "text", "x\n\ny\n\n## A"], "each with a heading"],
  [["set", "terms-conditions", "text", "x\n\n## A\n\n## A"], "the same heading"],
])("pages %j is refused, and says what is wrong", async (words, message) => {
  expect(await command(...words)).toEqual({ isDone: false, message: expect.stringContaining(message) });
  expect(await shop.db.selectFrom("settings").selectAll().execute()).toEqual([]);
});

test("a file of another form, and a picture of another place, are refused", async () => {
  const text = await fileOf("home.json", "Discover");
  expect((await command("import", "home", text)).message).toContain("The file is no JSON object.");
  const photo = await photoOf(420);
  expect((await command("picture", "home", "studio", photo, "--alt", "x")).message).toContain(
    'home has no picture called "studio". Places: desktop, mobile, statement.',
  );
  expect((await command("picture", "shipping-return", "studio", photo, "--alt", "x")).message).toContain(
    "It shows none.",
  );
});

test("a photo is shown once its files are made, the earlier picture stays until then, and the film goes with its pictures", async () => {
  await command("picture", "home", "desktop", await photoOf(1000), "--alt", "A first one");
  expect((await home()).pictures.desktop?.alt).toContain("Three lengths of cloth");
  const heard = vi.fn();
  shop.changes.listen({ changed: heard, missed: () => {} });
  await shop.runJobs();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("shop"));
  expect(await home()).toMatchObject({ has_film: false, pictures: { desktop: { alt: "A first one", width: 1000 } } });
  for (const [width, alt] of [
    [1010, "A second one"],
    [1020, "A third one"],
  ] as const)
    await command("picture", "home", "desktop", await photoOf(width), "--alt", alt);
  expect((await home()).pictures.desktop?.alt).toBe("A first one");
  await shop.runJobs();
  expect((await home()).pictures.desktop?.alt).toBe("A third one");
});

test("pages show has each picture of a page, and says whether a photo waits or cannot be shown", async () => {
  const shown = async (page: string) =>
    JSON.parse((await command("show", page, "--json")).message).data as PageDetails<"home">;
  expect(await shown("home")).toMatchObject({
    isDefault: true,
    content: { hero: { action: "Shop Now" } },
    pictures: [
      { place: "desktop", state: "shown", picture: { width: 1600 } },
      { place: "mobile", state: "shown", picture: { width: 900 } },
      { place: "statement", state: "shown", picture: { width: 1200 } },
    ],
  });
  expect(await shown("terms-conditions")).toMatchObject({ content: { text: null }, pictures: [] });

  await command("picture", "home", "desktop", await photoOf(1030), "--alt", "A fourth one");
  const waiting = await shown("home");
  expect(waiting.isDefault).toBe(false);
  expect(waiting.pictures[0]).toMatchObject({ state: "waiting", failure: null, picture: { width: 1600 } });
  await shop.db.updateTable("picture_uploads").set({ failure: "The file is damaged." }).execute();
  expect((await shown("home")).pictures[0]).toMatchObject({ state: "failed", failure: "The file is damaged." });
  await shop.runJobs();
  expect((await shown("home")).pictures[0]).toMatchObject({
    state: "shown",
    failure: null,
    picture: { alt: "A fourth one", width: 1030 },
  });
});

test("an answer says which changes make it out of date", async () => {
  for (const page of ["home", "our-story", "terms-conditions"]) {
    const { headers } = await shop.app.inject({
      url: `/api/pages/${page}`,
      headers: { "surrogate-capability": SURROGATE },
    });
    expect(headers["surrogate-key"]).toBe("shop");
  }
});
