import { expect } from "vitest";
import { test } from "./shop/shopper.ts";
import { PRODUCT, SOLD_OUT_PRODUCT } from "./shop/urls.ts";

test("what stops a purchase gets the focus: the first option that is open", async ({ shopper: { page } }) => {
  await page.goto(PRODUCT, { waitUntil: "networkidle" });
  const groupWithFocus = () =>
    page.evaluate(() =>
      document.activeElement?.closest("[role=radiogroup]")?.querySelector("legend")?.textContent?.trim(),
    );
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("Please select all options before adding to cart").waitFor();
  expect(await groupWithFocus()).toBe("Material");
  await page.getByRole("radio", { name: "Khadi, indigo" }).click();
  await page.getByRole("button", { name: "Buy it now" }).click();
  await page.getByText("Please select a size before proceeding to checkout").waitFor();
  expect(await groupWithFocus()).toBe("Size");
});

test("a piece that is sold out takes no measurements", async ({ shopper: { page } }) => {
  await page.goto(SOLD_OUT_PRODUCT, { waitUntil: "networkidle" });
  await page.getByText("This piece is sold out.").waitFor();
  const custom = page.getByRole("radiogroup", { name: "Size" }).getByRole("radio", { name: /custom|measurements/i });
  expect(await custom.getAttribute("aria-label")).toMatch(/sold out$/);
  await custom.click();
  await expect.poll(() => custom.isChecked()).toBe(true);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("says when a piece would be at a PIN code, and what is wrong with one that is none", async ({ newShopper }) => {
  const shopper = await newShopper({ width: 390 });
  shopper.expectFaults(/status of 422/);
  const { page } = shopper;
  await page.goto(PRODUCT);
  await page.getByRole("button", { name: "Check your PIN code" }).press("Enter");
  const field = page.getByRole("textbox", { name: "PIN code" });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("4520");
  await page.keyboard.press("Enter");
  await page.getByText("Please enter a valid PIN code").waitFor();
  await page.keyboard.type("01");
  await page.keyboard.press("Enter");
  await page.getByText(/^Indore: between \d+ \w{3} \d{4} and \d+ \w{3} \d{4}, free of charge\.$/).waitFor();
  expect(await field.inputValue()).toBe("452001");
});
