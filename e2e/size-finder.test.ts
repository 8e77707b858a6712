import { expect } from "vitest";
import { arriveAsAsha } from "./shop/accounts.ts";
import { addToCart, choose } from "./shop/buying.ts";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";
import { violations } from "./shop/violations.ts";

const isFocused = (element: Element) => element === document.activeElement;
const isInView = (element: Element) => element.getBoundingClientRect().bottom <= window.innerHeight;

test("a size is found by keyboard from measurements in centimetres, chosen, and added to the cart", async ({
  newShopper,
}) => {
  const { page } = await newShopper({ width: 390, height: 640 });
  await load(page, PRODUCT);
  await page.evaluate(() => localStorage.setItem("consent", '{"memory":true}'));
  await choose(page, { material: "Khadi, indigo" });
  await page.getByRole("button", { name: "Size chart" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Size chart" });
  await dialog.getByRole("radio", { name: "in", exact: true }).press("ArrowRight");
  await dialog.getByRole("textbox", { name: "Bust" }).fill("91,5");
  await dialog.getByRole("textbox", { name: "Hip" }).fill("98");
  await page.keyboard.press("Enter");
  await dialog.getByRole("status").filter({ hasText: "Your size is M." }).waitFor();
  const choice = dialog.getByRole("button", { name: "Choose size M" });
  await expect.poll(() => choice.evaluate(isInView)).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await choice.press("Enter");
  await dialog.waitFor({ state: "detached" });
  const sizes = page.getByRole("radiogroup", { name: "Size" });
  const chosen = sizes.getByRole("radio", { name: "M", exact: true, checked: true });
  await expect.poll(() => chosen.evaluate(isFocused)).toBe(true);
  await addToCart(page);
  await page.getByRole("button", { name: "Remove Noor Khadi Kurta, size M" }).waitFor();

  // The measurements are known at the next piece.
  await load(page, "/product/mira-tiered-dress");
  await page.getByRole("button", { name: "Size chart" }).click();
  await choice.waitFor();
});

test("measurements outside the chart lead to made to measure, and are not asked for again", async ({
  shopper: { page },
}) => {
  await load(page, PRODUCT);
  await page.getByRole("button", { name: "Size chart" }).click();
  const dialog = page.getByRole("dialog", { name: "Size chart" });
  await dialog.getByRole("textbox", { name: "Bust" }).fill("36");
  await dialog.getByRole("textbox", { name: "Hip" }).fill("50");
  await dialog.getByRole("button", { name: "Find my size" }).click();
  await dialog.getByRole("button", { name: "Have it made to measure" }).click();
  const measurements = page.getByRole("dialog", { name: "Your measurements" });
  await measurements.getByRole("textbox", { name: "Waist" }).waitFor();
  expect(await measurements.getByRole("textbox", { name: "Hip" }).inputValue()).toBe("50");
  await measurements.getByRole("textbox", { name: "Waist" }).fill("38");
  await measurements.getByRole("button", { name: "Save" }).click();
  await page.getByText("Custom: bust 36, waist 38, hip 50 in").waitFor();
});

test("a signed-in shopper sees the size of an earlier order", async ({ shopper: { page } }) => {
  await arriveAsAsha(page);
  await load(page, PRODUCT);
  await page.getByRole("button", { name: "Size chart" }).click();
  await page
    .getByRole("dialog", { name: "Size chart" })
    .getByText(/^You ordered size \w+ of .+ before\.$/)
    .waitFor();
});
