import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { choose } from "./shop/buying.ts";
import { load, settle } from "./shop/screen.ts";
import { type Shopper, type ShopperOptions, test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

const PAGES = ["/", "/shop", PRODUCT, "/cart", "/checkout", "/contact"];

/** Opens a browser with forced colours. */
async function inSystemColours(newShopper: (options?: ShopperOptions) => Promise<Shopper>): Promise<Page> {
  const { page } = await newShopper();
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  return page;
}

/**
 * Whether an outline on the focused element or its container shows the focus. Shadows are not drawn in forced colours.
 */
const hasLine = (page: Page) =>
  page.evaluate(() => {
    const isLined = (element: Element | null, part?: string) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const active = document.activeElement;
    const around = [active, active?.closest("label") ?? null, active?.parentElement ?? null];
    return around.some((element) => isLined(element)) || isLined(active, "::before") || isLined(active, "::after");
  });

const lookOf = (element: Locator) =>
  element.evaluate((each) => {
    const { outlineStyle, outlineWidth, borderWidth, display } = getComputedStyle(each);
    return [outlineStyle, outlineWidth, borderWidth, display].join(" ");
  });

// spec: acceptance 39 forced colours
test("with forced colours the focus is visible on every focusable element", async ({ newShopper }) => {
  const page = await inSystemColours(newShopper);
  await arriveSignedIn(page);
  await arriveWithCart(page, KURTA);
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: "networkidle" });
    await settle(page);
    for (let tab = 0; tab < 40; tab += 1) {
      await page.keyboard.press("Tab");
      // After the last element the focus moves to the browser.
      if (await page.evaluate(() => document.activeElement === document.body || document.hasFocus() === false)) break;
      if (await hasLine(page)) continue;
      found.push(`${path}: ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))}`);
    }
  }
  expect(found).toEqual([]);
});

test("with forced colours the selection has an outline, and controls have an edge", async ({ newShopper }) => {
  const page = await inSystemColours(newShopper);
  await load(page, PRODUCT);
  await choose(page, { material: "Khadi, indigo", size: "M" });
  await page.getByRole("button", { name: "Size chart" }).focus();
  const size = (name: string) => page.getByRole("radio", { name, exact: true });
  expect(await lookOf(size("M"))).not.toBe(await lookOf(size("S")));
  expect(await lookOf(size("Khadi, indigo"))).not.toBe(await lookOf(size("Khadi, turmeric")));
  expect(await lookOf(size("Light"))).not.toBe(await lookOf(size("Dark")));
  const pictures = page.getByRole("button", { name: /, image \d of \d$/ });
  expect(await lookOf(pictures.first())).not.toBe(await lookOf(pictures.nth(1)));
  expect(await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().evaluate(borderOf)).toBe(
    "solid",
  );
  await arriveWithCart(page, KURTA);
  await page.goto("/cart", { waitUntil: "networkidle" });
  const terms = page.getByRole("checkbox", { name: /Terms & Conditions/ });
  const tick = page.locator("input[type=checkbox] + svg").first();
  expect(await tick.isVisible()).toBe(false);
  await terms.check();
  expect(await tick.isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "Checkout" }).first().evaluate(borderOf)).toBe("solid");
});

const borderOf = (element: Element) => getComputedStyle(element).borderStyle;
