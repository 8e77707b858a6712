import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright";
import { expect } from "vitest";
import { arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { addToCart, arriveAt, choose, decide, fillAddress, openBank, seeOrder } from "./shop/buying.ts";
import { test } from "./shop/shopper.ts";
import { PRIVATE_PAGES, PRODUCT, PUBLIC_PAGES, SIGNED_IN_PAGES } from "./shop/urls.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const GUEST_PAGES = [...PUBLIC_PAGES, ...PRIVATE_PAGES, "/nowhere"];

/** Each violation in a line: rule, element, what is wrong. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: tags, resultTypes: ["violations"] }),
    TAGS,
  );
  return (results as AxeResults).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary?.replace(/\s+/g, " ")}`),
  );
}

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

for (const theme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing on the pages of guests, ${theme}, ${width} px`, async ({ newShopper }) => {
      const shopper = await newShopper({ theme, width });
      shopper.expectFaults(/status of 404/);
      const found: string[] = [];
      for (const path of GUEST_PAGES) {
        await shopper.page.goto(path, { waitUntil: "networkidle" });
        expect(await shopper.page.evaluate(() => document.documentElement.dataset["theme"])).toBe(theme);
        await scrollThrough(shopper.page);
        found.push(...(await violations(shopper.page)).map((violation) => `${path}: ${violation}`));
      }
      expect(found).toEqual([]);
    });

    test(`axe finds nothing on the pages of the signed-in, ${theme}, ${width} px`, async ({ newShopper }) => {
      const { page } = await newShopper({ theme, width });
      await arriveSignedIn(page);
      await arriveWithCart(page, KURTA);
      const found: string[] = [];
      for (const path of SIGNED_IN_PAGES) {
        await page.goto(path, { waitUntil: "networkidle" });
        found.push(...(await violations(page)).map((violation) => `${path}: ${violation}`));
      }
      expect(found).toEqual([]);
    });
  }
}

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
      await page.getByText("Please enter your bust measurement").waitFor();
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
