import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { arriveSignedIn, arriveWithCart, KURTA, MADE_TO_ORDER, registered } from "./shop/accounts.ts";
import { answerFor } from "./shop/answers.ts";
import { choose, decide, fillAddress, logInOnPage, seeOrder } from "./shop/buying.ts";
import { ordersOf } from "./shop/orders.ts";
import { listens, load, moveUntil, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";
import { documents, FORGIVEN, GIVEN_UP_MS, heading, MISSING, STEPS, WAYS, withhold } from "./shop/withheld.ts";

const NOT_OPENED = "This could not be opened. Please check your connection and try again.";
const TITLE = "Noor Khadi Kurta";

/** Also works while a dialog hides the page from role queries. */
const pictures = (page: Page) => page.locator("section[aria-label='Product images'] img").count();

describe.each(WAYS)("a chunk that is $name", ({ isSilent, answer }) => {
  test("leaves an island's server markup, and is requested four times", async ({ shopper }) => {
    const { page } = shopper;
    await page.clock.install();
    const { asked } = await withhold(shopper, "home-sections", answer);
    await page.goto("/", { waitUntil: "load" });
    const links = () => page.getByRole("main").getByRole("link", { includeHidden: true }).count();
    const before = await links();
    expect(before).toBeGreaterThan(5);
    // A failure before any listener is ready is only noticed at the next input, which requests the code again.
    await listens(page);
    await page.mouse.wheel(0, 2_000);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 10);
        await page.clock.fastForward(STEPS.ms);
        return asked();
      }, STEPS.options)
      .toBe(4);
    for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward(60_000);
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await page.getByRole("combobox").waitFor();
    expect(asked()).toBe(4);
    expect(await links()).toBe(before);
    expect(documents(shopper)).toBe(1);
  });

  test("leaves header and footer as rendered by the server, is requested four times, and is reported", async ({
    newShopper,
  }) => {
    const shopper = await newShopper({ width: 390 });
    const { page } = shopper;
    await page.clock.install();
    const { asked } = await withhold(shopper, "store-header", answer);
    await page.goto(PRODUCT, { waitUntil: "load" });
    const links = () =>
      Promise.all(
        [page.getByRole("banner"), page.getByRole("contentinfo")].map((part) => part.getByRole("link").count()),
      );
    const before = await links();
    const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
    const message = page.getByRole("alert").filter({ hasText: MISSING });
    await listens(page);
    await menu.click();
    await expect
      .poll(async () => {
        await page.clock.fastForward(STEPS.ms);
        return asked();
      }, STEPS.options)
      .toBe(4);
    await message.waitFor();
    for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward(60_000);
    await page.keyboard.press("Escape");
    await expect.poll(() => message.count()).toBe(0);
    await menu.click();
    await message.waitFor();
    expect(asked()).toBe(4);
    await choose(page, { material: "Khadi, indigo", size: "M" });
    await expect.poll(() => new URL(page.url()).searchParams.get("size")).toBe("M");
    expect([documents(shopper), await links()]).toEqual([1, before]);
  });

  test("withdraws an overlay with a message, and can be requested again", async ({ shopper }) => {
    const { page } = shopper;
    await page.clock.install();
    const { asked, release } = await withhold(shopper, "size-chart-dialog", answer);
    await page.goto(PRODUCT);
    await listens(page);
    // Loads the code of the toasts.
    await wake(page);
    const control = page.getByRole("button", { name: "Size chart" });
    await control.click();
    await expect.poll(asked).toBe(1);
    if (isSilent) await page.clock.fastForward(GIVEN_UP_MS);
    await page.getByText(NOT_OPENED).waitFor();
    expect(asked()).toBe(1);
    expect(await heading(page)).toBe(TITLE);
    expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
    release();
    await control.click();
    await page.getByRole("dialog", { name: "Size chart" }).waitFor();
  });

  test.for([
    { path: "/cart", module: "checkout-panel", stays: "shopping cart", comes: "Checkout" },
    { path: "/account", module: "account-panels", stays: "Account", comes: "Logout" },
  ])("fails alone as a part of $path, and loads on retry", async (part, { shopper }) => {
    const { page } = shopper;
    await arriveSignedIn(page);
    await arriveWithCart(page, KURTA);
    await page.clock.install();
    const { asked, release } = await withhold(shopper, part.module, answer);
    const before = documents(shopper);
    await page.goto(part.path);
    const control = page.getByRole("main").getByRole("button", { name: "Try Again" });
    for (const attempt of [1, 2]) {
      await expect.poll(asked).toBeGreaterThanOrEqual(attempt);
      // Only after the request: API calls of the page also have timeouts on this clock.
      if (isSilent) await page.clock.fastForward(GIVEN_UP_MS);
    }
    await control.waitFor();
    expect(await heading(page)).toBe(part.stays);
    expect(await page.getByRole("main").getByRole("link", { name: TITLE }).count()).toBe(part.path === "/cart" ? 1 : 0);
    expect([asked(), documents(shopper) - before]).toEqual([2, 2]);
    release();
    await control.click();
    await page.getByRole("main").getByRole("button", { name: part.comes }).first().waitFor();
    expect(documents(shopper) - before).toBe(2);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H[1-6]$/);
  });

  test("makes a press on Pay retryable, and the next one pays the same order", async ({ shopper }) => {
    const { page } = shopper;
    await arriveSignedIn(page);
    await arriveWithCart(page, MADE_TO_ORDER);
    await page.clock.install();
    const { asked, release } = await withhold(shopper, "sandbox-window", answer);
    await page.goto("/checkout");
    await fillAddress(page);
    const control = page.getByRole("button", { name: /^Pay ₹/ });
    await control.click();
    await expect.poll(asked).toBe(1);
    if (isSilent) await page.clock.fastForward(GIVEN_UP_MS);
    await page.getByText(NOT_OPENED).waitFor();
    expect(new URL(page.url()).pathname).toBe("/checkout");
    expect(await page.getByLabel("Address", { exact: true }).inputValue()).toBe("7 Sarafa Bazaar");
    const placed = await ordersOf(page);
    expect(placed).toHaveLength(1);
    release();
    await control.click();
    await decide(page, "Succeed");
    expect(await seeOrder(page)).toBe(placed[0]?.id);
    expect(await ordersOf(page)).toHaveLength(1);
  });

  test("leads to the sign-in page and back to where the shopper was", async ({ shopper }) => {
    const { page } = shopper;
    const account = await registered();
    await page.clock.install();
    const { asked } = await withhold(shopper, "login-overlay", answer);
    await page.goto("/shop?category_id=1");
    await listens(page);
    await wake(page, "header");
    await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
    await expect.poll(asked).toBe(1);
    if (isSilent) await page.clock.fastForward(GIVEN_UP_MS);
    await logInOnPage(page, account);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/shop");
    expect(new URL(page.url()).search).toBe("?category_id=1");
  });

  test("makes a navigation load the document, once", async ({ shopper }) => {
    const { page } = shopper;
    await page.clock.install();
    const { asked } = await withhold(shopper, "product", answer);
    await page.goto("/shop");
    await listens(page);
    // Prefetch on approaching a card.
    await moveUntil(page, () => asked() > 0);
    await page.getByRole("main").getByRole("link", { name: TITLE }).click();
    if (isSilent) await page.clock.fastForward(GIVEN_UP_MS);
    await expect.poll(() => documents(shopper)).toBe(2);
    await expect.poll(() => heading(page)).toBe(TITLE);
    expect(new URL(page.url()).pathname).toBe(PRODUCT);
    for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward(60_000);
    expect(documents(shopper)).toBe(2);
    // Then requested by the click, by the page if that request has failed, and by the new document, but not by the
    // pointer again.
    expect(asked() - 1).toBeLessThanOrEqual(3);
    expect(await pictures(page)).toBeGreaterThan(2);
  });
});

test("a page that fails in every way reports it under its own address", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(
    ...FORGIVEN,
    /failed to render/,
    /ERR_INTERNET_DISCONNECTED/,
    /was answered with|Failed to fetch/,
  );
  const release = await answerFor(page, /\/assets\/product-[\w-]{8}\.js$/, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await load(page, "/shop");
  await wake(page);
  const releaseDocument = await answerFor(
    page,
    (url) => url.pathname === PRODUCT,
    (route) => route.abort(),
  );
  await page.getByRole("main").getByRole("link", { name: TITLE }).click();
  await page.getByRole("heading", { name: "The loom has stopped." }).waitFor();
  expect(new URL(page.url()).pathname).toBe(PRODUCT);
  expect(await page.getByRole("main").getByRole("link", { name: TITLE }).count()).toBe(0);
  release();
  releaseDocument();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.poll(() => heading(page)).toBe(TITLE);
});

test("a stale build loads a document at the next navigation, and only then", async ({ shopper }) => {
  const { page } = shopper;
  await withhold(shopper, "size-chart-dialog", (route) => route.fulfill({ status: 404, body: "" }));
  // Simulates a deployment: the server reports another build.
  await page.route(
    (url) => url.pathname === PRODUCT,
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), "x-build": "another" } });
    },
  );
  await page.goto(PRODUCT, { waitUntil: "networkidle" });
  const told = page.waitForResponse((response) => response.request().method() === "HEAD");
  await page.getByRole("button", { name: "Size chart" }).click();
  await page.getByText(NOT_OPENED).waitFor();
  await told;
  // The page has processed its own answer before this later one.
  await page.evaluate(() => fetch(window.location.href, { method: "HEAD" }).then(({ status }) => status));
  expect(documents(shopper)).toBe(1);
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect.poll(() => documents(shopper)).toBe(2);
  expect(new URL(page.url()).pathname).toBe("/");
});

test("offline, no click empties the page", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/ERR_INTERNET_DISCONNECTED/, /could not be loaded/);
  await load(page, PRODUCT);
  await wake(page);
  await choose(page, { material: "Khadi, indigo", size: "M" });
  await page.context().setOffline(true);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("button", { name: "Size chart" }).click();
  // Its code was fetched ahead.
  await page.getByRole("dialog", { name: "Size chart" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await heading(page)).toBe(TITLE);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Size chart" }).click();
  await page.getByRole("dialog", { name: "Size chart" }).waitFor();
});
