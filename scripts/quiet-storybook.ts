import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { CHROMIUM_ARGS, chromiumPath } from "./chromium.ts";

/**
 * Opens what `npm run build-storybook` has made: the first page, each group's written page, and a story of each group.
 * Nobody may say a word in the console there, and no page may fetch half the library.
 */
const root = join(import.meta.dirname, "..");
const folder = join(root, "storybook-static");
/** What one page fetches: Storybook itself, one piece with what it stands on, fonts, pictures. */
const MOST_FILES = 100;

interface Entry {
  id: string;
  title: string;
  name: string;
  type: "docs" | "story";
}

const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as { entries: Record<string, Entry> };
const all = Object.values(entries);
const groups = all.filter(({ title }) => title.endsWith("/Which piece")).map(({ title }) => title.split("/")[0]);
const isFirstStory = ({ type, title }: Entry, index: number) =>
  type === "story" &&
  groups.includes(title.split("/")[0]) &&
  all.findIndex((other) => other.type === "story" && other.title.split("/")[0] === title.split("/")[0]) === index;
const visited = all.filter(
  (entry, index) =>
    entry.title === "Start/Welcome" || entry.title.endsWith("/Which piece") || isFirstStory(entry, index),
);

const problems: string[] = [];
const server = await preview({
  root,
  build: { outDir: folder },
  preview: { host: "127.0.0.1", port: 0 },
  logLevel: "error",
});
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
try {
  const page = await browser.newPage();
  let place = "";
  let files = 0;
  page.on("console", (message) => problems.push(`${place}: ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`${place}: ${error.message}`));
  page.on("request", () => (files += 1));
  for (const { id, type } of visited) {
    place = id;
    files = 0;
    const address = `${server.resolvedUrls?.local[0]}?path=/${type}/${id}`;
    await page.goto(address, { waitUntil: "networkidle" });
    const shown = type === "docs" ? ".sbdocs-content h1" : "#storybook-root > *";
    await page.frameLocator("#storybook-preview-iframe").locator(shown).first().waitFor({ state: "attached" });
    if (files > MOST_FILES) problems.push(`${id}: fetches ${files} files, more than ${MOST_FILES}.`);
    console.log(`${id}: ${files} files`);
  }
} finally {
  await browser.close();
  await server.close();
}

for (const problem of problems) console.error(problem);
console.log(`${visited.length} pages of Storybook opened, ${problems.length} problems.`);
process.exitCode = problems.length === 0 && visited.length > groups.length * 2 ? 0 : 1;
