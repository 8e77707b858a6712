import { type Browser, chromium, type Locator } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM_ARGS, chromiumPath } from "../scripts/chromium.ts";
import { keptOfStranger, KURTA } from "./shop/accounts.ts";

/** A browser font size in px, where 16 is the default. It also affects media queries. */
describe.each([24, 32])("letters of %i px", (letters) => {
  let browser: Browser;
  let kept: Record<string, string>;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [...CHROMIUM_ARGS, `--blink-settings=defaultFontSize=${letters}`],
    });
    kept = await keptOfStranger(KURTA);
  });
  afterAll(() => browser.close());

  async function open(path: string, width: number) {
    const context = await browser.newContext({
      baseURL: inject("shopUrl"),
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
    });
    await context.addInitScript((all) => {
      for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
    }, kept);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(path, { waitUntil: "networkidle" });
    return page;
  }

  const boxOf = async (target: Locator) => (await target.boundingBox())!;

  test.each([390, 1280, 1440])("keep the layout of a cart's line at %i px", async (width) => {
    const page = await open("/cart", width);
    const line = page.locator("[data-line]").first();
    const name = line.getByRole("link", { name: "Noor Khadi Kurta" });
    await name.waitFor();
    // Wide enough for its longest word, so that none is broken.
    expect((await boxOf(name)).width).toBeGreaterThan(letters * 2.5);
    const [quantity, remove] = await Promise.all([
      boxOf(line.getByRole("group")),
      boxOf(line.getByRole("button", { name: /^Remove/ })),
    ]);
    const apart = remove.y >= quantity.y + quantity.height || remove.x >= quantity.x + quantity.width;
    expect(apart, JSON.stringify({ quantity, remove })).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.context().close();
  });

  test.each([320, 390])("keep an offer's text inside its badge at %i px", async (width) => {
    const page = await open("/shop", width);
    const badge = page.locator("[data-part=badge] [data-component=badge]").first();
    await badge.waitFor();
    expect(await badge.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.context().close();
  });
});
