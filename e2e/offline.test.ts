import { expect } from "vitest";
import { arriveWithCart, KURTA } from "./shop/accounts.ts";
import { choose } from "./shop/buying.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

const NOTICE = "You are offline. What you see stays; what you change waits until the line is back.";
const REFUSAL = "You are offline. Please try again when the line is back.";

test("offline a product page stays, says so, and what is pressed can be tried again", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  await page.goto(PRODUCT, { waitUntil: "networkidle" });
  expect(await page.locator("[data-component=toaster] [aria-live]").count()).toBe(2);
  await choose(page, { size: "M", material: "Khadi, indigo" });
  const before = await page.getByRole("main").getByRole("heading", { level: 1 }).textContent();

  await page.context().setOffline(true);
  await page.getByText(NOTICE).waitFor();
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("main").getByText(REFUSAL).waitFor();
  await page.getByRole("button", { name: "Size chart" }).click();
  await page.getByText("This could not be opened.", { exact: false }).waitFor();
  expect(await page.getByRole("main").getByRole("heading", { level: 1 }).textContent()).toBe(before);
  expect(await page.getByRole("radio", { name: "M", exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole("contentinfo").isVisible()).toBe(true);

  await page.context().setOffline(false);
  await page.getByText(NOTICE).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Size chart" }).click();
  await page.getByRole("dialog", { name: "Size chart" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("dialog", { name: /^Cart/ }).waitFor();
});

test("offline a cart keeps its lines, and says beside the line that it could not be changed", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  await arriveWithCart(page, KURTA);
  await page.goto("/cart", { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("row").getByText(REFUSAL).waitFor();
  await page.getByRole("button", { name: "Clear cart" }).click();
  await page.getByText("This could not be opened.", { exact: false }).waitFor();
  expect(await page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" }).count()).toBe(1);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
});
