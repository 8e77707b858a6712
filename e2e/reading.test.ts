import { JSDOM } from "jsdom";
import { describe, expect, inject } from "vitest";
import { arriveAt } from "./shop/buying.ts";
import { test } from "./shop/shopper.ts";

const get = (path: string) => fetch(inject("shopUrl") + path);

// spec: /our-story, /about
test("the label's story has two addresses and one canonical address", async () => {
  for (const path of ["/our-story", "/about"]) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="${inject("shopUrl")}/our-story"`);
    expect(html).toContain("Made slowly, in Indore</h1>");
  }
});

// spec: Legal Metrology size
// spec: /size-guide
test("the size guide gives each figure in inches and centimetres, and explains how to measure", async ({
  newShopper,
}) => {
  const { page } = await newShopper({ javaScript: false, width: 320 });
  await page.goto("/size-guide");
  await page.getByRole("row", { name: "M 36 in 91.5 cm 30 in 76 cm 39 in 99 cm" }).waitFor();
  for (const heading of ["How to measure", "Between two sizes", "None of these"]) {
    await page.getByRole("heading", { name: heading }).waitFor();
  }
});

// spec: /size-guide
test("the picture of the size chart is shown from 768 px and not requested on phones", async ({ newShopper }) => {
  const { page, requests } = await newShopper({ width: 767 });
  const isRequested = () => requests.some((request) => request.url().includes("/size-chart"));
  await page.goto("/size-guide", { waitUntil: "networkidle" });
  const chart = page.getByRole("img", { name: "Size chart, same values as the table below." });
  expect(await chart.count()).toBe(0);
  expect(isRequested()).toBe(false);
  await page.setViewportSize({ width: 768, height: 900 });
  await chart.waitFor();
  await expect.poll(isRequested).toBe(true);
});

// spec: /privacy-policy, /terms-conditions, /shipping-return
// spec: Policy: dispatch, exchange, returns, damage, cancellation, courts
test.for([
  [
    "/shipping-return",
    "Shipping & Returns",
    [
      "Delivery usually takes 10-12 business days.",
      "You may ask for an exchange within 48 hours of delivery, once per order, for size issues only.",
      "we do not accept returns and do not give refunds.",
      "Tell us within 48 hours of delivery",
      "An order cannot be cancelled once it is confirmed.",
    ],
  ],
  [
    "/terms-conditions",
    "Terms & Conditions",
    [
      "Orders are dispatched in 12-15 business days.",
      "Confirmed orders cannot be cancelled.",
      "Size exchange may be asked for within 48 hours of delivery, once per order.",
      "There are no returns or refunds.",
      "Damaged items are reported within 48 hours of delivery.",
      "Disputes go to the courts of Indore.",
    ],
  ],
  ["/privacy-policy", "Privacy Policy", []],
] as const)("%s has its title and the label's promises", async ([path, title, promises]) => {
  const { document } = new JSDOM(await (await get(path)).text()).window;
  expect(document.title).toBe(`${title} | Nimar`);
  expect(document.querySelector("h1")?.textContent).toBe(title);
  for (const promise of promises) expect(document.querySelector("main")?.textContent).toContain(promise);
});

describe("the journal", () => {
  // spec: /journals
  // spec: /blogs/{id}
  test("is filtered by topic with links, and a story links to its neighbours and products", async ({
    shopper: { page },
  }) => {
    await page.goto("/journals");
    const stories = page.getByRole("main").getByRole("article");
    expect(await stories.count()).toBe(6);
    await page.getByRole("link", { name: "Care", exact: true }).click();
    await page.waitForURL((url) => url.search === "?topic=care");
    await expect.poll(() => stories.count()).toBe(1);
    await page.getByRole("link", { name: "How to wash a block print" }).click();
    await arriveAt(page, "How to wash a block print");
    await page.getByRole("link", { name: "Previous Measure yourself once, properly" }).click();
    await arriveAt(page, "Measure yourself once, properly");
    await page.getByRole("heading", { level: 2, name: "The pieces in this story" }).waitFor();
    await page.getByRole("link", { name: "Asha Wide Trousers" }).click();
    await arriveAt(page, "Asha Wide Trousers");
  });

  test("is filtered and read without JavaScript", async ({ newShopper }) => {
    const { page } = await newShopper({ javaScript: false });
    await page.goto("/journals?topic=people");
    expect(await page.getByRole("article").count()).toBe(1);
    await page.getByRole("link", { name: "Twelve days, more or less" }).click();
    await page.getByText("We would rather cut one and know.").first().waitFor();
  });

  // spec: /blogs/{id}
  test("answers 404 for an unknown story", async ({ shopper: { page, expectFaults } }) => {
    expectFaults(/404/);
    const answer = await page.goto("/blogs/nothing");
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  });
});
