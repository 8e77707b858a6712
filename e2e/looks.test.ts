import type { Page } from "playwright";
import { expect } from "vitest";
import { arriveAsAsha } from "./shop/accounts.ts";
import { load, settle, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT, PUBLIC_PAGES } from "./shop/urls.ts";

const CHAT = "https://wa.me/919800000000";
const ON_OFFER = "/product/mira-tiered-dress";

test("on phones the buy bar is one row from the first paint", async ({ newShopper }) => {
  const shopper = await newShopper({ width: 390, height: 844 });
  const { page } = shopper;
  // Scripts are blocked, so this is what the server rendered.
  shopper.expectFaults(/ERR_FAILED/);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(PRODUCT, { waitUntil: "domcontentloaded" });
  const bar = page.getByRole("group", { name: "Buy" });
  await bar.waitFor();
  const [price, button] = await Promise.all([
    bar.locator("[data-part=price]").boundingBox(),
    bar.getByRole("button", { name: "Add to cart" }).boundingBox(),
  ]);
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(72);
  expect(price!.y).toBeGreaterThanOrEqual(button!.y);
  expect(price!.y + price!.height).toBeLessThanOrEqual(button!.y + button!.height);
});

const colourOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

test("a sale price has the same sale colour in the buy bar", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  await page.goto(ON_OFFER, { waitUntil: "networkidle" });
  expect(await colourOf(page, "[data-component=buy-bar] [data-part=price] *")).toBe("rgb(142, 44, 34)");
  const line = page.locator("[data-component=buy-box] [data-component=countdown]");
  expect(await line.evaluate((element) => element.getBoundingClientRect().left)).toBe(
    await page.getByRole("heading", { level: 1 }).evaluate((element) => element.getBoundingClientRect().left),
  );
});

test("the names in the account are left-aligned with each other", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 1440 });
  await arriveAsAsha(page);
  await page.goto("/account", { waitUntil: "networkidle" });
  await page.getByRole("tab", { name: "Profile" }).waitFor();
  const edges = await page.evaluate(() => {
    const startOfText = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    };
    const logout = [...document.querySelectorAll("main button")].find(({ textContent }) => textContent === "Logout");
    return [document.querySelector("h1")!, ...document.querySelectorAll("[role=tab]"), logout!].map(startOfText);
  });
  expect(edges.filter((left) => Math.abs(left - 64) > 1.5)).toEqual([]);
});

// spec: Shell: chat link
// spec: Mobile navigation
test("the phone menu shows shop, categories, collections and policies at once", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390 });
  await page.goto("/shop", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const name of ["Shop", "Dresses", "Workwear", "Vacation Wear", "Evening Wear", "Shipping & Returns"]) {
    await menu.getByRole("link", { name, exact: true }).first().waitFor();
  }
  const chat = menu.getByRole("link", { name: "Chat with us (opens in a new tab)" });
  await chat.waitFor();
  expect([await chat.getAttribute("href"), await chat.getAttribute("target")]).toEqual([CHAT, "_blank"]);
});

test("the categories panel has the whole shop, the collections and the newest product", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 1440 });
  await load(page, "/shop");
  await wake(page, "header");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Categories" })
    .or(page.getByRole("button", { name: "Categories" }))
    .first()
    .hover();
  await page.getByRole("button", { name: "Categories" }).click();
  const panel = page.locator("[data-component=category-menu] [data-part=panel]");
  for (const name of [/^Shop all/, /^Vacation Wear/, /^New this week/])
    await panel.getByRole("link", { name }).waitFor();
  await panel
    .getByRole("link", { name: /^New this week/ })
    .locator("[data-component=picture]")
    .waitFor();
});

test("an empty cart shows a fabric picture beside its text", async ({ newShopper }) => {
  const { page } = await newShopper();
  await page.goto("/cart");
  const words = await page.getByRole("heading", { name: "Your cart is empty" }).boundingBox();
  const cloth = await page.getByRole("main").locator("[data-component=picture]").boundingBox();
  expect(cloth!.x).toBeGreaterThan(words!.x + words!.width);
  expect(cloth!.y).toBeLessThanOrEqual(words!.y);
});

test("login, registration and the empty cart each have their own fabric picture", async ({ newShopper }) => {
  const { page } = await newShopper();
  const cloths: string[] = [];
  for (const path of ["/login", "/register", "/cart"]) {
    await page.goto(path);
    const cloth = page.getByRole("main").locator("[data-component=picture] img");
    await expect.poll(() => cloth.evaluate((img: HTMLImageElement) => img.currentSrc)).not.toBe("");
    // The file names of one picture start with its name, followed by width and format.
    cloths.push(await cloth.evaluate((img: HTMLImageElement) => img.src.replace(/-\d+-\w+\.\w+$/, "")));
  }
  expect(new Set(cloths).size).toBe(3);
});

/** Texts of the footer's small print that must not wrap. */
const UNBROKEN = [
  "Nimar Textiles LLP",
  "14 Chhatribagh Lane",
  "Indore 452002",
  "Madhya Pradesh",
  "GSTIN 23AAKFN0000A1ZD",
  "Grievance officer: Meera Joshi",
  "+91 98000 00000",
];

test("the footer's small print is left-aligned, and wraps no name or number", async ({ newShopper }) => {
  const { page } = await newShopper();
  await page.goto("/privacy-policy", { waitUntil: "networkidle" });
  const broken: string[] = [];
  for (let width = 320; width <= 1440; width += 16) {
    await page.setViewportSize({ width, height: 900 });
    const { edges, apart } = await page
      .getByRole("contentinfo")
      .locator("p")
      .filter({ hasText: /©|GSTIN|Grievance/ })
      .evaluateAll((paragraphs, phrases) => {
        const boxes = (node: Node, start: number, end: number) => {
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, end);
          return [...range.getClientRects()];
        };
        const texts = paragraphs.map(({ firstChild }) => firstChild as Text);
        const places = phrases.map((phrase) => {
          const text = texts.find(({ data }) => data.replaceAll("\u00A0", " ").includes(phrase));
          const start = text?.data.replaceAll("\u00A0", " ").indexOf(phrase) ?? 0;
          return { phrase, lines: text ? boxes(text, start, start + phrase.length).length : 0 };
        });
        return {
          edges: texts.flatMap((text) => boxes(text, 0, text.length).map(({ left }) => Math.round(left))),
          apart: places.filter(({ lines }) => lines !== 1).map(({ phrase }) => phrase),
        };
      }, UNBROKEN);
    broken.push(...apart.map((phrase) => `${phrase} at ${width} px`));
    expect(new Set(edges).size, `edges at ${width} px`).toBe(1);
  }
  expect(broken).toEqual([]);
});

test.for(["light", "dark"] as const)("who asks for contrast gets it, %s", async (theme, { newShopper }) => {
  const { page } = await newShopper({ theme });
  await page.emulateMedia({ contrast: "more", reducedMotion: "reduce" });
  const weak: string[] = [];
  for (const path of PUBLIC_PAGES.slice(1, 5)) {
    await page.goto(path, { waitUntil: "networkidle" });
    await settle(page);
    const colours = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return Object.fromEntries(
        ["muted", "subtle", "ink", "control", "strong"].map((name) => [name, style.getPropertyValue(`--sv-${name}`)]),
      );
    });
    if (colours["muted"] !== colours["ink"] || colours["subtle"] !== colours["ink"]) weak.push(`${path}: muted words`);
    if (colours["control"] !== colours["strong"]) weak.push(`${path}: lines`);
  }
  expect(weak).toEqual([]);
});
