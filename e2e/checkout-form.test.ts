import type { Page } from "playwright";
import { expect } from "vitest";
import { arriveSignedIn, arriveWithCart, MADE_TO_ORDER } from "./shop/accounts.ts";
import { fillAddress, openBank } from "./shop/buying.ts";
import { test } from "./shop/shopper.ts";

async function arriveAtCheckout(page: Page): Promise<void> {
  await arriveSignedIn(page);
  await arriveWithCart(page, MADE_TO_ORDER);
  await page.goto("/checkout");
  await page.getByLabel("Phone").waitFor();
}

const pay = (page: Page) => page.getByRole("button", { name: /^Pay ₹/ });

// spec: acceptance 23 fields
// spec: acceptance 24 phone
test("the checkout asks for what the order needs, and nothing else", async ({ shopper: { page } }) => {
  await arriveAtCheckout(page);
  const names = await page
    .getByRole("main")
    .locator("input, select, textarea")
    .evaluateAll((fields) =>
      fields.filter((field) => field.checkVisibility()).map((field) => field.getAttribute("name")),
    );
  expect(names.slice(0, 9)).toEqual([
    ...["firstName", "lastName", "email", "phone"],
    ...["country", "postalCode", "city", "state", "address"],
  ]);
  expect(names).toHaveLength(10);
  expect(await page.getByRole("radio").count()).toBe(1);
  await page.getByText("For the courier, on the day of delivery.").waitFor();
  expect(await page.getByLabel("Country").inputValue()).toBe("India");
});

// spec: acceptance 23 PIN
// spec: acceptance 31 spaces
test("a PIN code fills in city and state; PIN code and phone may contain spaces", async ({ shopper: { page } }) => {
  await arriveAtCheckout(page);
  await page.getByLabel("PIN code").pressSequentially("452 001");
  await page.getByRole("option", { name: /^452001 Indore/ }).click();
  expect(await page.getByLabel("City").inputValue()).toBe("Indore");
  expect(await page.getByLabel("State").inputValue()).toBe("Madhya Pradesh");
  await page.getByLabel("PIN code").fill("452 001");
  await page.getByLabel("Phone").fill(" 098765 43210 ");
  await page.getByLabel("Address", { exact: true }).fill("7 Sarafa Bazaar");
  await openBank(page);
});

// spec: acceptance 30 when
test("a field is validated when it is left, not while typing; the message says what to do", async ({
  shopper: { page },
}) => {
  await arriveAtCheckout(page);
  const phone = page.getByLabel("Phone");
  const wrong = page.getByText("Please enter a valid phone number");
  await phone.pressSequentially("98765");
  expect(await wrong.count()).toBe(0);
  expect(await phone.getAttribute("aria-invalid")).toBeNull();
  await page.keyboard.press("Tab");
  await wrong.waitFor();
  expect(await phone.getAttribute("aria-invalid")).toBe("true");
  await phone.pressSequentially("43210");
  await wrong.waitFor({ state: "detached" });
});

// spec: acceptance 30 error summary
test("several errors are summarised above the form; the summary takes the focus and links to the fields", async ({
  shopper: { page },
}) => {
  await arriveAtCheckout(page);
  await page.getByLabel("City").fill("Indore");
  const summary = page.getByRole("group", { name: /^Please check \d fields$/ });
  const focusIn = (target: typeof summary) => target.evaluate((element) => element === document.activeElement);
  await pay(page).click();
  await expect.poll(() => focusIn(summary)).toBe(true);
  await page.getByLabel("City").focus();
  await pay(page).click();
  await expect.poll(() => focusIn(summary)).toBe(true);
  const links = summary.getByRole("link");
  expect(await links.count()).toBe(4);
  for (const [index, label] of ["Phone", "PIN code", "State", "Address"].entries()) {
    await links.nth(index).press("Enter");
    await expect.poll(() => focusIn(page.getByLabel(label, { exact: label === "Address" }))).toBe(true);
  }
  expect(await page.getByLabel("City").inputValue()).toBe("Indore");
  await fillAddress(page);
  await summary.waitFor({ state: "detached" });
  await openBank(page);
});
