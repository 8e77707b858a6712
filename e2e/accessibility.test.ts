import type { Page } from "playwright";
import { expect } from "vitest";
import { arriveAsAsha, arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { addToCart, arriveAt, choose, decide, fillAddress, openBank, seeOrder } from "./shop/buying.ts";
import { settle } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";
import { violations } from "./shop/violations.ts";
import { VISITORS } from "./shop/visitors.ts";

/** The screens of the brief, in the order in which a page is made narrower. */
const WIDTHS = [1440, 768, 390, 320];
const THEMES = ["light", "dark"] as const;

/** Everything below the fold fades in when it is seen; axe must look at what people see. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
}

/** On every screen and in both themes: a page that is open follows the browser's size and its own switch. */
async function violationsOnScreens(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset["theme"] = chosen;
    }, theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const among = theme === THEMES[0] ? "everything" : "colours";
      found.push(...(await violations(page, among)).map((violation) => `${theme}, ${width} px: ${violation}`));
    }
  }
  return found;
}

// spec: acceptance 39 targets
// spec: acceptance 40 roles and names
test.for(VISITORS)(
  "axe finds nothing on the pages of $who, in either theme, from 320 to 1440 px",
  async ({ pages, arrive }, { newShopper }) => {
    const { page, expectFaults } = await newShopper();
    if (pages.includes("/nowhere")) expectFaults(/status of 404/);
    await arrive(page);
    const found: string[] = [];
    for (const path of pages) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path, { waitUntil: "networkidle" });
      await scrollThrough(page);
      found.push(...(await violationsOnScreens(page)).map((violation) => `${path}, ${violation}`));
    }
    expect(found).toEqual([]);
  },
);

test("axe finds nothing on an invoice", async ({ newShopper }) => {
  const { page } = await newShopper();
  await arriveAsAsha(page);
  await page.goto("/order-confirmation/ORD2PV7A5SG6K");
  await page.getByRole("link", { name: /^INV-/ }).click();
  await page.getByRole("heading", { name: "Tax invoice" }).waitFor();
  expect(await violationsOnScreens(page)).toEqual([]);
});

/** What opens over a page, each with the way to open it. */
const OVERLAYS: { name: string; path: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: "the cart drawer",
    path: PRODUCT,
    open: async (page) => {
      await choose(page, { material: "Khadi, indigo", size: "M" });
      await addToCart(page);
      await page.getByRole("dialog").getByRole("link", { name: "Noor Khadi Kurta" }).first().waitFor();
    },
  },
  {
    name: "the size chart",
    path: PRODUCT,
    open: (page) => page.getByRole("button", { name: "Size chart" }).click(),
  },
  {
    name: "the measurements, with their messages",
    path: PRODUCT,
    open: async (page) => {
      await choose(page, { size: /^Custom/ });
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await page.getByRole("link", { name: "Please enter your bust measurement" }).waitFor();
    },
  },
  {
    name: "the bank's window",
    path: "/checkout",
    open: async (page) => {
      await fillAddress(page);
      await openBank(page);
    },
  },
];

// spec: acceptance 40 roles and names
test.for([
  { theme: "light" as const, width: 1440 },
  { theme: "dark" as const, width: 390 },
])("axe finds nothing in what opens over a page, $theme, $width px", async (screen, { newShopper }) => {
  const { page } = await newShopper(screen);
  await arriveSignedIn(page);
  await arriveWithCart(page, KURTA);
  const found: string[] = [];
  for (const { name, path, open } of OVERLAYS) {
    await page.goto(path, { waitUntil: "networkidle" });
    await open(page);
    await page.getByRole("dialog").waitFor();
    found.push(...(await violations(page)).map((violation) => `${name}: ${violation}`));
  }
  await decide(page, "Succeed");
  await arriveAt(page, "Thank you. Your payment is with us.");
  found.push(...(await violations(page)).map((violation) => `payment success: ${violation}`));
  await seeOrder(page);
  found.push(...(await violations(page)).map((violation) => `order confirmation: ${violation}`));
  expect(found).toEqual([]);
});
