import { expect } from "vitest";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { violations } from "./shop/violations.ts";

const STORY = "/blogs/what-mulmul-knows-about-may";
const isFocused = (element: Element) => element === document.activeElement;

test("a spot of a look opens the card of its product, which leads to it", async ({ shopper: { page } }) => {
  await load(page, STORY);
  // The page's code runs at the first input.
  await page.getByRole("heading", { name: "The look" }).scrollIntoViewIfNeeded();
  const spot = page.getByRole("button", { name: "1 Mira Tiered Dress" });
  await spot.press("Enter");
  const card = page.locator("[data-component=shop-the-look] [data-part=card]");
  await card.getByText("₹5,440.00").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  expect(await spot.evaluate(isFocused)).toBe(true);
  await spot.click();
  await card.getByRole("link", { name: "Mira Tiered Dress" }).click();
  await page.getByRole("heading", { level: 1, name: "Mira Tiered Dress" }).waitFor();
});

test("after a navigation a look comes with its story", async ({ shopper: { page } }) => {
  await load(page, "/journals");
  await page
    .getByRole("link", { name: /What mulmul knows about May/i })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /What mulmul knows about May/i }).waitFor();
  expect(await page.getByRole("heading", { name: "The look" }).isVisible()).toBe(true);
});

test("without JavaScript the spots are links to the products", async ({ newShopper }) => {
  const { page } = await newShopper({ javaScript: false });
  await page.goto(STORY);
  const spot = page.locator("[data-component=shop-the-look] [data-part=trigger]").first();
  expect(await spot.getAttribute("href")).toBe("/product/mira-tiered-dress");
});
