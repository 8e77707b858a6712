import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import axe from "axe-core";
import type { Browser, Page } from "playwright";
import { build, type InlineConfig } from "vite";
import { compare } from "./visual/compare.ts";
import { pixelsOf, toFile } from "./visual/picture-file.ts";

/**
 * A second client: the ceramics shop Kama, in Japanese and yen. Its look is set by variables only, and its pages load the
 * style sheets of their components. Built and rendered to static pages by the server's code.
 */
const pages = join(import.meta.dirname, "../packages/ui/consumers/kama");
const FOUND = join(import.meta.dirname, "../test-results/consumers");
const WIDTHS = [390, 1440];

/** Paths of the pages: the list of goods, and one product. */
const PATHS = ["", "kohiki/"];

/** Builds the shop from the packages installed in `folder`, and renders its pages into `folder/dist/kama`. */
export async function buildKama(folder: string): Promise<void> {
  const app = join(folder, "kama");
  const out = join(folder, "dist/kama");
  cpSync(pages, app, { recursive: true });
  const options: InlineConfig = {
    ...{ root: app, base: "/kama/", configFile: false, logLevel: "warn", plugins: [react()] },
    build: { emptyOutDir: true, assetsInlineLimit: 0 },
  };
  await build({ ...options, build: { ...options.build, outDir: out } });
  await build({ ...options, build: { ...options.build, outDir: join(app, "server"), ssr: "entry-server.tsx" } });
  // In a process of its own, because this one may have loaded React's development build.
  execFileSync(process.execPath, ["prerender.ts", out, ...PATHS], {
    cwd: app,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
}

/** Problems of the shop's pages at its address. With `update`, pictures that look different are stored. */
export async function kamaProblems(browser: Browser, url: string, update: boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of PATHS) {
    const markup = await (await fetch(url + path)).text();
    for (const word of ["¥4,400", "粉引の飯碗", "商品の写真"].slice(0, path === "" ? 2 : 3)) {
      if (!markup.includes(word)) wrong.push(`kama/${path}: the server does not say "${word}"`);
    }
    for (const width of WIDTHS) {
      const report = (text: string) => wrong.push(`kama/${path}, ${width} px: ${text}`);
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
      // Ends what hangs; a busy machine is no fault.
      page.setDefaultTimeout(120_000);
      page.on("console", (message) => report(`${message.type()} in the console: ${message.text()}`));
      page.on("pageerror", (error) => report(error.message));
      page.on("response", (response) => response.ok() || report(`${response.status()} ${response.url()}`));
      await page.goto(url + path, { waitUntil: "networkidle" });
      for (const problem of await lookProblems(page)) report(problem);
      for (const problem of await violations(page)) report(problem);
      const problem = await pictureProblem(page, `${path.replace("/", "") || "listing"}-${width}`, update);
      if (problem) report(problem);
      await page.close();
    }
  }
  return wrong;
}

/** The shop's own letters and square pictures, and nothing of ours. */
const lookProblems = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frames = Array.from(document.querySelectorAll("[data-component=product-card] picture"), (picture) =>
      picture.getBoundingClientRect(),
    );
    const families = Array.from(document.fonts, ({ family }) => family.replaceAll('"', ""));
    return [
      ...(frames.length > 0 && frames.every(({ width, height }) => Math.abs(width - height) < 1)
        ? []
        : ["the pictures of the cards are not square"]),
      ...(families.join() === "Kama Mincho,Kama Gothic" ? [] : [`the page has the faces ${families.join()}`]),
      ...(document.fonts.check("16px 'Kama Mincho'", "窯") ? [] : ["the shop's own face has not arrived"]),
      ...(document.documentElement.scrollWidth > innerWidth ? ["the page is wider than the window"] : []),
    ];
  });

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const result = await page.evaluate(() =>
    (
      globalThis as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: unknown[] }[] }> } }
    ).axe.run(),
  );
  return result.violations.map(({ id, nodes }) => `axe finds ${id} at ${nodes.length} elements`);
}

async function pictureProblem(page: Page, name: string, update: boolean): Promise<string | undefined> {
  const file = join(pages, "looks", `${name}.webp`);
  // Pictures load and appear when they are in view.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  await page.waitForFunction(() => document.querySelector("[data-component=picture][data-state=waiting]") === null);
  const png = await page.screenshot({ fullPage: true, animations: "disabled" });
  const stored = existsSync(file) ? readFileSync(file) : null;
  const difference = stored && compare(await pixelsOf(stored), await pixelsOf(png));
  if (stored && !difference) return undefined;
  const target = update ? file : join(FOUND, `kama-${name}.webp`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, await toFile(png));
  if (update) return undefined;
  return difference ? `${difference.pixels} pixels differ, see ${target}` : `there is no picture of ${name}`;
}
