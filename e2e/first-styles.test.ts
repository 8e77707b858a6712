import { describe, expect } from "vitest";
import { documentOf, hasAllStyles, missingFrom } from "./shop/first-styles.ts";
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
  urls.UNKNOWN_PRODUCT,
];

const stylesOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";

describe.each(PAGES)("the document of %s", (path) => {
  test("contains all styles of its markup", async () => {
    const html = await documentOf(path);
    const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
    expect(names.length).toBeGreaterThan(100);
    const decoded = names.map((name) =>
      name.replaceAll("&gt;", ">").replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
    );
    expect(await missingFrom(stylesOf(html), decoded)).toEqual([]);
  });
});

test("the other styles are fetched ahead when the page is quiet, and applied when an overlay opens", async ({
  shopper,
}) => {
  const { page, requests } = shopper;
  await load(page, urls.PRODUCT);
  const asked = () => requests.filter((request) => /\/assets\/style-[\w-]+\.css$/.test(request.url())).length;
  await expect.poll(asked).toBe(1);
  expect(await hasAllStyles(page)).toBe(false);
  await page.getByRole("button", { name: "Size chart" }).click();
  await page.getByRole("dialog", { name: "Size chart" }).waitFor();
  expect(await hasAllStyles(page)).toBe(true);
});

describe.each(WAYS.filter(({ isSilent }) => !isSilent))("the other styles, $name,", ({ answer }) => {
  test("that fail to load open no unstyled overlay, and the next click tries again", async ({ shopper }) => {
    const { page } = shopper;
    const { release } = await withhold(shopper, "style", answer);
    await page.goto(urls.PRODUCT, { waitUntil: "load" });
    await expect.poll(() => isHydrated(page)).toBe(true);
    const chart = page.getByRole("button", { name: "Size chart" });
    await chart.click();
    await page.getByText("This could not be opened. Please check your connection and try again.").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    release();
    await chart.click();
    await page.getByRole("dialog", { name: "Size chart" }).waitFor();
  });

  test("that fail to load make a navigation load the document, which has its own", async ({ shopper }) => {
    const { page } = shopper;
    await withhold(shopper, "style", answer);
    await page.goto("/shop", { waitUntil: "load" });
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" }).first().click();
    await expect.poll(() => documents(shopper)).toBe(2);
    await expect.poll(() => heading(page)).toBe("Noor Khadi Kurta");
  });
});
