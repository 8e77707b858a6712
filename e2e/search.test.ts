import type { SearchAnswer } from "@selvedge/commerce/wire/search";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { answerFor, unavailable } from "./shop/answers.ts";
import { load, quiet } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Search the store" });
const option = (page: Page, name: string) => page.getByRole("option", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const results = (page: Page) => page.getByRole("main").getByRole("article");
const icon = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search" });

/** Before its code runs, the icon is a link to the results page. */
async function openByIcon(page: Page): Promise<void> {
  await icon(page).hover();
  await icon(page).and(page.locator(":not([data-waiting] *)")).click();
  await field(page).waitFor();
}

// spec: Search overlay
describe("the search over a page", () => {
  // spec: acceptance 16 combobox
  test("finds a misspelt kurta by keyboard alone", async ({ shopper: { page } }) => {
    await load(page, "/");
    await page.keyboard.press("/");
    await field(page).waitFor();
    await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type("kurtta");
    await option(page, "Noor Khadi Kurta").waitFor();
    expect(await field(page).getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => page.getByRole("dialog").getByRole("status").textContent()).toBe("3 products");
    await page.keyboard.press("ArrowDown");
    const active = page.getByRole("option", { selected: true });
    expect(await field(page).getAttribute("aria-activedescendant")).toBe(await active.getAttribute("id"));
    expect(await field(page).getAttribute("aria-controls")).toBe(await page.getByRole("listbox").getAttribute("id"));
    const shown = await active.textContent();
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/product\/.+-kurta$/);
    await expect.poll(async () => shown?.startsWith((await heading(page).textContent()) ?? "?")).toBe(true);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  test("shows new arrivals before anything is typed, which lead to the product and close the search", async ({
    shopper: { page },
  }) => {
    await load(page, "/shop");
    await openByIcon(page);
    const arrivals = page.getByRole("dialog").getByRole("region", { name: "New Arrivals" });
    await expect.poll(() => arrivals.getByRole("article").count()).toBe(3);
    await field(page).fill("ku");
    await expect.poll(() => arrivals.count()).toBe(0);
    await field(page).fill("");
    const name = (await arrivals.getByRole("link").first().textContent()) ?? "";
    await arrivals.getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("asks for no new arrivals on a phone, which does not show them", async ({ newShopper }) => {
    const { page, requests } = await newShopper({ width: 390 });
    await load(page, "/shop");
    await openByIcon(page);
    await quiet(requests);
    expect(requests.filter((request) => request.url().includes("/api/home"))).toEqual([]);
  });

  test("closes with one Escape, and returns the focus to its icon", async ({ shopper: { page } }) => {
    await load(page, "/shop");
    await openByIcon(page);
    await field(page).fill("dress");
    await page.getByRole("option").nth(7).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => icon(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/shop");
  });

  test("stays open while Escape and Enter belong to an input method", async ({ shopper: { page } }) => {
    await load(page, "/shop");
    await openByIcon(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Input.imeSetComposition", { text: "dress", selectionStart: 5, selectionEnd: 5 });
    await page.getByRole("option").nth(7).waitFor();
    // Presses a key as the platform does while an input method is active.
    const press = (key: string) =>
      browser.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key, code: key, windowsVirtualKeyCode: 229 });
    for (const key of ["ArrowDown", "Enter", "Escape"]) await press(key);
    expect(await page.getByRole("option", { selected: true }).count()).toBe(0);
    expect(await field(page).inputValue()).toBe("dress");
    await browser.send("Input.insertText", { text: "dress" });
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/shop");
  });

  test("leads to all results, and remembers searches until told to forget them", async ({ shopper }) => {
    const { page } = shopper;
    await load(page, "/");
    await openByIcon(page);
    await page.getByRole("button", { name: "Remember my searches in this browser" }).click();
    await field(page).fill("indigo");
    await page.getByRole("option", { name: /^See all \d+ results for ‘indigo’$/ }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Results for “indigo”");
    await expect.poll(() => results(page).count()).toBe(12);
    await openByIcon(page);
    await page.getByRole("group", { name: "Recent" }).getByRole("option", { name: "indigo" }).waitFor();
    await page.getByRole("button", { name: "Clear recent searches" }).click();
    await page.getByRole("group", { name: "Recent" }).waitFor({ state: "detached" });
    expect(await page.evaluate(() => localStorage.getItem("recentSearches"))).toBeNull();
    await option(page, "Mulmul").click();
    await expect.poll(() => heading(page).textContent()).toBe("Results for “Mulmul”");
  });

  test("opens whatever the storage holds", async ({ shopper: { page } }) => {
    await load(page, "/");
    await page.evaluate(() => localStorage.setItem("recentSearches", '[{"toString":1},"<img src=x>",'));
    await openByIcon(page);
    await option(page, "Kurtas").waitFor();
    expect(await page.getByRole("group", { name: "Recent" }).count()).toBe(0);
  });

  test("reports a failure, and retries", async ({ shopper: { page, expectFaults } }) => {
    expectFaults(/./);
    await load(page, "/");
    await openByIcon(page);
    const release = await answerFor(page, "**/api/search?*", unavailable());
    await field(page).fill("sari");
    await page.getByText("Search is not answering.").waitFor();
    release();
    await page.getByRole("button", { name: "Try Again" }).click();
    await option(page, "Rohini Chanderi Sari").waitFor();
    await field(page).fill("xylophone");
    await page.getByText("Nothing found for ‘xylophone’.").waitFor();
  });
});

describe("the results page", () => {
  // spec: acceptance 18 query
  // spec: /search?q=
  test("keeps the search in its box when sorted and paged", async ({ shopper: { page } }) => {
    await load(page, "/search?q=indigo");
    expect(await page.title()).toMatch(/^Results for “indigo” \|/);
    await page.getByRole("combobox", { name: "Sort" }).selectOption("Price: low to high");
    await expect.poll(() => new URL(page.url()).search).toBe("?q=indigo&sort=price_asc");
    const second = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" });
    await expect.poll(() => second.getAttribute("href")).toContain("sort=price_asc");
    await second.click();
    await expect.poll(() => new URL(page.url()).search).toBe("?q=indigo&sort=price_asc&page=2");
    await expect.poll(() => results(page).count()).toBeLessThan(12);
    const box = page.getByRole("main").getByRole("searchbox", { name: "Search the store" });
    expect(await box.inputValue()).toBe("indigo");
    await box.fill("saree");
    await page.keyboard.press("Enter");
    await expect.poll(() => heading(page).textContent()).toBe("Results for “saree”");
    await results(page).getByRole("link", { name: "Rohini Chanderi Sari" }).waitFor();
  });

  test("is never indexed, and names the corrected search", async ({ newShopper }) => {
    const { page } = await newShopper({ javaScript: false });
    await page.goto("/search?q=indgo+kurta");
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    await page.getByText("These are the results for “indigo kurta”.").waitFor();
    await results(page).getByRole("link", { name: "Noor Khadi Kurta" }).waitFor();
  });

  test("works without JavaScript, from the icon to the product", async ({ newShopper }) => {
    const { page } = await newShopper({ javaScript: false });
    await page.goto("/");
    await icon(page).click();
    const box = page.getByRole("main").getByRole("searchbox", { name: "Search the store" });
    await box.fill("kurtis");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Results for “kurtis”");
    expect(await box.inputValue()).toBe("kurtis");
    await page.getByRole("combobox", { name: "Sort" }).selectOption("Name: A to Z");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("?sort=name_asc&q=kurtis");
    await results(page).getByRole("link", { name: "Noor Khadi Kurta" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Noor Khadi Kurta");
  });

  // spec: acceptance 17 nothing found
  test("offers another spelling, categories and best sellers when nothing is found", async ({ newShopper }) => {
    const { page } = await newShopper({ javaScript: false });
    await page.goto("/search?q=bandanna");
    await page.getByRole("heading", { name: "Nothing found for “bandanna”." }).waitFor();
    await page.getByRole("region", { name: "New Arrivals" }).waitFor();
    await page.getByRole("region", { name: "Best Sellers" }).waitFor();
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Dresses" }).waitFor();
    await page.getByRole("link", { name: "bandhani" }).click();
    await results(page).getByRole("link", { name: "Gauri Bandhani Dupatta" }).waitFor();
  });
});

const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const chips = (page: Page) => page.getByRole("list", { name: "Filters in use" }).getByRole("listitem");

/** The results of a search, requested outside the page. */
async function found(page: Page, search: string): Promise<SearchAnswer> {
  const answer = await page.request.get(`/api/search${search}`, { headers: { Accept: "application/json" } });
  return (await answer.json()) as SearchAnswer;
}

// spec: Search filters
describe("the results of a search", () => {
  test("are filtered in a side panel on a wide screen, and restored by going back", async ({ newShopper }) => {
    const { page } = await newShopper({ width: 1440 });
    await load(page, "/search?q=dress");
    const { total, facets } = await found(page, "?q=dress");
    await page.getByRole("button", { name: "Filter" }).click();
    const panel = page.getByRole("complementary", { name: "Filters" });
    const count = facets.size.find(({ value }) => value === "m")?.count ?? 0;
    expect(count).toBeGreaterThan(0);
    const size = panel.getByRole("checkbox", { name: `M (${count})` });
    await size.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => addressOf(page)).toBe("?q=dress&size=m");
    await expect.poll(() => chips(page).allTextContents()).toEqual(["Size M"]);
    await panel.getByRole("checkbox", { name: /^Indigo/ }).click();
    await expect.poll(() => addressOf(page)).toBe("?q=dress&size=m&color=indigo");
    const left = await found(page, "?q=dress&size=m&color=indigo");
    expect(left.total).toBeLessThan(total);
    await expect.poll(() => results(page).count()).toBe(left.total);
    await expect.poll(() => chips(page).allTextContents()).toEqual(["Size M", "Indigo"]);
    expect(await page.title()).toMatch(/^Results for “dress” \|/);

    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe("?q=dress&size=m");
    await expect.poll(() => chips(page).allTextContents()).toEqual(["Size M"]);
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe("?q=dress");
    await expect.poll(() => chips(page).count()).toBe(0);
    expect(await size.isChecked()).toBe(false);
  });

  test("are filtered in a sheet on a narrow screen, which shows the resulting number", async ({ newShopper }) => {
    const { page } = await newShopper({ width: 390, height: 844 });
    await load(page, "/search?q=dress");
    await page.getByRole("button", { name: "Filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("checkbox", { name: /^XL \(/ }).click();
    await sheet.getByRole("checkbox", { name: /^Indigo/ }).click();
    const { total } = await found(page, "?q=dress&size=xl&color=indigo");
    await sheet.getByRole("button", { name: `Show ${total} product${total === 1 ? "" : "s"}` }).click();
    await expect.poll(() => addressOf(page)).toBe("?q=dress&size=xl&color=indigo");
    await expect.poll(() => results(page).count()).toBe(total);
    expect(await sheet.count()).toBe(0);
    await page.getByRole("button", { name: "Remove filter Indigo" }).click();
    await expect.poll(() => addressOf(page)).toBe("?q=dress&size=xl");
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect.poll(() => addressOf(page)).toBe("?q=dress");
  });

  test("suggest fewer filters if only the filters leave nothing", async ({ shopper: { page } }) => {
    await load(page, "/search?q=kurta&price_min=90000");
    await page.getByRole("heading", { name: "No products found." }).waitFor();
    expect(await page.getByText("Nothing found for").count()).toBe(0);
    await page.getByRole("button", { name: "Clear all" }).last().click();
    await expect.poll(() => addressOf(page)).toBe("?q=kurta");
    await expect.poll(() => results(page).count()).toBe(3);
    await load(page, "/search?q=xylophone&size=m");
    await page.getByRole("heading", { name: "Nothing found for “xylophone”." }).waitFor();
  });

  test("are filtered without JavaScript by a form, which keeps the search and its order", async ({ newShopper }) => {
    const { page } = await newShopper({ javaScript: false });
    await page.goto("/search?q=dress&sort=price_desc");
    await page.getByText("Filters", { exact: true }).click();
    const form = page.locator("form", { has: page.getByRole("combobox", { name: "Colour" }) });
    await form.getByRole("combobox", { name: "Size" }).selectOption("m");
    await form.getByRole("combobox", { name: "Colour" }).selectOption("indigo");
    await form.getByRole("button", { name: "Show products" }).click();
    await page.waitForURL(/[?&]color=indigo/);
    const given = [...new URL(page.url()).searchParams].filter(([, value]) => value);
    expect(Object.fromEntries(given)).toEqual({ q: "dress", size: "m", color: "indigo", sort: "price_desc" });
    expect(await heading(page).textContent()).toBe("Results for “dress”");
    expect(await results(page).count()).toBe((await found(page, "?q=dress&size=m&color=indigo")).total);
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect.poll(() => addressOf(page)).toBe("?q=dress&sort=price_desc");
  });
});

test("a missing page offers a search", async ({ shopper: { page, expectFaults } }) => {
  expectFaults(/status of 404/);
  await load(page, "/nowhere");
  await page.getByRole("searchbox", { name: "Search the store" }).fill("khadi");
  await page.keyboard.press("Enter");
  await expect.poll(() => heading(page).textContent()).toBe("Results for “khadi”");
});
