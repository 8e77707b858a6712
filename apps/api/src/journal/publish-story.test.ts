import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";

const DEMO_STORY = new URL("../../seed/journal/blue-takes-its-time.md", import.meta.url);

let folder: string;
let journal: string;
let shop: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stories-"));
  journal = await mkdtemp(join(tmpdir(), "journal-"));
  shop = await demoShop({ env: { JOURNAL_DIR: journal } });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
  await rm(journal, { recursive: true });
});

async function publish(name: string, text: string, on: TestApp = shop) {
  const file = join(folder, name);
  await writeFile(file, text);
  return answerCommand(on, ["journal", "publish", file]);
}
const titles = async () =>
  (await shop.app.inject("/api/journals")).json().journals.map(({ title }: { title: string }) => title);
const demoText = () => readFile(DEMO_STORY, "utf8");

test("a published story is on the pages at once, and again with its changes", async () => {
  const text = await demoText();
  expect(await titles()).toEqual([]);
  expect(await publish("our-blue.md", text)).toEqual({ isDone: true, message: "/blogs/our-blue is published." });
  expect(await titles()).toEqual(["Blue takes its time"]);
  await publish("our-blue.md", text.replace("Blue takes its time", "Blue, slowly"));
  expect(await titles()).toEqual(["Blue, slowly"]);
  expect((await shop.app.inject("/api/blogs/our-blue")).json().blog.title).toBe("Blue, slowly");
  expect(await readdir(journal)).toEqual(["our-blue.md"]);
});

test("a story with a mistake is refused with the mistake, and the published one stays", async () => {
  const text = await demoText();
  const before = await titles();
  expect(await publish("our-blue.md", text.replace(/^picture: .*$/m, "picture: journal/none"))).toEqual({
    isDone: false,
    message: "The story our-blue cannot be published: there is no picture journal/none",
  });
  expect((await publish("Our Blue.md", text)).message).toMatch(
    /^The story Our Blue cannot be published: its name is no address/,
  );
  expect(await titles()).toEqual(before);
});

test("a file with a mistake that somebody puts into the directory does not take the stories off the pages", async () => {
  const before = await titles();
  await writeFile(join(journal, "broken.md"), "no front matter");
  await publish("our-blue.md", (await demoText()).replace("Blue takes its time", "Blue again"));
  expect(await titles()).toEqual(before);
  await rm(join(journal, "broken.md"));
});

test("a shop with the demo's stories publishes none", async () => {
  const demo = await demoShop();
  try {
    expect((await publish("our-blue.md", await demoText(), demo)).message).toBe(
      "JOURNAL_DIR is not set, so the stories are those of the demo. Set it to a directory of your own.",
    );
  } finally {
    await demo.close();
  }
});

test("a story can be read by whoever may read the journal's folder, also if another account publishes it", async () => {
  const umask = process.umask(0o077);
  for (const [folderMode, fileMode] of [
    [0o755, 0o644],
    [0o700, 0o600],
  ] as const) {
    await chmod(journal, folderMode);
    await publish("modes.md", (await demoText()).replace("Blue takes its time", `Blue, ${folderMode}`));
    expect((await stat(join(journal, "modes.md"))).mode & 0o777).toBe(fileMode);
  }
  process.umask(umask);
  await rm(join(journal, "modes.md"));
});
