import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { choose } from "./shop/buying.ts";
import { load, settle } from "./shop/screen.ts";
import { type Shopper, type ShopperOptions, test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

const PAGES = ["/", "/shop", PRODUCT, "/cart", "/checkout", "/contact"];

/** In a browser that takes its colours from the system. */
async function inSystemColours(newShopper: (options?: ShopperOptions) => Promise<Shopper>): Promise<Page> {
  const { page } = await newShopper();
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  return page;
}

/** Whether a line around the focused element, or around what holds it, says that it has the focus. Shadows are not drawn here. */
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
test("in the colours of the system whatever takes the focus shows it", async ({ newShopper }) => {
  const page = await inSystemColours(newShopper);
  await arriveSignedIn(page);
  await arriveWithCart(page, KURTA);
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: "networkidle" });
    await settle(page);
    for (let tab = 0; tab < 40; tab += 1) {
      await page.keyboard.press("Tab");
      // After the last one comes the browser itself.
      if (await page.evaluate(() => document.activeElement === document.body || document.hasFocus() === false)) break;
      if (await hasLine(page)) continue;
      found.push(`${path}: ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))}`);
    }
  }
  expect(found).toEqual([]);
});

test("in the colours of the system what is chosen is told by a line, and controls have an edge", async ({
  newShopper,
}) => {
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
