import { chromium, type Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { CHROMIUM_ARGS, chromiumPath } from "../scripts/chromium.ts";
import { load, wake } from "./shop/screen.ts";
import { type StartedShop, startShop } from "./shop/start-shop.ts";
import { PRODUCT } from "./shop/urls.ts";

let shop: StartedShop;
let page: Page;
let said: string[] = [];
const stop: (() => Promise<void>)[] = [];
beforeAll(async () => {
  shop = await startShop({ dataOf: inject("seededData"), isDevelopment: true });
  stop.push(shop.stop);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  stop.unshift(() => browser.close());
  page = await browser.newPage({ baseURL: shop.url });
  page.setDefaultTimeout(120_000);
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(`error: ${error.message}`));
});
beforeEach(() => {
  said = [];
});
afterAll(async () => {
  for (const end of stop) await end();
});

/** Console messages, except those of the dev server and React's note about its tools. */
const strange = () => said.filter((line) => !/\[vite\]|React DevTools/.test(line));

test.each(["/", "/shop", PRODUCT, "/cart", "/login", "/register", "/privacy-policy", "/nowhere"])(
  "the console of %s in development is silent",
  async (path) => {
    await load(page, path);
    // Starts the code that waits for the first input.
    await page.mouse.wheel(0, 400);
    await wake(page);
    const expected = path === "/nowhere" ? [expect.stringContaining("404")] : [];
    expect(strange()).toEqual(expected);
  },
);

test("the console is silent while a card loads its actions", async () => {
  await load(page, "/shop");
  const card = page.getByRole("main").getByRole("article").first();
  await card.hover();
  await card.getByRole("button", { name: /^Quick view/ }).waitFor();
  expect(strange()).toEqual([]);
});

test("hot reload uses the shop's own port", async () => {
  const [socket] = await Promise.all([
    page.waitForEvent("websocket"),
    page.waitForEvent("console", (message) => message.text() === "[vite] connected."),
    page.goto("/"),
  ]);
  expect(new URL(socket.url()).host).toBe(new URL(shop.url).host);
});
