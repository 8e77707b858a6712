import { statSync } from "node:fs";
import { join } from "node:path";
import type { Request } from "playwright";
import { expect, inject } from "vitest";
import { load, quiet, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { scriptsOfPage } from "./shop/page-files.ts";
import { FILTERED_LIST, PRODUCT, PUBLIC_PAGES } from "./shop/urls.ts";
import { missingImports } from "./shop/withheld.ts";

const CLIENT = join(import.meta.dirname, "../apps/store/dist/client");

/** The font of long texts, which loads as a script. */
const FONT = /\/text-font-/;

const inQuiet = (request: Request) => request.resourceType() === "fetch";
const url = (request: Request) => request.url();

test.for([...PUBLIC_PAGES, FILTERED_LIST])(
  "the first input on %s runs the prefetched code, at most 8 files, requests at most 10 more, and all scripts take at most 160 KB",
  async (path, { shopper: { page, requests } }) => {
    await load(page, path);
    const own = await page
      .locator("link[rel=modulepreload]")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    // Lists prefetch the product page's code for the next tap, which does not count towards the list.
    const ahead = path === PRODUCT ? new Set<string>() : scriptsOfPage("product").difference(new Set(own));
    const scripts = () =>
      requests
        .map((request) => new URL(request.url()).pathname)
        .filter((name) => name.endsWith(".js") && !FONT.test(name) && !ahead.has(name));
    // Ignores what the page loads when idle; its idle callback was registered before this one.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => requests.filter(inQuiet).length).toBeGreaterThan(0);
    await quiet(requests);
    await expect.poll(() => missingImports(requests.filter(inQuiet), requests)).toEqual([]);
    const fetched = requests.filter(inQuiet).map(url);
    expect(fetched.length).toBeLessThanOrEqual(8);
    expect(await page.locator("[data-waiting]").count()).toBeGreaterThan(0);
    const before = scripts().length;
    const requestsBefore = requests.length;
    await wake(page);
    await quiet(requests);

    const imported = requests.slice(requestsBefore).filter((request) => request.resourceType() === "script");
    const late = imported.map(url).filter((each) => !fetched.includes(each));
    expect(late.filter((each) => !ahead.has(new URL(each).pathname))).toEqual([]);
    expect(scripts().length - before).toBeLessThanOrEqual(10);
    const bytes = [...new Set(scripts())].map((name) => statSync(join(CLIENT, `${name}.br`)).size);
    expect(bytes.length).toBeGreaterThan(2);
    expect(bytes.reduce((sum, each) => sum + each, 0) / 1024).toBeLessThanOrEqual(160);
  },
);

test("the product page takes at most 25 requests until it is usable, including pictures", async ({ shopper }) => {
  await load(shopper.page, PRODUCT);
  const asked = shopper.requests
    .filter((request) => !inQuiet(request))
    .map((request) => new URL(request.url()).pathname);
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(25);
});

// spec: acceptance 34 first picture
test.for(["/", "/shop", PRODUCT])(
  "%s requests its largest picture before its fonts and its code",
  async (path, { shopper }) => {
    await load(shopper.page, path);
    const names = shopper.requests.map((request) => new URL(request.url()).pathname);
    const picture = await shopper.page
      .locator("img[fetchpriority=high]")
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(names.filter((name) => picture.endsWith(name))).toHaveLength(1);
    expect(names.slice(0, 3)).toEqual([path, "/first.js", new URL(picture).pathname]);
  },
);

test.for([
  { width: 412, scale: 1.75, file: 720 },
  { width: 375, scale: 2, file: 720 },
  { width: 390, scale: 3, file: 1200 },
  { width: 1440, scale: 1, file: 720 },
])(
  "a screen of $width px at $scale fetches the product's picture $file px wide",
  async ({ width, scale, file }, { newShopper }) => {
    const { page } = await newShopper({ width, scale });
    await load(page, PRODUCT);
    const picture = page.getByRole("main").locator("img[fetchpriority=high]");
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`-front-${file}-`);
  },
);

// spec: acceptance 34 other pictures
test.for(PUBLIC_PAGES)(
  "%s gives each picture its size, and fetches none ahead that is not seen first",
  async (path) => {
    const html = await (await fetch(inject("shopUrl") + path)).text();
    const pictures = [...html.replaceAll(/<noscript>.*?<\/noscript>/gs, "").matchAll(/<img\b[^>]*>/g)].map(
      ([tag]) => tag,
    );
    const first = pictures.filter((tag) => /fetchpriority="high"/i.test(tag));
    expect(pictures.filter((tag) => !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag))).toEqual([]);
    expect(first.filter((tag) => /loading="lazy"/.test(tag))).toEqual([]);
    // The home page's first picture has two variants, of which one is displayed.
    expect(first.length).toBeLessThanOrEqual(path === "/" ? 2 : 1);
    // The first row of a list, or the thumbnails beside a product's picture.
    expect(pictures.filter((tag) => !/loading="lazy"/.test(tag)).length - first.length).toBeLessThanOrEqual(4);
  },
);

test("the product page with its pictures takes at most 260 KB on a phone", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 412, scale: 1.75 });
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  let bytes = 0;
  line.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await load(page, PRODUCT);
  expect(bytes / 1024).toBeGreaterThan(100);
  expect(bytes / 1024).toBeLessThanOrEqual(260);
});
