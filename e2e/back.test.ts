import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { CHROMIUM_ARGS, chromiumPath } from "../scripts/chromium.ts";
import { PUBLIC_PAGES } from "./shop/urls.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});
afterAll(() => browser.close());

/**
 * The page's own reasons that keep it out of the back/forward cache. The reasons of the test environment are ignored.
 */
async function reasonsAgainst(path: string, inPage: () => void = () => {}): Promise<string[]> {
  const context = await browser.newContext({ baseURL: inject("shopUrl") });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const line = await context.newCDPSession(page);
  await line.send("Page.enable");
  const said = new Promise<string[]>((resolve) => {
    line.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations: all }) =>
      resolve(all.filter(({ type }) => type === "PageSupportNeeded").map(({ reason }) => reason)),
    );
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.mouse.move(200, 200);
  await page.evaluate(inPage);
  await page.goto("/terms-conditions?away");
  await page.goBack();
  const reasons = await said;
  await context.close();
  return reasons;
}

test.each(PUBLIC_PAGES)("%s can be restored from the back/forward cache", async (path) => {
  expect(await reasonsAgainst(path)).toEqual([]);
});

test("a page that blocks the back/forward cache is detected", async () => {
  expect(await reasonsAgainst("/", () => window.addEventListener("unload", () => {}))).toEqual([
    "UnloadHandlerExistsInMainFrame",
  ]);
});
