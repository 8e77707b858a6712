import { statSync } from "node:fs";
import { join } from "node:path";
import type { Request } from "playwright";
import { expect, inject } from "vitest";
import { currentBuild } from "../apps/store/server/build-folders.ts";
import { load, quiet, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { FILTERED_LIST, PRODUCT, PUBLIC_PAGES } from "./shop/urls.ts";
import { scriptsRun } from "./shop/withheld.ts";

const CLIENT = join(currentBuild(join(import.meta.dirname, "../apps/store/dist")), "client");

/** The font of long texts, which loads as a script. */
const FONT = /\/text-font-/;

const pathOf = (request: Request) => new URL(request.url()).pathname;

test.for([...PUBLIC_PAGES, FILTERED_LIST])(
  "the first input on %s waits for no request: it runs at most 160 KB of script, all of it fetched ahead",
  async (path, { shopper: { page, requests } }) => {
    await page.coverage.startJSCoverage();
    await page.goto(path);
    await page.locator("link[rel=prefetch]").first().waitFor({ state: "attached" });
    await quiet(requests);
    const ahead = await page
      .locator("link[rel=prefetch], link[rel=modulepreload], script[type=module]")
      .evaluateAll((elements) =>
        elements.map(
          (each) => new URL(each.getAttribute("href") ?? each.getAttribute("src") ?? "", location.href).pathname,
        ),
      );
    // Few files: each takes a request of its own.
    expect(new Set(ahead).size).toBeLessThanOrEqual(40);
    await wake(page);
    await quiet(requests);
    const run = (await scriptsRun(page)).filter((name) => name.startsWith("/assets/") && !FONT.test(name));
    expect(run.filter((name) => !ahead.includes(name))).toEqual([]);
    const bytes = run.map((name) => statSync(join(CLIENT, `${name}.br`)).size);
    expect(bytes.length).toBeGreaterThan(2);
    expect(bytes.reduce((sum, each) => sum + each, 0) / 1024).toBeLessThanOrEqual(160);
  },
);

test("the product page takes at most 25 requests until it is usable, including pictures", async ({ shopper }) => {
  await load(shopper.page, PRODUCT);
  const own = await shopper.page
    .locator("script[data-entry]")
    .evaluate(({ dataset: { modules = "", entry = "" } }: HTMLScriptElement) => [...modules.split(" "), entry]);
  const asked = new Set(shopper.requests.map(pathOf)).difference(
    new Set(
      await shopper.page
        .locator("link[rel=prefetch]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "")),
    ).difference(new Set(own)),
  );
  expect(asked.size, [...asked].join("\n")).toBeLessThanOrEqual(25);
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

test("the product page with its pictures and fonts takes at most 200 KB on a phone, before its code is fetched ahead", async ({
  newShopper,
}) => {
  const { page } = await newShopper({ width: 412, scale: 1.75 });
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  const ofPage = new Set<string>();
  let bytes = 0;
  line.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    if (type !== "Prefetch" && type !== "Other" && !/\/assets\/.*\.js$/.test(request.url)) ofPage.add(requestId);
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (ofPage.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(PRODUCT, { waitUntil: "networkidle" });
  expect(bytes / 1024).toBeGreaterThan(100);
  expect(bytes / 1024).toBeLessThanOrEqual(200);
});
