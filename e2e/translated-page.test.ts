import type { Page } from "playwright";
import { expect } from "vitest";
import { registered } from "./shop/accounts.ts";
import {
  addToCart,
  applyCoupon,
  arriveAt,
  choose,
  decide,
  fillAddress,
  goToCheckout,
  logInOnPage,
  openBank,
  openCart,
  seeOrder,
} from "./shop/buying.ts";
import { rows } from "./shop/cart.ts";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { translatePage } from "./shop/translation.ts";
import { PRODUCT } from "./shop/urls.ts";

/** The text of a part of the page, without the translation's additions. */
const written = async (page: Page, selector: string) =>
  (await page.locator(selector).first().innerText()).replaceAll("\u200b", "");

async function loadTranslated(page: Page, path: string): Promise<void> {
  await load(page, path);
  await page.evaluate(translatePage);
}

test("a purchase works on a translated page, which shows each change", async ({ newShopper }) => {
  const shopper = await newShopper({ width: 390, height: 844 });
  shopper.expectFaults(/status of 4(00|01|04|22)/);
  const { page } = shopper;
  const main = page.getByRole("main");
  const account = await registered();

  await loadTranslated(page, PRODUCT);
  await choose(page, { material: "Khadi, indigo", size: "M" });
  await addToCart(page);
  await page
    .getByRole("dialog", { name: "Cart (1)" })
    .getByRole("button", { name: /^Increase quantity/ })
    .click();
  await page.getByRole("dialog", { name: "Cart (2)" }).waitFor();
  await openCart(page);

  const quantity = "main [data-part=count]";
  const sums = main.getByRole("region", { name: "Summary" }).getByRole("definition");
  const summed = async () => (await sums.allInnerTexts()).map((sum) => sum.replaceAll("\u200b", ""));
  await expect.poll(() => written(page, quantity)).toMatch(/2$/);
  await rows(page)
    .first()
    .getByRole("button", { name: /^Increase quantity/ })
    .click();
  await expect.poll(() => written(page, quantity)).toMatch(/3$/);
  await expect.poll(summed).toEqual(["₹12,600.00", "₹0.00", "₹12,600.00"]);
  await rows(page)
    .first()
    .getByRole("button", { name: /^Reduce quantity/ })
    .click();
  await expect.poll(() => written(page, quantity)).toMatch(/2$/);
  await expect.poll(summed).toEqual(["₹8,400.00", "₹0.00", "₹8,400.00"]);

  await page.getByLabel("Coupon code").fill("NONE");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("Invalid coupon code").waitFor();
  await applyCoupon(page, "WELCOME10");
  await expect.poll(summed).toEqual(["₹8,400.00", "−₹500.00", "₹0.00", "₹7,900.00"]);

  await goToCheckout(page);
  await logInOnPage(page, { ...account, password: "madder-and-marigold" });
  await page.getByText("Invalid email or password").waitFor();
  await logInOnPage(page, account);
  await arriveAt(page, /checkout/i);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await page.getByText("Enter your phone number").first().waitFor();
  await fillAddress(page);
  await openBank(page);
  await decide(page, "Succeed");
  await seeOrder(page);

  await loadTranslated(page, "/account");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const profile = page.getByRole("dialog", { name: "Edit Profile" });
  await profile.getByLabel("Name", { exact: true }).fill("Meera Rao");
  await profile.getByRole("textbox", { name: /^Phone/ }).fill("call me");
  await profile.getByRole("button", { name: "Save" }).click();
  await profile.getByText("Please enter a valid phone number").waitFor();
  await profile.getByRole("textbox", { name: /^Phone/ }).fill("98765 43210");
  await profile.getByRole("button", { name: "Save" }).click();
  await profile.waitFor({ state: "hidden" });
  await main.getByText("Meera Rao").first().waitFor();
});

test("clicks on a page translated before its code has loaded are replayed", async ({ shopper: { page } }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-client-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(PRODUCT, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => window.earlyEvents);
  await page.evaluate(translatePage);
  await page.getByRole("radiogroup", { name: "Material" }).getByLabel("Khadi, indigo").click();
  await page.getByRole("radiogroup", { name: "Size" }).getByRole("radio", { name: "M", exact: true }).click();
  await page.getByRole("main").getByRole("button", { name: "Buy it now" }).click();
  release();
  await arriveAt(page, "Login");
  await page.goBack();
  expect(new URL(page.url()).searchParams.get("size")).toBe("M");
  // A dialog covers it.
  await expect.poll(() => page.locator("header").innerText()).toContain("Categories");
});
