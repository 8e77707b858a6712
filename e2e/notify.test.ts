import { expect } from "vitest";
import { arriveAsAsha } from "./shop/accounts.ts";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { SOLD_OUT_PRODUCT } from "./shop/urls.ts";

const DRESS = "Amba Ajrakh Dress";
const TITLE = "Tell me when it is back";

// spec: acceptance 1 notify
// spec: “Notify Me When Available”
// spec: Dialogs close on Escape
test("a notice for a sold-out product asks for size and email only", async ({ shopper: { page } }) => {
  await load(page, `${SOLD_OUT_PRODUCT}?size=L`);
  const offer = page.getByRole("button", { name: "Notify Me When Available" }).first();
  await offer.click();
  const dialog = page.getByRole("dialog", { name: TITLE });
  const size = dialog.getByLabel("Size");
  expect(await size.inputValue()).toBe("L");
  expect(await size.getByRole("option").allTextContents()).not.toContain("Custom");
  await expect.poll(() => size.evaluate((field) => field === document.activeElement)).toBe(true);
  await dialog.getByRole("button", { name: "Notify me" }).click();
  await dialog.getByText("Email is required").waitFor();
  await dialog.getByLabel("Email").fill("meera");
  await page.keyboard.press("Enter");
  await dialog.getByText("Please enter a valid email").waitFor();
  await dialog.getByLabel("Email").fill("meera@example.com");
  await size.selectOption("M");
  await page.keyboard.press("Enter");
  await dialog.getByText("We will write once, when M is back.").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => offer.evaluate((button) => button === document.activeElement)).toBe(true);
});

// spec: “Notify Me When Available”
test("also from its card, prefilled with the signed-in shopper's email", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  await arriveAsAsha(page);
  await load(page, "/shop?sort=name_asc");
  const offer = page.getByRole("button", { name: new RegExp(`^Notify Me ?, ${DRESS}$`) });
  expect(await offer.innerText()).toMatch(/^Notify Me\s/);
  await offer.click();
  const dialog = page.getByRole("dialog", { name: TITLE });
  await expect.poll(() => dialog.getByLabel("Email").inputValue()).toBe("asha@example.com");
  await dialog.getByRole("button", { name: "Notify me" }).click();
  await dialog.getByText(/^We will write once, when \w+ is back\.$/).waitFor();
  expect(new URL(page.url()).pathname).toBe("/shop");
});

test("a product that is back meanwhile is reported in the dialog, and the input stays", async ({ shopper }) => {
  shopper.expectFaults(/status of 409/);
  const { page } = shopper;
  await page.route("**/notify", (route) =>
    route.fulfill({ status: 409, json: { status: "error", message: "L is in stock.", errors: {}, request_id: "x" } }),
  );
  await load(page, `${SOLD_OUT_PRODUCT}?size=L`);
  await page.getByRole("button", { name: "Notify Me When Available" }).first().click();
  const dialog = page.getByRole("dialog", { name: TITLE });
  await dialog.getByLabel("Email").fill("meera@example.com");
  await dialog.getByRole("button", { name: "Notify me" }).click();
  await dialog.getByRole("alert").getByText("L is in stock.").waitFor();
  expect(await dialog.getByLabel("Email").inputValue()).toBe("meera@example.com");
});
