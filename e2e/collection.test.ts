import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { answerFor } from "./shop/answers.ts";
import { arriveAt } from "./shop/buying.ts";
import { load, settle } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const chips = (page: Page) => page.getByRole("list", { name: "Filters in use" }).getByRole("listitem");
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

describe("a collection", () => {
  // spec: Collections by slug
  // spec: /workwear-collection, /vacation-collection, /evening-collection
  test("is reached from the home page's banner, shows its products and links to the next", async ({
    shopper: { page },
  }) => {
    await load(page, "/");
    await page.getByRole("link", { name: "Shop Workwear" }).click();
    await arriveAt(page, "Workwear");
    expect(new URL(page.url()).pathname).toBe("/workwear-collection");
    const pieces = page.getByRole("main").getByRole("heading", { level: 2 });
    await pieces.filter({ hasText: "Noor Khadi Kurta" }).waitFor();
    await expect.poll(() => pieces.count()).toBeGreaterThan(6);
    await page.getByRole("link", { name: "Next: Vacation Wear" }).click();
    await arriveAt(page, "Vacation Wear");
  });

  // spec: /workwear-collection, /vacation-collection, /evening-collection
  test("can be read and navigated without JavaScript", async ({ newShopper }) => {
    const { page } = await newShopper({ javaScript: false });
    await page.goto("/evening-collection");
    await page.getByRole("heading", { level: 1, name: "Evening Wear" }).waitFor();
    await page.getByText("Dressed up by the cloth, not by beads.").waitFor();
    await page.getByRole("link", { name: "Saanjh Slip Dress" }).click();
    await page.getByRole("heading", { level: 1, name: "Saanjh Slip Dress" }).waitFor();
  });

  // spec: acceptance 13 filters
  // spec: Listing filters
  test("is filtered and sorted in place, and going back removes the filters", async ({ newShopper }) => {
    const { page } = await newShopper({ width: 1440 });
    await load(page, "/workwear-collection");
    await page.getByText("13 products").waitFor();
    await page.getByRole("button", { name: "Filter" }).click();
    const panel = page.getByRole("complementary", { name: "Filters" });
    // The filters of a collection offer its subcategories.
    await panel.getByRole("checkbox", { name: /^Trousers \(/ }).waitFor();
    expect(await panel.getByRole("checkbox", { name: /^Workwear|^Evening/ }).count()).toBe(0);
    const indigo = panel.getByRole("checkbox", { name: "Indigo (7)" });
    await indigo.focus();
    const place = async () => Math.round((await indigo.boundingBox())?.y ?? 0);
    await settle(page);
    const before = await place();
    await page.keyboard.press("Space");
    await expect.poll(() => cards(page).count()).toBe(7);
    expect([new URL(page.url()).pathname, searchOf(page)]).toEqual(["/workwear-collection", "?color=indigo"]);
    expect(await indigo.evaluate((box) => box === document.activeElement)).toBe(true);
    await settle(page);
    // The active filters that appear above the list do not move it on the screen.
    expect(await place()).toBe(before);
    await page.getByRole("combobox", { name: "Sort" }).selectOption("Price: low to high");
    await expect.poll(() => searchOf(page)).toBe("?color=indigo&sort=price_asc");
    await expect.poll(() => cards(page).first().textContent()).toContain("Chand Khadi Top");
    await page.getByRole("button", { name: "Remove filter Indigo" }).click();
    await expect.poll(() => cards(page).count()).toBe(13);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => searchOf(page)).toBe("?color=indigo");
    await expect.poll(() => chips(page).allTextContents()).toEqual(["Indigo"]);
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(13);
  });

  // spec: acceptance 14 filter sheet
  test("is filtered in a sheet on a phone as soon as its document has loaded", async ({ newShopper }) => {
    const { page } = await newShopper({ width: 390, height: 844 });
    await page.goto("/evening-collection", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("textbox", { name: "To" }).fill("1");
    await sheet.getByRole("textbox", { name: "From" }).focus();
    await sheet.getByRole("button", { name: "Show 0 products" }).click();
    await page.getByRole("heading", { name: "No products found." }).waitFor();
    await page.getByRole("main").getByRole("button", { name: "Clear all" }).last().click();
    await expect.poll(() => searchOf(page)).toBe("");
    await expect.poll(() => cards(page).count()).toBe(7);
  });

  test("has an address for each state, and is filtered by a form without JavaScript", async ({ newShopper }) => {
    const { page } = await newShopper({ javaScript: false });
    await page.goto("/workwear-collection?size=m&per_page=5&page=2");
    expect(await page.title()).toMatch(/^Workwear, page 2 \|/);
    expect(await cards(page).count()).toBe(5);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 3" }).waitFor();
    const form = page.locator("form", { has: page.getByRole("combobox", { name: "Colour" }) });
    await form.getByRole("combobox", { name: "Colour" }).selectOption("indigo");
    await form.getByRole("button", { name: "Show products" }).click();
    await page.waitForURL(/[?&]color=indigo/);
    expect(new URL(page.url()).pathname).toBe("/workwear-collection");
    expect(new URL(page.url()).searchParams.get("color")).toBe("indigo");
    expect(await page.getByText("7 products").count()).toBe(1);
    const canonical = page.locator("link[rel=canonical]");
    expect(await canonical.getAttribute("href")).toMatch(/\/workwear-collection$/);
  });

  test("without products says so, and links to other products", async ({ shopper: { page } }) => {
    await load(page, "/workwear-collection");
    await answerFor(page, "**/api/categories/vacation/products?*", async (route) => {
      const answer = await route.fetch();
      const whole = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...whole, data: [], total: 0, last_page: 1 } });
    });
    await page.getByRole("link", { name: "Next: Vacation Wear" }).click();
    await page.getByRole("heading", { name: "The pieces are on the loom." }).waitFor();
    await page.getByText("See everything in the shop.").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Shop", exact: true }).click();
    await arriveAt(page, "Shop");
  });
});
