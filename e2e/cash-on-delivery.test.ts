import axe from "axe-core";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { addToCart, arriveAt, choose, fillAddress, goToCheckout, logInOnPage, openCart } from "./shop/buying.ts";
import { sidewaysScroll } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { type StartedShop, startShop } from "./shop/start-shop.ts";
import { PRODUCT } from "./shop/urls.ts";

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ dataOf: inject("seededData"), env: { COD_PINCODES: "452001-452020" } });
});
afterAll(() => shop.stop());

const ASHA = { name: "Asha Verma", email: "asha@example.com", password: "indigo-and-madder" };

/** Accessibility violations of the form. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run("main"));
  return found.violations.map(({ id }) => id);
}

// spec: Cash on delivery by PIN
test("cash on delivery is offered where it is possible, and explained where it is not", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 320, height: 800, origin: shop.url });
  await page.goto(PRODUCT);
  await choose(page, { size: "M", material: "Khadi, indigo" });
  await addToCart(page);
  await openCart(page);
  await goToCheckout(page);
  await logInOnPage(page, ASHA);
  await arriveAt(page, "Checkout");

  await fillAddress(page);
  const onDelivery = page.getByRole("radio", { name: /^Pay on delivery/ });
  await onDelivery.check();
  await page.getByRole("button", { name: "Place order" }).waitFor();

  await page.getByLabel("PIN code").fill("400001");
  await page.getByText("Not possible at 400001.").waitFor();
  expect(await onDelivery.isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);
  await fillAddress(page);
  await page.getByLabel("PIN code").fill("400001");
  await page.getByLabel("City").fill("Mumbai");
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  // No payment window opens for an order paid on delivery.
  await page.getByText("Please choose how to pay.").waitFor();
  expect(await page.getByLabel("City").inputValue()).toBe("Mumbai");

  await fillAddress(page);
  await expect.poll(() => onDelivery.isChecked()).toBe(true);
  await page.getByRole("button", { name: "Place order" }).click();
  await arriveAt(page, "Thank you. Your order is placed.");
  await page.getByText(/^Please have ₹4,200\.00 ready for the courier\./).waitFor();
  await page.getByRole("link", { name: "See your order" }).click();
  await arriveAt(page, "Order Confirmed");
  await page.getByText("When your parcel leaves").waitFor();
  expect(await sidewaysScroll(page)).toEqual([]);
});
