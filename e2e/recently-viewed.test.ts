import type { Page } from "playwright";
import { expect } from "vitest";
import { layoutShift, STILL } from "./shop/layout-shift.ts";
import { load, scrollTo } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const strip = (page: Page) => page.getByRole("region", { name: "Recently viewed" });
const names = (page: Page) => strip(page).getByRole("heading", { level: 3 }).allTextContents();

/** Scrolls to the end of the page, where the list is. */
const seeEnd = (page: Page) => page.getByRole("contentinfo").scrollIntoViewIfNeeded();

/** Views a product, including a first input. */
async function lookAt(page: Page, slug: string): Promise<void> {
  await load(page, `/product/${slug}`);
  await page.evaluate(() => localStorage.setItem("consent", '{"memory":true}'));
  await page.mouse.move(200, 300);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("recentlyViewed") ?? "")).toMatch(`["${slug}"`);
}

test("recently viewed products show below a product, newest first, without the product itself", async ({
  shopper: { page },
}) => {
  await lookAt(page, "noor-khadi-kurta");
  expect(await strip(page).count()).toBe(0);
  await lookAt(page, "mira-tiered-dress");
  await lookAt(page, "tara-a-line-dress");
  await seeEnd(page);
  await expect.poll(() => names(page)).toEqual(["Mira Tiered Dress", "Noor Khadi Kurta"]);
  await strip(page).getByRole("link", { name: "Noor Khadi Kurta" }).click();
  await page.getByRole("heading", { level: 1, name: "Noor Khadi Kurta" }).waitFor();
  await seeEnd(page);
  await expect.poll(() => names(page)).toEqual(["Tara A-Line Dress", "Mira Tiered Dress"]);
  await strip(page).getByRole("article").first().hover();
  await strip(page).getByRole("button", { name: "Quick view: Tara A-Line Dress" }).waitFor();
});

test("their space is reserved while they load, and nothing moves", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390 });
  await lookAt(page, "noor-khadi-kurta");
  const released = Promise.withResolvers<void>();
  await page.route("**/api/products/noor-khadi-kurta", async (route) => {
    await released.promise;
    await route.continue();
  });
  await lookAt(page, "mira-tiered-dress");
  await seeEnd(page);
  const skeleton = strip(page).locator("[data-component=skeleton]");
  await skeleton.waitFor({ state: "attached" });
  await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
  released.resolve();
  await expect.poll(() => names(page)).toEqual(["Noor Khadi Kurta"]);
  expect(await layoutShift(page)).toEqual(STILL);
});

test("a failure to load them leaves nothing in their place", async ({ shopper: { page, expectFaults } }) => {
  expectFaults(/./);
  await lookAt(page, "noor-khadi-kurta");
  await page.route("**/api/products/noor-khadi-kurta", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await lookAt(page, "mira-tiered-dress");
  await seeEnd(page);
  await failed;
  await expect.poll(() => strip(page).count()).toBe(0);
});
