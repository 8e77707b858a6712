import type { Page } from "playwright";
import { expect } from "vitest";
import { arriveSignedIn, registered } from "./shop/accounts.ts";
import { addToCart, arriveAt, choose, logInOnPage } from "./shop/buying.ts";
import { layoutShift, STILL } from "./shop/layout-shift.ts";
import { load, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";
import { violations } from "./shop/violations.ts";

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const isFocused = (element: Element) => element === document.activeElement;

// spec: token
// spec: user
test("a login stores a bearer token and an id, but no personal data; the logout deletes both", async ({
  shopper: { page },
}) => {
  const account = await registered();
  await page.goto("/login");
  await logInOnPage(page, account);
  await arriveAt(page, "Account");
  expect(await kept(page, "token")).toMatch(/^[\w-]{43}$/);
  expect(await kept(page, "user")).toMatch(/^[\w-]+$/);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toMatch(/meera/i);
  await page.getByRole("button", { name: "Logout" }).click();
  await arriveAt(page, "Login");
  expect([await kept(page, "token"), await kept(page, "user")]).toEqual([null, null]);
});

// spec: cartToken
test("a cart is stored as its token, which clearing the cart deletes", async ({ shopper: { page } }) => {
  await load(page, PRODUCT);
  expect(await kept(page, "cartToken")).toBeNull();
  await choose(page, { size: "M", material: "Khadi, indigo" });
  await addToCart(page);
  expect(await kept(page, "cartToken")).toMatch(/^cart_\d{13}_[\w-]{22}$/);
  await page.goto("/cart");
  await page.getByRole("button", { name: "Clear cart" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
  await expect.poll(() => kept(page, "cartToken")).toBeNull();
});

const themeChoice = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("radio", { name, exact: true });

async function chooseTheme(page: Page, name: string): Promise<void> {
  const withoutCode = page.locator("[data-unseen] [data-component=theme-switch]");
  // A page that is just being opened scrolls to its top once more, so this scrolls until the code has come.
  await expect
    .poll(async () => {
      await page.getByRole("radiogroup", { name: "Theme" }).scrollIntoViewIfNeeded();
      return await withoutCode.count();
    })
    .toBe(0);
  await themeChoice(page, name).check({ force: true });
}

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

// spec: theme
test("the theme is stored: light, dark, or that of the device", async ({ newShopper }) => {
  const { page } = await newShopper();
  await load(page, "/contact");
  const light = await paper(page);
  await chooseTheme(page, "Dark");
  await expect.poll(() => paper(page)).not.toBe(light);
  expect(await kept(page, "theme")).toBe("dark");
  const dark = await paper(page);
  await chooseTheme(page, "System");
  await expect.poll(() => kept(page, "theme")).toBe("system");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => paper(page)).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => paper(page)).toBe(dark);
});

test("a theme chosen on another page of the shop applies to this one", async ({ newShopper }) => {
  const { page } = await newShopper();
  await load(page, "/contact");
  await chooseTheme(page, "System");
  const other = await page.context().newPage();
  await load(other, "/terms-conditions");
  await chooseTheme(other, "Dark");
  await expect.poll(() => themeChoice(page, "Dark").isChecked()).toBe(true);
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");

  // Simulates a page restored from the back/forward cache, which browsers under test do not use: it missed the change.
  await page.evaluate(() => {
    localStorage.setItem("theme", "light");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect.poll(() => themeChoice(page, "Light").isChecked()).toBe(true);
  expect(await page.locator("html").getAttribute("data-theme")).toBe("light");
});

// spec: recentlyViewed
test("viewed products are stored by name, newest first, with the shopper's consent", async ({ shopper: { page } }) => {
  await load(page, PRODUCT);
  await wake(page);
  expect(await kept(page, "recentlyViewed")).toBeNull();
  await page.evaluate(() => localStorage.setItem("consent", '{"memory":true}'));
  for (const slug of ["mira-tiered-dress", "tara-a-line-dress"]) {
    await load(page, `/product/${slug}`);
    await page.mouse.move(300, 300);
    await expect.poll(() => kept(page, "recentlyViewed")).toContain(slug);
  }
  expect(await kept(page, "recentlyViewed")).toBe('["tara-a-line-dress","mira-tiered-dress"]');
});

// spec: sizeMemory
test("the last size is stored with the shopper's consent, offered with the next product, and chosen only when pressed", async ({
  newShopper,
}) => {
  const { page } = await newShopper({ width: 390 });
  await load(page, PRODUCT);
  await choose(page, { size: "M" });
  await expect.poll(() => page.locator("[data-waiting]").count()).toBe(0);
  expect(await kept(page, "sizeMemory")).toBeNull();
  await page.evaluate(() => localStorage.setItem("consent", '{"memory":true}'));
  await choose(page, { size: "L" });
  await expect.poll(() => kept(page, "sizeMemory")).toBe("L");

  await load(page, "/product/mira-tiered-dress");
  await page.mouse.move(300, 300);
  const offer = page.getByRole("main").getByRole("button", { name: "Your last size: L" });
  await offer.waitFor();
  const sizes = page.getByRole("radiogroup", { name: "Size" });
  expect(await sizes.getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await layoutShift(page)).toEqual(STILL);
  expect(await violations(page)).toEqual([]);
  await offer.press("Enter");
  await page.waitForURL("**/product/mira-tiered-dress?size=L");
  expect(await sizes.getByRole("radio", { name: "L", exact: true, checked: true }).evaluate(isFocused)).toBe(true);
  await expect.poll(() => offer.count()).toBe(0);
});

const HOSTILE = ["{", "null", '"><img src=x onerror=alert(1)>', '[{"slug":"../../evil"},1,null]', "[".repeat(5000)];

// spec: Storage is hostile
test("the shop opens whatever the storage holds", async ({ newShopper }) => {
  const shopper = await newShopper();
  // An invalid stored token is handled as an expired session.
  shopper.expectFaults(/status of 4\d\d/);
  const { page } = shopper;
  await arriveSignedIn(page);
  for (const text of HOSTILE) {
    await page.goto("/robots.txt");
    await page.evaluate((hostile) => {
      const keys =
        "user deviceToken cartToken wishlistSessionId compareItems pendingOrder currentOrderId paymentResponse pendingCartItem theme recentlyViewed recentSearches gridLayout consent deliveryPin sizeMemory bodyMeasurements";
      for (const key of keys.split(" ")) localStorage.setItem(key, hostile);
    }, text);
    for (const path of ["/shop", PRODUCT, "/cart", "/wishlist", "/compare"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await wake(page);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toMatch(/wrong|error/i);
    }
  }
});

test("a browser that refuses storage can still view and navigate the shop", async ({ newShopper }) => {
  const shopper = await newShopper();
  shopper.expectFaults(/keeps nothing/);
  const { page } = shopper;
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  for (const path of ["/", PRODUCT, "/cart", "/login"]) {
    await load(page, path);
    await wake(page);
    expect(await page.getByRole("heading", { level: 1 }).isVisible(), path).toBe(true);
  }
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await page.waitForURL("/");
  await chooseTheme(page, "Dark");
  await expect.poll(() => themeChoice(page, "Dark").isChecked()).toBe(true);
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
});
