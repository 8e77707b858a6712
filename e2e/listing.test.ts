import type { CategoriesAnswer, ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { arriveSignedIn } from "./shop/accounts.ts";
import { answerFor, unavailable } from "./shop/answers.ts";
import { load, seePages, settle, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const hasFocus = (page: Page) => heading(page).evaluate((element) => element === document.activeElement);

/** Waits for the pagination, which is the last part of a listing to load. */
async function openShop(page: Page, path: string): Promise<void> {
  await load(page, path);
  await page.getByRole("navigation", { name: "Pages" }).waitFor();
}

// spec: Another category or order
// spec: Shop: sort
test("a change of sort order starts on page 1 and keeps the focus", async ({ shopper: { page } }) => {
  await openShop(page, "/shop?page=2");
  const sort = page.getByRole("combobox", { name: "Sort" });
  await sort.focus();
  await sort.selectOption("Price: low to high");
  await expect.poll(() => new URL(page.url()).search).toBe("?sort=price_asc");
  await page.getByRole("navigation", { name: "Pages" }).locator("[aria-current=page]", { hasText: "1" }).waitFor();
  expect(await sort.evaluate((element) => element === document.activeElement)).toBe(true);
});

// spec: acceptance 15 pages
// spec: /shop: page and category_id
// spec: Shop: pages
test("turning the page moves the focus to the list's heading, at the top", async ({ shopper: { page } }) => {
  await openShop(page, "/shop");
  await seePages(page);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?page=2");
  await expect.poll(() => hasFocus(page)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.title()).toMatch(/^Shop, page 2 \|/);
});

// spec: acceptance 36 retry
test("a list that failed shows neither a count nor pagination", async ({ shopper: { page, expectFaults } }) => {
  expectFaults(/./);
  await openShop(page, "/shop");
  const release = await answerFor(page, "**/api/products?*", unavailable());
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Name: A to Z");
  await page.getByRole("heading", { name: "Products could not be loaded." }).waitFor();
  expect(await page.getByText(/^\d+ products?$/).count()).toBe(0);
  expect(await page.getByRole("navigation", { name: "Pages" }).count()).toBe(0);
  release();
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("navigation", { name: "Pages" }).waitFor();
});

test("retrying a list never loses the focus, which ends on its first heading", async ({ shopper }) => {
  const { page, expectFaults } = shopper;
  expectFaults(/./);
  await openShop(page, "/shop");
  const list = "**/api/products?*";
  await page.route(list, unavailable());
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Name: A to Z");
  const retry = page.getByRole("button", { name: "Retry" });
  await retry.waitFor();
  const letGo = Promise.withResolvers<void>();
  await page.route(list, async (route) => {
    await letGo.promise;
    await route.continue();
  });
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? "");
  const asked = page.waitForRequest(list);
  await retry.click();
  await asked;
  await settle(page);
  expect(await focused()).not.toBe("BODY");
  letGo.resolve();
  await expect.poll(focused).toMatch(/^H[1-6]$/);
  expect(await page.getByRole("main").locator(":focus").count()).toBe(1);
});

describe.each([
  { width: 768, columns: 3 },
  { width: 1440, columns: 4 },
])("at $width px", ({ width, columns }) => {
  test(`the displayed layout, ${columns} columns, is the selected one`, async ({ newShopper }) => {
    const { page } = await newShopper({ width });
    await openShop(page, "/shop");
    await expect
      .poll(() =>
        page
          .getByRole("radiogroup", { name: "Layout" })
          .getByRole("radio", { checked: true })
          .getAttribute("aria-label"),
      )
      .toBe(`${columns} columns`);
    const tops = await page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length).toBe(columns);
  });
});

// spec: /shop, /shop/{slug}
test("a category that is the only filter shows its name and description", async ({ shopper: { page } }) => {
  const answer = await page.request.get("/api/home/categories", { headers: { Accept: "application/json" } });
  const { categories } = (await answer.json()) as CategoriesAnswer;
  const [category, other] = categories;
  if (!category?.description || !other) throw new Error("The demo shop has no category with a sentence.");
  await page.goto(`/shop?category_id=${category.id}`);
  expect(await heading(page).textContent()).toBe(category.name);
  await page.getByRole("main").getByText(category.description).waitFor();
  expect(await page.title()).toContain(category.name);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(new RegExp(`/shop/${category.slug}$`));

  await page.goto(`/shop?category_id=${category.id},${other.id}`);
  expect(await heading(page).textContent()).toBe("Shop");
});

describe("choosing another category from the menu", () => {
  test("starts at the top of the page, with the focus on its name", async ({ newShopper }) => {
    const { page } = await newShopper({ width: 1440 });
    await load(page, "/");
    await wake(page, "header");
    const choose = async (index: number) => {
      await page.mouse.move(700, 400);
      await page.getByRole("banner").getByRole("button", { name: "Categories" }).click();
      const links = page.getByRole("banner").locator("a[href*=category_id]");
      const name = await links.nth(index).textContent();
      await links.nth(index).click();
      await page.getByRole("heading", { level: 1, name: name ?? "", exact: true }).waitFor();
    };
    await choose(0);
    await page.evaluate(() => scrollTo(0, 400));
    await choose(1);
    await expect.poll(() => hasFocus(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test("removing the last filter moves the focus to the filter button", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 1440 });
  await openShop(page, "/shop?category_id=1,2");
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  const filter = page.getByRole("button", { name: /^Filter/ });
  expect(await filter.evaluate((element) => element === document.activeElement)).toBe(true);
});

// spec: “No products found.”
test("a list without products shows the newest ones", async ({ shopper: { page } }) => {
  await page.goto("/shop?category_id=999999", { waitUntil: "networkidle" });
  await page.getByRole("heading", { name: "No products found." }).waitFor();
  await page.getByRole("region", { name: "New Arrivals" }).getByRole("article").first().waitFor();
});

// spec: /my-account/orders
// spec: “No orders found.”
test("a shopper without orders sees the newest products", async ({ shopper: { page } }) => {
  await arriveSignedIn(page);
  await page.goto("/my-account/orders");
  await page.getByText("No orders found.").waitFor();
  await page.getByRole("region", { name: "New Arrivals" }).getByRole("article").first().waitFor();
});

const filterChips = (page: Page) => page.getByRole("list", { name: "Filters in use" }).getByRole("listitem");
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

describe("filters by size, colour, price and stock", () => {
  // spec: acceptance 13 filters
  // spec: Shop: filter toggle and Clear all
  test("apply at once on a wide screen, keep the focus, and announce the number of products", async ({
    newShopper,
  }) => {
    const { page } = await newShopper({ width: 1440 });
    await openShop(page, "/shop");
    await page.getByRole("button", { name: "Filter" }).click();
    const panel = page.getByRole("complementary", { name: "Filters" });
    const size = panel.getByRole("group", { name: "Size" }).getByRole("checkbox", { name: /^M \(/ });
    const count = Number(/\((\d+)\)/.exec(await size.evaluate((box) => box.closest("label")?.textContent ?? ""))?.[1]);
    await size.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => searchOf(page)).toBe("?size=m");
    await page
      .getByRole("status")
      .filter({ hasText: new RegExp(`^${count} products$`) })
      .first()
      .waitFor();
    expect(await size.evaluate((box) => box === document.activeElement)).toBe(true);

    await panel.getByRole("checkbox", { name: /^Indigo/ }).click();
    await expect.poll(() => searchOf(page)).toBe("?size=m&color=indigo");
    await panel.getByRole("textbox", { name: "To" }).fill("5000");
    await page.keyboard.press("Enter");
    await expect.poll(() => searchOf(page)).toBe("?size=m&color=indigo&price_max=5000");
    await panel.getByRole("checkbox", { name: /^In stock/ }).click();
    await expect.poll(() => searchOf(page)).toBe("?size=m&color=indigo&price_max=5000&in_stock=1");
    await expect
      .poll(() => filterChips(page).allTextContents())
      .toEqual(["Size M", "Indigo", "In stock", "Up to ₹5,000"]);

    await page.getByRole("button", { name: "Remove filter Indigo" }).click();
    await expect.poll(() => searchOf(page)).toBe("?size=m&price_max=5000&in_stock=1");
    await page.goBack();
    await expect.poll(() => filterChips(page).count()).toBe(4);
    expect(await panel.getByRole("checkbox", { name: /^Indigo/ }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect.poll(() => searchOf(page)).toBe("");
    await expect.poll(() => filterChips(page).count()).toBe(0);
  });

  // spec: /shop, /shop/{slug}
  test("are restored from the address, also on a category's own page", async ({ newShopper }) => {
    const { page } = await newShopper({ width: 1440 });
    await page.goto("/shop/dresses?size=m&in_stock=1&sort=price_asc", { waitUntil: "networkidle" });
    await expect.poll(() => filterChips(page).allTextContents()).toEqual(["Size M", "In stock"]);
    await page.getByRole("button", { name: "Filter (2)" }).click();
    const panel = page.getByRole("complementary", { name: "Filters" });
    expect(await panel.getByRole("checkbox", { name: /^M \(/ }).isChecked()).toBe(true);
    await panel.getByRole("checkbox", { name: /^Slip dresses/ }).waitFor();
    expect(await panel.getByRole("checkbox", { name: /^Kurtas/ }).count()).toBe(0);
  });

  // spec: acceptance 14 filter sheet
  // spec: Shop: filter toggle and Clear all
  test("on a narrow screen are chosen in a sheet, and apply when it is confirmed", async ({ newShopper }) => {
    const { page } = await newShopper({ width: 390, height: 844 });
    await openShop(page, "/shop");
    await page.getByRole("button", { name: "Filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("checkbox", { name: /^One size/ }).click();
    await sheet.getByRole("button", { name: "Show 3 products" }).waitFor();
    expect(searchOf(page)).toBe("");
    await sheet.getByRole("button", { name: "Clear all" }).click();
    await sheet.getByRole("button", { name: "Show 28 products" }).waitFor();
    await sheet.getByRole("textbox", { name: "From" }).fill("10000");
    await sheet.getByRole("textbox", { name: "To" }).focus();
    await sheet.getByRole("button", { name: "Show 2 products" }).click();
    await expect.poll(() => searchOf(page)).toBe("?price_min=10000");
    await expect.poll(() => page.getByRole("main").getByRole("article").count()).toBe(2);
    expect(await sheet.count()).toBe(0);
  });

  test("work without JavaScript as a GET form", async ({ newShopper }) => {
    const { page } = await newShopper({ javaScript: false });
    await page.goto("/shop?size=m,xl&sort=price_desc");
    const form = page.locator("form", { has: page.getByRole("combobox", { name: "Colour" }) });
    await form.getByRole("combobox", { name: "Colour" }).selectOption("indigo");
    await form.getByRole("textbox", { name: "Price to" }).fill("5000");
    await form.getByRole("checkbox", { name: "In stock" }).check();
    await form.getByRole("button", { name: "Show products" }).click();
    await page.waitForURL(/[?&]in_stock=1/);
    const search = new URL(page.url()).searchParams;
    expect(Object.fromEntries([...search].filter(([, value]) => value))).toEqual({
      size: "m,xl",
      color: "indigo",
      price_max: "5000",
      in_stock: "1",
      sort: "price_desc",
    });
    const answer = await page.request.get("/api/products?size=m,xl&color=indigo&price_max=5000&in_stock=1", {
      headers: { Accept: "application/json" },
    });
    const { total } = (await answer.json()) as ListingAnswer;
    expect(total).toBeGreaterThan(0);
    expect(await page.getByRole("main").getByRole("article").count()).toBe(total);
    await page.getByRole("link", { name: "Clear all" }).click();
    expect(searchOf(page)).toBe("?sort=price_desc");
  });
});
