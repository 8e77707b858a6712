import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { CHROMIUM_ARGS, chromiumPath } from "./chromium.ts";

/**
 * Opens the output of `npm run build-storybook`: the first page, each group's documentation page, a story of each group,
 * and one page of the store. Fails on console messages, and if a page loads too many files.
 */
const root = join(import.meta.dirname, "..");
const folder = join(root, "storybook-static");
/** Limit for a first visit: Storybook itself, one component with its dependencies, fonts and pictures. */
const MAX_FILES = 100;
/** A page of the store also loads header, footer and the in-memory shop; the complete Storybook has more than 600 files. */
const MAX_FILES_OF_PAGE = 200;

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
  [...groups, "Pages"].includes(title.split("/")[0]) &&
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
  for (const { id, title, type } of visited) {
    const page = await browser.newPage();
    let files = 0;
    page.on("console", (message) => problems.push(`${id}: ${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => problems.push(`${id}: ${error.message}`));
    page.on("request", () => (files += 1));
    await page.goto(`${server.resolvedUrls?.local[0]}?path=/${type}/${id}`, { waitUntil: "networkidle" });
    const shown = type === "docs" ? ".sbdocs-content h1" : "#storybook-root > *";
    await page.frameLocator("#storybook-preview-iframe").locator(shown).first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const most = title.startsWith("Pages/") ? MAX_FILES_OF_PAGE : MAX_FILES;
    if (files > most) problems.push(`${id}: fetches ${files} files, more than ${most}.`);
    console.log(`${id}: ${files} files`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}

for (const problem of problems) console.error(problem);
console.log(`${visited.length} pages of Storybook opened, ${problems.length} problems.`);
process.exitCode = problems.length === 0 && visited.length > groups.length * 2 ? 0 : 1;
