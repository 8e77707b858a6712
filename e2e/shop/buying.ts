import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import type { Account } from "./accounts.ts";
import { listens } from "./screen.ts";

/** Waits until the page with this heading is there. */

export async function arriveAt(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

export interface Choice {
  size?: string | RegExp;
  material?: string;
}

/** Chooses options on a product page. An option with a single value is already chosen. */
export async function choose(page: Page, { size, material }: Choice): Promise<void> {
  if (material !== undefined) await press(page.getByRole("radiogroup", { name: "Material" }).getByLabel(material));
  if (size !== undefined) {
    // The measurements dialog hides the page behind it, and may open before the choice is checked.
    const sizes = page.getByRole("radiogroup", { name: "Size", includeHidden: true });
    await press(sizes.getByRole("radio", { name: size, exact: true, includeHidden: true }));
  }
}

/** The choice is stored in the address, and shows once the address has changed. */
async function press(radio: Locator): Promise<void> {
  await radio.click();
  await expect.poll(() => radio.isChecked()).toBe(true);
}

/** Adds with the page's code loaded. For clicks before that, see early-events.test.ts. */
export async function addToCart(page: Page): Promise<void> {
  await listens(page);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("dialog", { name: /^Cart/ }).waitFor();
}

/** From the open drawer or any page: opens the cart page and waits for its lines. */
export async function openCart(page: Page): Promise<void> {
  const drawer = page.getByRole("dialog", { name: /^Cart/ });
  if (await drawer.isVisible()) await drawer.getByRole("link", { name: "View cart" }).click();
  else await page.goto("/cart");
  await arriveAt(page, "shopping cart");
}

export async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel("Coupon code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText(`${code} applied`).waitFor();
}

export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /Terms & Conditions/ }).check();
  await page.getByRole("button", { name: "Checkout" }).first().click();
}

export async function registerOnPage(page: Page, account: Account): Promise<void> {
  await arriveAt(page, "Register");
  await page.getByLabel("Name", { exact: true }).fill(account.name);
  await page.getByLabel("Email", { exact: true }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Confirm password", { exact: true }).fill(account.password);
  await page.getByRole("checkbox", { name: /privacy policy/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
}

export async function logInOnPage(page: Page, { email, password }: Account): Promise<void> {
  await arriveAt(page, "Login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
}

/** Fills in what the account does not know yet; name and email are prefilled. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("Phone").fill("98765 43210");
  await page.getByLabel("PIN code").fill("452001");
  await page.getByLabel("City").fill("Indore");
  await page.getByLabel("State").selectOption("Madhya Pradesh");
  await page.getByLabel("Address", { exact: true }).fill("7 Sarafa Bazaar");
}

/** Presses Pay and waits for the bank's window. */
export async function openBank(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await page.getByRole("dialog", { name: "Test payment" }).waitFor();
}

export async function decide(page: Page, decision: "Succeed" | "Fail" | "Close"): Promise<void> {
  await page
    .getByRole("dialog", { name: "Test payment" })
    .getByRole("button", { name: decision, exact: true })
    .last()
    .click();
}

/** From the success page to the confirmation. Returns the order's id. */
export async function seeOrder(page: Page): Promise<string> {
  await arriveAt(page, "Thank you. Your payment is with us.");
  await page.getByRole("link", { name: "See your order" }).click();
  await arriveAt(page, "Order Confirmed");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect(id).toMatch(/^ORD[0-9A-Z]{6,10}$/);
  return id;
}
