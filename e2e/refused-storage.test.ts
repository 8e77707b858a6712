import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { registered } from "./shop/accounts.ts";
import { addToCart, arriveAt, choose, fillAddress, goToCheckout, logInOnPage } from "./shop/buying.ts";
import { listens, load, settle, sidewaysScroll } from "./shop/screen.ts";
import { type Shopper, test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";
import { violations } from "./shop/violations.ts";

const STORAGE_WARNING = "Your browser does not let this shop store anything.";

/** As where cookies are blocked: browsers throw at the first look, and some of them give neither locks nor channels between tabs. */
const forbidden = () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const area of ["localStorage", "sessionStorage"]) Object.defineProperty(window, area, { get: refuse });
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      refuse();
    }
  };
  LockManager.prototype.request = () =>
    Promise.reject(new DOMException("Access to the Locks API is denied in this context.", "SecurityError"));
};

/** As where the disk is full: what is there can be read, and nothing can be added. */
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
};

const WAYS = [
  { name: "forbidden", refuse: forbidden },
  { name: "full", refuse: full },
];

async function arrive({ page, expectFaults }: Shopper, refuse: () => void, path: string): Promise<void> {
  expectFaults(/The browser keeps nothing under/);
  await page.addInitScript(refuse);
  await load(page, path);
}

const line = (page: Page) => page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" });

describe.each(WAYS)("where storage is $name", ({ refuse }) => {
  test("a cart and a login last as long as the tab, up to the checkout, and the shopper is told once", async ({
    newShopper,
  }) => {
    const account = await registered();
    const shopper = await newShopper({ width: 390 });
    const { page } = shopper;
    await arrive(shopper, refuse, PRODUCT);
    await choose(page, { size: "M", material: "Khadi, indigo" });
    await addToCart(page);
    const notice = page.getByText(STORAGE_WARNING);
    // The notice waits until the drawer is closed, which it would cover.
    await page.keyboard.press("Escape");
    await notice.waitFor();
    // Elsewhere the bar at the foot of the screen may cover a part of a button, which scrolling uncovers.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await settle(page);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Close" }).click();
    await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: /^Cart/ }).click();
    await line(page).waitFor();
    await page.reload();
    await line(page).waitFor();

    await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: "Account" }).click();
    await logInOnPage(page, account);
    await arriveAt(page, "Account");
    await page.reload();
    await page.getByRole("main").getByText(account.email).first().waitFor();

    await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: /^Cart/ }).click();
    await line(page).waitFor();
    await goToCheckout(page);
    await fillAddress(page);
    await page.getByRole("button", { name: /^Pay ₹/ }).waitFor();
    // Out of the checkout, and home, lead documents.
    await page.getByRole("banner").getByRole("link").first().click();
    // A link that is followed before the page's code has come takes no memory along. The address changes before the document.
    const links = page.getByRole("navigation", { name: "Quick links" });
    await links.waitFor();
    await listens(page);
    await links.getByRole("link", { name: "Account" }).click();
    await page.getByRole("main").getByText(account.email).first().waitFor();
    await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
    await arriveAt(page, "Login");
    await page.reload();
    await arriveAt(page, "Login");
    expect(await notice.count()).toBe(0);
  });

  test("a piece that is added before the page has its code is in the cart", async ({ shopper }) => {
    const { page, expectFaults } = shopper;
    expectFaults(/The browser keeps nothing under/);
    await page.addInitScript(refuse);
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/assets\/entry-client-.*\.js$/, (route) => promise.then(() => route.continue()));
    await page.goto(PRODUCT, { waitUntil: "commit" });
    await page.waitForFunction(() => window.earlyEvents);
    await choose(page, { size: "M", material: "Khadi, indigo" });
    await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
    letGo();
    await page
      .getByRole("dialog", { name: "Cart (1)" })
      .getByRole("link", { name: "Noor Khadi Kurta" })
      .first()
      .waitFor();
    // A dialog that is open after a second delays the warning, see storage-warning.test.ts.
    await page.keyboard.press("Escape");
    await page.getByText(STORAGE_WARNING).waitFor();
  });
});
