import type { Page } from "playwright";
import { expect } from "vitest";
import { addToCart, choose } from "./shop/buying.ts";
import { drawerOf } from "./shop/cart.ts";
import { load, settle } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

const MOST_STOPS = 40;

/**
 * A product's page at 400 %, on a phone with its keyboard open, and on the lowest screen with sticky header and footer.
 */
const SCREENS = [
  { width: 320, height: 256 },
  { width: 390, height: 400 },
  { width: 390, height: 480 },
];

async function openMeasurements(page: Page): Promise<void> {
  await choose(page, { size: /^Custom/ });
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).waitFor();
}

/** Overlays of a product page that are higher than such a screen. */
const OVERLAYS: { name: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: "the size chart",
    open: async (page) => {
      await page.getByRole("button", { name: "Size chart" }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Size Guide" }).waitFor();
    },
  },
  { name: "the measurements", open: openMeasurements },
  {
    name: "the cart drawer",
    open: async (page) => {
      await choose(page, { material: "Khadi, indigo", size: "M" });
      await addToCart(page);
      await drawerOf(page).getByRole("button", { name: "Checkout" }).waitFor();
    },
  },
];

/** The focused element, and whether it is completely visible and not covered. */
const look = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    const found = document.elementFromPoint((left + right) / 2, (from + to) / 2);
    // The element that draws a control may cover its input.
    const isItself = found !== null && (element.contains(found) || found.closest("label")?.contains(element) === true);
    const isWhole = to - from >= Math.min(height, innerHeight) - 1;
    const wasSeen = element.hasAttribute("data-walked");
    element.setAttribute("data-walked", "");
    const name = element.ariaLabel || element.textContent.trim() || element.outerHTML;
    return {
      wasSeen,
      fault: isItself && isWhole ? null : `${name.slice(0, 60)}: ${Math.round(top)} to ${Math.round(bottom)}`,
    };
  });

/**
 * Presses the key until the focus is back at the start. Returns the number of stops, and those that were not visible.
 */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll("[data-walked]")) walked.removeAttribute("data-walked");
  });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    await settle(page);
    const { wasSeen, fault } = await look(page);
    if (fault !== null) faults.push(`${key}, ${fault}`);
    if (wasSeen) return { stops, faults };
  }
  throw new Error(`${key} never came round.`);
}

test.for(OVERLAYS)("what has the focus in $name is seen on small screens", async ({ open }, { newShopper }) => {
  const { page } = await newShopper(SCREENS[0]);
  await load(page, PRODUCT);
  await open(page);
  await settle(page);
  const found: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const forth = await walk(page, "Tab");
    const back = await walk(page, "Shift+Tab");
    found.push(...[...forth.faults, ...back.faults].map((fault) => `${screen.width} × ${screen.height}: ${fault}`));
    expect(Math.min(forth.stops, back.stops)).toBeGreaterThan(2);
  }
  expect(found).toEqual([]);
});

test("a pressed control stays under the pointer while a text field shows its focus ring", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390, height: 400 });
  await load(page, PRODUCT);
  await openMeasurements(page);
  await settle(page);
  const field = page.getByRole("dialog").getByLabel("Hip");
  // Cut in half by the edge of the screen.
  const top = await field.evaluate((input) => {
    const box = input.getBoundingClientRect();
    input.closest("[data-part=panel]")!.scrollTop += box.top + box.height / 2 - innerHeight;
    return input.getBoundingClientRect().top;
  });
  expect(top).toBeGreaterThan(360);
  await page.mouse.move(100, top + 8);
  await page.mouse.down();
  expect(await field.evaluate((input) => [input.matches(":focus-visible"), input.getBoundingClientRect().top])).toEqual(
    [true, top],
  );
  await page.mouse.up();
});

test("a product's name and price are on the first screen of a phone", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  await load(page, PRODUCT);
  const main = page.getByRole("main");
  const bar = await page.getByRole("navigation", { name: "Quick links" }).boundingBox();
  for (const shown of [main.getByRole("heading", { level: 1 }), main.locator("[data-component=price]").first()]) {
    const box = await shown.boundingBox();
    expect(box!.y + box!.height).toBeLessThan(bar!.y);
  }
});
