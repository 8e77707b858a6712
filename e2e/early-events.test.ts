import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { addToCart, choose } from "./shop/buying.ts";
import { SLOW_4G } from "./shop/line.ts";
import { load, quiet, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";
import { codeOf, documents } from "./shop/withheld.ts";

/** Delays matching build files until the returned function is called. */
async function delayFiles(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page and waits for the small script that records early events. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => window.earlyEvents);
}

/** A product whose only material and size are chosen from the start. */
const ONE_SIZE = "/product/rohini-chanderi-sari";
const ENTRY = /\/assets\/entry-client-.*\.js$/;
const ISLANDS = codeOf("product-gallery");

describe("before the page is hydrated", () => {
  test("Add to cart adds the product at once, and the page shows it when its code has loaded", async ({
    shopper: { page },
  }) => {
    const release = await delayFiles(page, ENTRY);
    await arrive(page, PRODUCT);
    await choose(page, { material: "Khadi, indigo", size: "M" });
    await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
    const message = page.getByRole("status").filter({ hasText: "Product added to cart successfully" });
    await message.getByRole("link", { name: "View cart" }).waitFor();
    release();
    await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).waitFor();
    expect(new URL(page.url()).searchParams.get("size")).toBe("M");
    await message.getByRole("link", { name: "View cart" }).click();
    await page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" }).first().waitFor();
  });

  test("Add to cart in the bar of phones adds the product at once too", async ({ shopper: { page } }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await delayFiles(page, ENTRY);
    await arrive(page, ONE_SIZE);
    await page.getByRole("group", { name: "Buy" }).getByRole("button", { name: "Add to cart" }).click();
    const message = page.getByRole("status").filter({ hasText: "Product added to cart successfully" });
    await message.getByRole("link", { name: "View cart" }).waitFor();
    release();
    await page.getByRole("link", { name: "Cart, 1 item" }).first().waitFor();
  });

  test("Add to cart without a size waits for the code that asks for it", async ({ shopper: { page } }) => {
    const release = await delayFiles(page, ENTRY);
    await arrive(page, PRODUCT);
    await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
    release();
    await page.getByText("Please select all options before adding to cart").waitFor();
  });

  test("an option chosen before any script has loaded stays chosen", async ({ shopper: { page } }) => {
    const release = await delayFiles(page, /\/first\.js$/);
    await page.goto(PRODUCT, { waitUntil: "commit" });
    await choose(page, { material: "Khadi, indigo", size: "M" });
    release();
    await page.waitForFunction(() => window.earlyEvents);
    await addToCart(page);
    expect(new URL(page.url()).searchParams.get("size")).toBe("M");
  });

  test("a click before any script has loaded counts", async ({ newShopper }) => {
    const { page } = await newShopper({ width: 390 });
    const release = await delayFiles(page, /\/first\.js$/);
    await page.goto("/evening-collection", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Filter" }).click();
    release();
    await page.getByRole("dialog", { name: "Filters" }).getByRole("textbox", { name: "To" }).waitFor();
  });

  test("a link clicked before any script has loaded opens the search, and is followed on a second click", async ({
    newShopper,
  }) => {
    const { page } = await newShopper({ width: 390 });
    const release = await delayFiles(page, /\/first\.js$/);
    const search = page.getByRole("link", { name: "Search" });
    await page.goto(PRODUCT, { waitUntil: "commit" });
    await search.click();
    release();
    await page.getByRole("combobox", { name: "Search the store" }).waitFor();
    await delayFiles(page, /\/first\.js$/);
    await page.goto(PRODUCT, { waitUntil: "commit" });
    await search.click();
    await search.click();
    await page.waitForURL("/search", { waitUntil: "commit" });
  });

  test("the entered text is what is submitted", async ({ shopper }) => {
    const { page } = shopper;
    shopper.expectFaults(/401/);
    const release = await delayFiles(page, ENTRY);
    await arrive(page, "/login");
    await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("a wrong password");
    await page.getByLabel("Remember me").check();
    release();
    const login = page.waitForRequest((request) => request.url().endsWith("/api/login"));
    await expect.poll(() => page.evaluate(() => window.earlyEvents?.kept.length)).toBe(0);
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    expect((await login).postDataJSON()).toEqual({
      email: "nobody@example.com",
      password: "a wrong password",
      remember: true,
    });
  });

  test("on a phone with a slow connection the search opens over the page, even if its link is the first thing tapped", async ({
    newShopper,
    line,
  }) => {
    const shopper = await newShopper({ width: 390, line });
    const { page } = shopper;
    line.slowDown(SLOW_4G);
    await page.goto(PRODUCT, { waitUntil: "commit" });
    await page.getByRole("link", { name: "Search" }).click();
    await page.getByRole("combobox", { name: "Search the store" }).waitFor();
    expect([new URL(page.url()).pathname, documents(shopper)]).toEqual([PRODUCT, 1]);
  });

  test("the account link opens the login over the page", async ({ shopper }) => {
    const { page } = shopper;
    const release = await delayFiles(page, ENTRY);
    await arrive(page, PRODUCT);
    await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
    release();
    await page.getByRole("dialog", { name: "Login" }).waitFor();
    expect([new URL(page.url()).pathname, documents(shopper)]).toEqual([PRODUCT, 1]);
  });

  test("the key / opens the search", async ({ shopper: { page } }) => {
    const release = await delayFiles(page, ENTRY);
    await arrive(page, "/");
    await page.keyboard.press("/");
    release();
    await page.getByRole("combobox", { name: "Search the store" }).waitFor();
  });

  test("a swipe turns the picture", async ({ newShopper }) => {
    const { page } = await newShopper({ width: 390 });
    const release = await delayFiles(page, ENTRY);
    await arrive(page, PRODUCT);
    const gallery = page.getByRole("region", { name: "Product images" });
    await gallery.getByText(/1 \/ \d$/).waitFor();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...across: number[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: across.map((x) => ({ x, y: 300 })) });
    await touch("touchStart", 300);
    await touch("touchMove", 240);
    await touch("touchMove", 120);
    await touch("touchEnd");
    release();
    await gallery.getByText(/2 \/ \d$/).waitFor();
  });
});

describe("before an island has its code", () => {
  test("two parts of an accordion both open", async ({ shopper: { page } }) => {
    const release = await delayFiles(page, ISLANDS);
    await page.goto(PRODUCT, { waitUntil: "load" });
    for (const name of ["Care Instructions", "Style Note"]) await page.getByRole("button", { name }).click();
    release();
    for (const name of ["Care Instructions", "Style Note"]) {
      await expect.poll(() => page.getByRole("button", { name }).getAttribute("aria-expanded")).toBe("true");
    }
  });

  test("a click on the picture magnifies the clicked place", async ({ shopper: { page } }) => {
    const release = await delayFiles(page, ISLANDS);
    await page.goto(PRODUCT, { waitUntil: "load" });
    const picture = page.getByRole("button", { name: /^Zoom: / });
    const box = (await picture.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.25, box.y + 100);
    release();
    const magnified = page.locator("[style*=scale]").first();
    await magnified.waitFor();
    const [x = ""] = await magnified.evaluate((element: HTMLElement) => element.style.transformOrigin.split(" "));
    expect(Math.round(Number.parseFloat(x))).toBe(25);
  });

  test("choosing a size does not move the pictures", async ({ shopper: { page } }) => {
    const release = await delayFiles(page, ISLANDS);
    await page.goto(PRODUCT, { waitUntil: "load" });
    const pictures = page.getByRole("region", { name: "Product images" }).locator("img");
    const before = await pictures.count();
    await page.getByRole("radiogroup", { name: "Size" }).getByRole("radio", { name: "M", exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("size")).toBe("M");
    expect(await pictures.count()).toBe(before);
    release();
    await expect.poll(() => page.locator("[data-waiting]").count()).toBe(0);
    expect(await pictures.count()).toBe(before);
  });
});

describe("the code of the islands", () => {
  test("is not requested before the first input with save-data, and everything else works the same", async ({
    shopper,
  }) => {
    const { page, requests } = shopper;
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    for (const path of ["/", PRODUCT]) {
      await page.goto(path, { waitUntil: "networkidle" });
      const scripts = requests.map((request) => new URL(request.url()).pathname).filter((name) => name.endsWith(".js"));
      expect(new Set(scripts)).toEqual(new Set(["/first.js"]));
    }
    await wake(page);
  });

  test("does not delay the redirect of a guest from a restricted page to login", async ({ shopper: { page } }) => {
    const release = await delayFiles(page, codeOf("store-header"));
    await page.goto("/account", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();
    release();
  });
});

test("causes no errors when the page is left while islands start", async ({ shopper: { page, requests } }) => {
  const client = await page.context().newCDPSession(page);
  for (const rate of [1, 4, 8, 1, 4, 8, 4, 8]) {
    await client.send("Emulation.setCPUThrottlingRate", { rate });
    await load(page, "/shop");
    // The click is the visitor's first input, and leaves the page.
    await page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" }).click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Noor Khadi Kurta");
    await quiet(requests);
  }
});
