import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { arriveSignedIn, arriveWithCart, MADE_TO_ORDER, registered } from "./shop/accounts.ts";
import { arriveAt, openBank } from "./shop/buying.ts";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

/** Text as copied from a chat or a table: between bidi marks, with a zero-width space in the middle. */
const marked = (text: string) => `\u202A${text.slice(0, 3)}\u200B${text.slice(3)}\u202C\u00A0`;

/** Sets a field's text at once, as pasting does. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill("");
  await field.focus();
  await page.keyboard.insertText(text);
}

// spec: acceptance 31 spaces
// spec: Format of phone numbers
// spec: Format of PIN codes
test("an order accepts a pasted coupon, phone and PIN code with invisible marks and other digits", async ({
  shopper: { page },
}) => {
  await arriveSignedIn(page);
  await arriveWithCart(page, MADE_TO_ORDER);
  await page.goto("/cart");
  await paste(page, page.getByLabel("Coupon code"), marked("welcome१०"));
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("WELCOME10 applied").waitFor();
  await page.goto("/checkout");
  await paste(page, page.getByLabel("Email"), marked("asha.verma@example.com"));
  await paste(page, page.getByLabel("PIN code"), marked("४५२००१"));
  await page.getByRole("option", { name: /^452001 Indore/ }).click();
  await paste(page, page.getByLabel("PIN code"), marked("४५२ ००१"));
  await paste(page, page.getByLabel("Phone"), marked("+91 ९८७६५\u2011४३२१०"));
  await paste(page, page.getByLabel("Address", { exact: true }), "७ सर्राफ़ा\u00A0बाज़ार");
  await openBank(page);
});

test("registration and order tracking accept pasted text with invisible marks", async ({ shopper: { page } }) => {
  const { email, password } = await registered();
  await page.goto("/login");
  await paste(page, page.getByLabel("Email", { exact: true }), marked(email));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/account");
  await page.goto("/track-order");
  await paste(page, page.getByLabel("Order ID"), marked("ord१२३४५६"));
  await paste(page, page.getByRole("main").getByLabel("Email"), marked("asha@example.com"));
  await page.getByRole("button", { name: "Track Order" }).click();
  await page.getByRole("heading", { name: /ORD123456/ }).waitFor();
});

test("a price pasted with its currency filters the shop, and a word is refused", async ({ shopper: { page } }) => {
  await load(page, "/shop");
  await page.getByRole("button", { name: "Filter" }).click();
  const from = page.getByRole("textbox", { name: "From" });
  await paste(page, from, "₹1,500.00");
  await page.keyboard.press("Tab");
  await expect.poll(() => new URL(page.url()).search).toBe("?price_min=1500");
  await paste(page, page.getByRole("textbox", { name: "To" }), "१५००0.50");
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).search).toBe("?price_min=1500&price_max=15001");
  await paste(page, from, "cheap");
  await page.keyboard.press("Enter");
  await page.getByText("Please enter an amount in figures, such as 1500").waitFor();
  expect(await from.inputValue()).toBe("cheap");
  expect(new URL(page.url()).search).toBe("?price_min=1500&price_max=15001");
});

test("a pasted email joins the newsletter in the footer, with and without code", async ({ newShopper }) => {
  for (const javaScript of [true, false]) {
    const { page } = await newShopper({ javaScript });
    await page.goto("/");
    const foot = page.getByRole("contentinfo");
    await paste(page, foot.getByLabel("Your Name"), marked("Meera"));
    await paste(page, foot.getByLabel("Email"), marked(`meera-${Date.now()}@example.com`));
    await foot.getByRole("button", { name: "Join" }).click();
    await arriveAt(page, "Thank you, Meera.");
  }
});
