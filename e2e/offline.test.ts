import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, inject } from "vitest";
import { arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { choose } from "./shop/buying.ts";
import { load, moveUntil, quiet, settle, sidewaysScroll, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { freePort, startShop } from "./shop/start-shop.ts";
import { PRODUCT } from "./shop/urls.ts";
import { violations } from "./shop/violations.ts";
import { codeIsThere } from "./shop/withheld.ts";

const NOTICE = "You are offline. What you have open still works.";
const isShown = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
/** Deduplication time of requests. After this a request is repeated. */
const DEDUPED_MS = 2_000;
const REFUSAL = "There was no connection. Please try again once you are online.";

test("offline a product page stays, shows a notice, and actions can be retried", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  await load(page, PRODUCT);
  await wake(page);
  expect(await page.locator("[data-component=toaster] [aria-live]").count()).toBe(2);
  await choose(page, { size: "M", material: "Khadi, indigo" });
  const before = await page.getByRole("main").getByRole("heading", { level: 1 }).textContent();

  await page.context().setOffline(true);
  await page.getByText(NOTICE).waitFor();
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("main").getByText(REFUSAL).waitFor();
  // Its code was fetched ahead.
  await page.getByRole("button", { name: "Size chart" }).click();
  await page.getByRole("dialog", { name: "Size chart" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("main").getByRole("heading", { level: 1 }).textContent()).toBe(before);
  expect(await page.getByRole("radio", { name: "M", exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole("contentinfo").isVisible()).toBe(true);

  await page.context().setOffline(false);
  await page.getByText(NOTICE).waitFor({ state: "detached" });
  await page.getByText("You are online again.").first().waitFor();
  expect(await page.getByText(/You are offline/).count()).toBe(0);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("dialog", { name: /^Cart/ }).waitFor();
});

test.for([390, 1440])(
  "a newly loaded page reports that it is offline, whatever code it has loaded, at %i px",
  async (width, { newShopper }) => {
    const { page, requests, expectFaults } = await newShopper({ width });
    expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|could not be loaded/);
    // With save-data, nothing is fetched before the first input.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await load(page, "/our-story");
    await quiet(requests);
    const before = requests.length;
    await page.context().setOffline(true);
    const notice = page.getByRole("alert").filter({ hasText: NOTICE });
    await notice.waitFor();
    // Chromium may load pictures further away from the screen when the connection changes; the notice needs no code or data.
    const asked = requests.slice(before).filter((each) => each.resourceType() !== "image");
    expect(asked.map((each) => each.url())).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await notice.getByRole("button", { name: "Close" }).click();
    await notice.waitFor({ state: "hidden" });
    await page.context().setOffline(false);
    await page.getByText("You are online again.").waitFor();
    await page.context().setOffline(true);
    await notice.waitFor();
    await page.context().setOffline(false);
    await notice.waitFor({ state: "detached" });
  },
);

// spec: acceptance 36 offline
test.for([390, 1440])("offline the cart of whoever has one still opens, at %i px", async (width, { newShopper }) => {
  const { page, requests, expectFaults } = await newShopper({ width });
  expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  await arriveWithCart(page, KURTA);
  await load(page, PRODUCT);
  const asked = () => requests.filter((each) => each.url().includes("/api/cart/inbox"));
  await moveUntil(page, () => asked().length > 0);
  // The page and its islands, which are requested after it has loaded.
  await codeIsThere(["cart", "posted-cart", "trail"], requests);
  await page.waitForTimeout(DEDUPED_MS);
  await page.context().setOffline(true);
  await page.getByText(NOTICE).waitFor();
  await page.getByRole("link", { name: /^Cart/ }).filter({ visible: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "shopping cart" }).waitFor();
  const line = page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" });
  await line.waitFor();
  await expect.poll(() => asked()[1]?.failure()?.errorText).toBe("net::ERR_INTERNET_DISCONNECTED");
  await settle(page);
  expect(await line.count()).toBe(1);
});

test("offline a list is shown again on going back, though it cannot be refreshed", async ({ shopper }) => {
  const { page, requests, expectFaults } = shopper;
  expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  await load(page, "/shop");
  await wake(page);
  const pieces = page.getByRole("main").getByRole("article");
  const count = await pieces.count();
  expect(count).toBeGreaterThan(0);
  await pieces.getByRole("link", { name: "Noor Khadi Kurta" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Noor Khadi Kurta" }).waitFor();
  await quiet(requests);
  await page.waitForTimeout(DEDUPED_MS);
  await page.context().setOffline(true);
  await page.getByText(NOTICE).waitFor();
  const before = requests.length;
  await page.goBack();
  const asked = () => requests.slice(before).find((each) => new URL(each.url()).pathname === "/api/products");
  await expect.poll(() => asked()?.failure()?.errorText).toBe("net::ERR_INTERNET_DISCONNECTED");
  await settle(page);
  expect(await pieces.count()).toBe(count);
});

test("offline a page that was never opened blames the connection, not the shop", async ({ shopper }) => {
  const { page, expectFaults } = shopper;
  expectFaults(/./);
  await load(page, PRODUCT);
  await wake(page);
  await page.context().setOffline(true);
  await page.getByText(NOTICE).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Our Story" }).click();
  await page.getByRole("main").getByText("You are offline.").waitFor();
  expect(await page.getByRole("main").textContent()).not.toContain("It is us");
  await page.context().setOffline(false);
  await page.getByRole("main").getByText("You are offline.").waitFor({ state: "detached" });
  await expect.poll(() => page.title()).toMatch(/^Our Story/);
});

// spec: acceptance 36 offline
test("offline a cart keeps its lines, and shows beside the line that the change failed", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  await arriveWithCart(page, KURTA);
  await load(page, "/cart");
  // The notice is also an island.
  await wake(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("row").getByText(REFUSAL).waitFor();
  // Its code was fetched ahead.
  await page.getByRole("button", { name: "Clear cart" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" }).count()).toBe(1);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
});

/** All files cached for offline reading, by the cache's name without the build. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const files = await (await caches.open(name)).keys();
      kept[name.split(" ")[0]!] = files.map(({ url }) => url.replace(location.origin, ""));
    }
    return kept;
  });

/** Opens a page and waits until it and its files are cached. */
async function read(page: Page, path: string): Promise<void> {
  await load(page, path);
  await page.mouse.move(200, 300);
  await expect.poll(async () => (await keptFiles(page))["pages"]?.at(-1)).toBe(path);
  await expect.poll(async () => (await keptFiles(page))["files"]).toContain("/first.js");
  const script = await page.locator("script[type=module]").first().getAttribute("src");
  await expect.poll(async () => (await keptFiles(page))["files"]).toContain(script);
}

/** The notice comes by itself, without a move, and so does the code that follows links to cached pages: the toaster's. */
async function seeNotice(page: Page): Promise<void> {
  await page.getByText(NOTICE).waitFor();
  await expect.poll(() => page.locator("[data-waiting] [data-component=toaster]").count()).toBe(0);
}

// spec: acceptance 36 pages visited
test("offline, visited pages can be read by address and by link, and others list what is available", async ({
  newShopper,
}) => {
  const shopper = await newShopper({ hasWorkers: true });
  const { page } = shopper;
  shopper.expectFaults(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load|status of 503|Answer 503|No page is kept/,
  );
  await read(page, "/shop");
  await read(page, PRODUCT);
  await page.context().setOffline(true);

  await page.reload();
  await seeNotice(page);
  await page.getByRole("heading", { level: 1, name: "Noor Khadi Kurta" }).waitFor();
  expect(await page.getByRole("main").locator("img[fetchpriority=high]").evaluate(isShown)).toBe(true);
  await page.getByRole("radio", { name: "M", exact: true }).check();
  await page.waitForURL("**?size=M");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Noor Khadi Kurta" }).waitFor();
  await seeNotice(page);
  await page.goto("/shop");
  await seeNotice(page);
  await page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" }).click();
  await page.getByRole("heading", { level: 1, name: "Noor Khadi Kurta" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Shop" }).waitFor();

  for (const path of ["/cart", "/account", "/product/mira-tiered-dress"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: "You are offline." }).waitFor();
    await expect.poll(() => page.getByRole("listitem").allTextContents()).toEqual(["Noor Khadi Kurta", "Shop"]);
  }
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toEqual([]);
  await page.getByRole("link", { name: "Shop" }).click();
  await page.getByRole("heading", { level: 1, name: "Shop" }).waitFor();
  await page.goto("/product/mira-tiered-dress");
  await page.context().setOffline(false);
  await page.getByRole("heading", { level: 1, name: "Mira Tiered Dress" }).waitFor();
});

test("no personal page and no search is cached for offline reading", async ({ newShopper }) => {
  const { page } = await newShopper({ hasWorkers: true });
  await arriveSignedIn(page);
  await arriveWithCart(page, KURTA);
  for (const path of ["/account", "/cart", "/wishlist", "/search?q=indigo"]) {
    await load(page, path);
    await wake(page);
  }
  await read(page, "/journals");
  await read(page, "/contact");
  const kept = await keptFiles(page);
  expect(kept["offline"]).toEqual(["/offline"]);
  expect(kept["pages"]).toEqual(["/journals", "/contact"]);
  expect(kept["files"]?.filter((file) => !/^\/(assets|media)\/|^\/(first\.js|favicon\.svg)$/.test(file))).toEqual([]);
  const text = await page.evaluate(async () => {
    const answers = await Promise.all(["/journals", "/contact"].map((path) => caches.match(path)));
    return (await Promise.all(answers.map((answer) => answer!.text()))).join("");
  });
  const secrets = await page.evaluate(() => ["token", "user", "cartToken"].map((key) => localStorage.getItem(key)));
  expect(secrets.filter((secret) => secret === null || text.includes(secret))).toEqual([]);
});

test("the thirty newest pages are cached, and nothing from an earlier build", async ({ newShopper }) => {
  const { page } = await newShopper({ hasWorkers: true });
  await read(page, "/contact");
  await page.evaluate(async () => {
    await (await caches.open("pages 000000000000")).put("/old", new Response("old"));
    await (await caches.open("files 000000000000")).put("/assets/old.js", new Response("old"));
    const name = (await caches.keys()).find((each) => each.startsWith("pages ") && !each.endsWith("000000000000"));
    const pages = await caches.open(name!);
    for (let index = 0; index < 35; index += 1) await pages.put(`/blogs/${index}`, new Response("page"));
  });
  await load(page, "/journals");
  await wake(page);
  const oldOnes = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith(" 000000000000")));
  // Checked first, because opening a cache while it is being deleted would create it again.
  await expect.poll(oldOnes).toEqual([]);
  await expect.poll(async () => (await keptFiles(page))["pages"]?.length).toBe(30);
  const { pages = [] } = await keptFiles(page);
  expect(pages.slice(-2)).toEqual(["/blogs/34", "/journals"]);
  expect(pages).not.toContain("/contact");
});

test("switching offline reading off removes the worker and its caches from every browser", async ({ newShopper }) => {
  const port = await freePort();
  const dataDirectory = mkdtempSync(join(tmpdir(), "selvedge-shop-"));
  const before = await startShop({ port, dataDirectory, dataOf: inject("seededData") });
  const shopper = await newShopper({ hasWorkers: true, origin: before.url });
  const { page } = shopper;
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await read(page, "/contact");
  expect(await workers()).toBe(1);
  await before.stop();
  const after = await startShop({ port, dataDirectory, env: { OFFLINE_PAGES: "off" } });
  await load(page, "/contact");
  // The page may have updated by itself, which leaves no registration to update.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}));
  await expect.poll(workers).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.context().close();
  await after.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});
