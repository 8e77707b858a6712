import type { Page } from "playwright";
import { describe, expect, inject } from "vitest";
import { classesIn } from "../apps/store/first-styles.ts";
import { arriveAsAsha, arriveWithCart, MADE_TO_ORDER } from "./shop/accounts.ts";
import { isHydrated, load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import * as urls from "./shop/urls.ts";
import { documents, heading, WAYS, withhold } from "./shop/withheld.ts";

const PAGES = [
  ...urls.PUBLIC_PAGES,
  ...urls.PRIVATE_PAGES,
  ...urls.SIGNED_IN_PAGES,
  ...urls.RESULT_PAGES,
  urls.SOLD_OUT_PRODUCT,
  urls.FILTERED_LIST,
  urls.EMPTY_LIST,
  "/nowhere",
  "/product/nothing-by-this-name",
];

const SHEET = /"allStyles":"(\/assets\/style-[\w-]+\.css)"/;
const get = async (path: string) => (await fetch(inject("shopUrl") + path)).text();
const stylesOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";

let classes: Promise<ReadonlySet<string>> | undefined;
/** Of the whole sheet, which is one for all pages. */
const allClasses = () => (classes ??= get("/").then(async (html) => classesIn(await get(SHEET.exec(html)?.[1] ?? ""))));

/** Names for others to refer to; no rule is for them. */
const MARK = /^sv:(peer|group)$/;

/** Of these words, the classes that some rule is for, and none that the document holds. */
async function without(styles: string, words: Iterable<string>): Promise<string[]> {
  const held = classesIn(styles);
  const all = await allClasses();
  expect(all.size).toBeGreaterThan(held.size);
  return [...new Set(words)].filter((word) => all.has(word) && !held.has(word) && !MARK.test(word));
}

describe.each(PAGES)("the document of %s", (path) => {
  test("holds all that its markup looks like", async () => {
    const html = await get(path);
    const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
    expect(names.length).toBeGreaterThan(100);
    const decoded = names.map((name) =>
      name.replaceAll("&gt;", ">").replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
    );
    expect(await without(stylesOf(html), decoded)).toEqual([]);
  });
});

/** The classes of the page as its script has left it, and whether the sheet of everything has come. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    names: [...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]),
    hasAll: document.querySelector("link[rel=stylesheet][href^='/assets/style-']") !== null,
  }));

test("what a page shows by itself once its script runs, it has the styles for", async ({ newShopper }) => {
  const { page, expectFaults } = await newShopper({ width: 390 });
  expectFaults(/404 \(Not Found\).*\/(nowhere|product\/nothing-by-this-name)$/);
  await arriveAsAsha(page);
  await arriveWithCart(page, MADE_TO_ORDER);
  for (const path of PAGES) {
    await load(page, path);
    const { names, hasAll } = await shown(page);
    const styles = await page.evaluate(() => document.querySelector("style")?.textContent ?? "");
    if (!hasAll) expect(await without(styles, names), path).toEqual([]);
  }
});

test("the other styles are asked for at the first move, and used when something opens over the page", async ({
  shopper,
}) => {
  const { page, requests } = shopper;
  await load(page, urls.PRODUCT);
  const asked = () => requests.filter((request) => /\/assets\/style-[\w-]+\.css$/.test(request.url())).length;
  expect(asked()).toBe(0);
  await page.mouse.move(300, 300);
  await expect.poll(asked).toBe(1);
  expect((await shown(page)).hasAll).toBe(false);
  await page.getByRole("button", { name: "Size chart" }).click();
  await page.getByRole("dialog", { name: "Size chart" }).waitFor();
  expect((await shown(page)).hasAll).toBe(true);
});

describe.each(WAYS.filter(({ isSilent }) => !isSilent))("the other styles, $name,", ({ answer }) => {
  test("open nothing that could not be read, and the next press tries again", async ({ shopper }) => {
    const { page } = shopper;
    const { giveBack } = await withhold(shopper, "style", answer);
    await page.goto(urls.PRODUCT, { waitUntil: "load" });
    await expect.poll(() => isHydrated(page)).toBe(true);
    const chart = page.getByRole("button", { name: "Size chart" });
    await chart.click();
    await page.getByText("This could not be opened. Please check your connection and try again.").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    giveBack();
    await chart.click();
    await page.getByRole("dialog", { name: "Size chart" }).waitFor();
  });

  test("have a navigation load the document, which holds what it needs", async ({ shopper }) => {
    const { page } = shopper;
    await withhold(shopper, "style", answer);
    await page.goto("/shop", { waitUntil: "load" });
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" }).first().click();
    await expect.poll(() => documents(shopper)).toBe(2);
    await expect.poll(() => heading(page)).toBe("Noor Khadi Kurta");
  });
});
