import { expect } from "vitest";
import { arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { layoutShift, STILL } from "./shop/layout-shift.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

const DAY = String.raw`\d+ \w{3} \d{4}`;

test("a PIN code entered once is known on the next product, in the cart and at checkout", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  await arriveSignedIn(page);
  await arriveWithCart(page, KURTA);
  await page.goto(PRODUCT);
  await page.getByRole("button", { name: "Check your PIN code" }).press("Enter");
  await page.getByRole("textbox", { name: "PIN code" }).fill("452 001");
  await page.keyboard.press("Enter");
  await page.getByText(/^Indore: between /).waitFor();

  await page.goto("/product/kesar-long-kurta");
  await page.getByRole("button", { name: "Check your PIN code" }).press("Enter");
  await page.getByText(/^Indore: between /).waitFor();
  expect(await page.getByRole("textbox", { name: "PIN code" }).inputValue()).toBe("452001");

  await page.goto("/cart");
  await page.getByText(new RegExp(`^Delivery to 452001: ${DAY} to ${DAY}\\.`)).waitFor();
  expect(await layoutShift(page)).toEqual(STILL);
  await page.getByRole("button", { name: "Change PIN code" }).press("Enter");
  await page.getByText(/^Indore: between /).waitFor();
  await page.getByRole("textbox", { name: "PIN code" }).fill("400001");
  await page.keyboard.press("Enter");
  await page.getByText(/^Delivery to 400001: /).waitFor();

  await page.goto("/checkout");
  expect(await page.getByLabel("PIN code").inputValue()).toBe("400001");
  await page.getByText("Show order summary").click();
  const delivery = page
    .getByRole("complementary")
    .getByText(new RegExp(`^By ${DAY}$`))
    .first();
  await delivery.waitFor();
  await page.getByLabel("PIN code").fill("4000");
  await page.getByRole("complementary").getByText("10-12 business days").first().waitFor();
  await page.getByLabel("PIN code").fill("110001");
  await delivery.waitFor();
});
