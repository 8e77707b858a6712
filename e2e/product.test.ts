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
