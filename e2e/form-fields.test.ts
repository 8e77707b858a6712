import { describe, expect } from "vitest";
import type { Page } from "playwright";
import { arriveSignedIn, arriveWithCart, MADE_TO_ORDER } from "./shop/accounts.ts";
import { arriveAt } from "./shop/buying.ts";
import { comeToForm, load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const form = (page: Page) => page.locator("main form").first();

/** Label and kind of each field of the page's form. */
const fields = (page: Page) =>
  form(page)
    .locator("input:not([type=hidden]), select, textarea")
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ labels, type }) => `${labels?.[0]?.innerText.split("\n")[0]}: ${type}`),
    );
const submits = (page: Page) => form(page).locator("[type=submit]").allInnerTexts();
const optionsOf = (page: Page, label: string) => page.getByLabel(label).getByRole("option").allTextContents();

describe("the login form", () => {
  // spec: /login
  // spec: Login: fields and links
  test('asks for email, password and "remember me", and offers a reset link', async ({ shopper: { page } }) => {
    await load(page, "/login");
    expect(await fields(page)).toEqual(["Email: email", "Password: password", "Remember me: checkbox"]);
    expect(await submits(page)).toEqual(["Login"]);
    const main = page.getByRole("main");
    expect(await main.locator("[href='/forgot-password']").count()).toBe(1);
    await main.getByRole("link", { name: "Register" }).click();
    await arriveAt(page, "Register");
    await main.getByRole("link", { name: "Login" }).click();
    await arriveAt(page, "Login");
  });
});

describe("the registration form", () => {
  // spec: /register
  // spec: Register: fields and links
  test("asks for name, email, password twice, and an agreement that is not ticked", async ({ shopper: { page } }) => {
    await load(page, "/register");
    expect(await fields(page)).toEqual([
      "Name: text",
      "Email: email",
      "Password: password",
      "Confirm password: password",
      "I agree to the privacy policy: checkbox",
    ]);
    expect(await submits(page)).toEqual(["Register"]);
    expect(await page.getByRole("checkbox", { name: "I agree to the privacy policy" }).isChecked()).toBe(false);
    const policy = form(page).getByRole("link", { name: "privacy policy" });
    expect(await policy.getAttribute("href")).toBe("/privacy-policy");
  });
});

describe("the contact form", () => {
  // spec: Contact: fields
  // spec: Contact: the ten query types
  test("asks for name, email, phone, topic, subject and message", async ({ shopper: { page } }) => {
    await load(page, "/contact");
    expect(await fields(page)).toEqual([
      "Name: text",
      "Email: email",
      "Phone (optional): tel",
      "Query type: select-one",
      "Subject: text",
      "Message: textarea",
    ]);
    expect((await optionsOf(page, "Query type")).slice(1)).toEqual([
      "Order",
      "Product Inquiries",
      "Shipping & Delivery",
      "Custom / Bulk Orders",
      "Account & Payments",
      "Collaborations & PR",
      "Wholesale & Retail",
      "Feedback & Suggestions",
      "Careers & Internships",
      "Others / Miscellaneous",
    ]);
  });
});

describe("the order tracking form", () => {
  // spec: Track order: form
  test("asks for order number and email, and requires both", async ({ shopper: { page } }) => {
    await load(page, "/track-order");
    await comeToForm(page);
    expect(await fields(page)).toEqual(["Order ID: text", "Email: email"]);
    expect(await page.getByLabel("Order ID").getAttribute("placeholder")).toBe("Order ID (e.g. ORD123456)");
    expect(await submits(page)).toEqual(["Track Order"]);
    await page.getByLabel("Order ID").fill("ORD123456");
    await page.getByRole("button", { name: "Track Order" }).click();
    await page.getByText("Email is required").waitFor();
    await page.getByLabel("Order ID").fill("");
    await page.getByLabel("Email", { exact: true }).fill("asha@example.com");
    await page.getByRole("button", { name: "Track Order" }).click();
    await page.getByText("Order ID is required").waitFor();
  });
});

describe("the checkout form", () => {
  // spec: /checkout
  // spec: Checkout: summary and shipping form
  // spec: Free shipping from ₹200, fee 0
  // spec: Countries
  test("asks for contact and address, in India by default, beside the order summary", async ({ shopper: { page } }) => {
    const account = await arriveSignedIn(page);
    await arriveWithCart(page, MADE_TO_ORDER);
    await page.goto("/checkout");
    await arriveAt(page, "Checkout");
    await page.getByLabel("PIN code").waitFor();
    expect(await fields(page)).toEqual([
      "First name: text",
      "Last name: text",
      "Email: email",
      "Phone: tel",
      "Country: select-one",
      "PIN code: text",
      "City: text",
      "State: select-one",
      "Address: textarea",
      "UPI or card: radio",
    ]);
    expect(await page.getByLabel("Email").inputValue()).toBe(account.email);
    expect(await optionsOf(page, "Country")).toEqual([
      "United States",
      "United Kingdom",
      "France",
      "Australia",
      "India",
    ]);
    expect(await page.getByLabel("Country").inputValue()).toBe("India");
    const summary = await page.getByRole("complementary").innerText();
    for (const fact of ["Kesar Long Kurta", "Subtotal\n₹4,300.00", "Shipping\n₹0.00", "Total\n₹4,300.00"]) {
      expect(summary).toContain(fact);
    }
  });
});
