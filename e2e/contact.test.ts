import type { Page } from "playwright";
import { describe, expect, inject } from "vitest";
import { mailsTo } from "./shop/mailbox.ts";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const SENT = "Message sent successfully! We will get back to you soon.";

/** Waits for the first mail to an address and returns it. */
async function mailTo(address: string, subject: RegExp) {
  await expect.poll(async () => (await mailsTo(address)).some((mail) => subject.test(mail.subject))).toBe(true);
  return (await mailsTo(address)).find((mail) => subject.test(mail.subject))!;
}

/** Opens the page and waits for the form's code. Until then the form posts without script. */
async function openForm(page: Page) {
  await load(page, "/contact");
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "Name", exact: true }).click();
  const isRunning = () =>
    form.locator("form").evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
  await expect.poll(isRunning).toBe(true);
  return form;
}

describe("the contact form", () => {
  // spec: Name, Email, Query type, Subject and Message is required
  // spec: Message sent successfully! We will get back to you soon.
  // spec: E-Commerce Rules ticket
  // spec: /contact
  // spec: acceptance 30 shorter forms
  test("shows errors at their fields, keeps the input, and ends with a ticket", async ({ shopper: { page } }) => {
    const form = await openForm(page);
    await page.getByRole("textbox", { name: "Message" }).fill("Where is my order?");
    await page.getByRole("button", { name: "Send message" }).click();
    const summary = form.getByRole("group", { name: "Please check 4 fields" });
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const missing of ["Name is required", "Email is required", "Query type is required", "Subject is required"]) {
      await form.getByRole("paragraph").filter({ hasText: missing }).waitFor();
      await summary.getByRole("link", { name: missing }).waitFor();
    }
    await form.getByRole("textbox", { name: "Name", exact: true }).fill("Asha");
    await form.getByRole("textbox", { name: "Email" }).fill("asha.writes@example.com");
    await form.getByRole("combobox", { name: "Query type" }).selectOption("Shipping & Delivery");
    await form.getByRole("textbox", { name: "Subject" }).fill("My order");
    expect(await form.getByRole("textbox", { name: "Message" }).inputValue()).toBe("Where is my order?");
    await form.getByRole("button", { name: "Send message" }).click();
    await page.getByText(SENT).waitFor();
    const ticket = /TKT\w{8}/.exec(await form.innerText())?.[0];
    expect((await mailTo("asha.writes@example.com", /We have your message/)).text).toContain(ticket);
    await page.getByRole("link", { name: "Send another" }).click();
    expect(await form.getByRole("textbox", { name: "Subject" }).inputValue()).toBe("");
  });

  test("works without JavaScript, including errors and kept input", async ({ newShopper }) => {
    const { page, expectFaults } = await newShopper({ javaScript: false });
    expectFaults(/422/);
    await page.goto("/contact");
    const form = page.getByRole("main");
    await form.getByRole("textbox", { name: "Name", exact: true }).fill("Meera");
    await form.getByRole("textbox", { name: "Email" }).fill("meera@");
    await form.getByRole("textbox", { name: "Subject" }).fill("A bulk order");
    await form.getByRole("textbox", { name: "Message" }).fill("Twelve kurtas.");
    await form.getByRole("button", { name: "Send message" }).click();
    await form.getByRole("paragraph").filter({ hasText: "Please enter a valid email" }).waitFor();
    await form.getByRole("group", { name: "Please check 2 fields" }).getByRole("link").first().click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    expect(await form.getByRole("textbox", { name: "Message" }).inputValue()).toBe("Twelve kurtas.");
    await form.getByRole("textbox", { name: "Email" }).fill("meera.writes@example.com");
    await form.getByRole("combobox", { name: "Query type" }).selectOption("Custom / Bulk Orders");
    await form.getByRole("button", { name: "Send message" }).click();
    await page.getByText(SENT).waitFor();
    await page.getByText(/TKT\w{8}/).waitFor();
  });

  // spec: Failed to send message. Please try again later.
  test("reports a failure and keeps the input", async ({ shopper: { page, expectFaults } }) => {
    expectFaults(/api\/contacts|Failed to load resource/);
    await page.route("**/api/contacts", (route) => route.abort());
    const form = await openForm(page);
    await form.getByRole("textbox", { name: "Name", exact: true }).fill("Asha");
    await form.getByRole("textbox", { name: "Email" }).fill("asha@example.com");
    await form.getByRole("combobox", { name: "Query type" }).selectOption("Order");
    await form.getByRole("textbox", { name: "Subject" }).fill("My order");
    await form.getByRole("textbox", { name: "Message" }).fill("Where is it?");
    await form.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("alert").getByText("Failed to send message. Please try again later.").waitFor();
    expect(await form.getByRole("textbox", { name: "Message" }).inputValue()).toBe("Where is it?");
  });
});

// spec: Thank you for subscribing to the {label} newsletter.
describe.each([true, false])("the newsletter, with JavaScript %s", (javaScript) => {
  // spec: Dark patterns subscription trap
  // spec: /confirm-newsletter/{token}, /unsubscribe/{token}
  // spec: Footer: thanks for joining
  test("is joined in the footer, confirmed by mail, and left by the mailed link", async ({ newShopper }) => {
    const { page } = await newShopper({ javaScript });
    const email = `letters-${javaScript}@example.com`;
    await page.goto("/our-story");
    const foot = page.getByRole("contentinfo");
    await foot.getByRole("textbox", { name: "Your Name" }).fill("Asha");
    await foot.getByRole("textbox", { name: "Email" }).fill(email);
    await foot.getByRole("button", { name: "Join" }).click();
    await page.getByText("Thank you for subscribing to the Nimar newsletter.").waitFor();
    const linkIn = (text: string, path: string) => new RegExp(`(/${path}/[\\w-]+)`).exec(text)?.[1] ?? "";
    const asked = await mailTo(email, /Please confirm/);
    await page.goto(inject("shopUrl") + linkIn(asked.text, "confirm-newsletter"));
    const join = page.getByRole("button", { name: "Confirm" });
    await join.waitFor();
    await page.reload();
    await join.click();
    await page.getByRole("heading", { level: 1, name: "You are on the list." }).waitFor();
    const welcome = await mailTo(email, /You are on the list/);
    await page.goto(inject("shopUrl") + linkIn(welcome.text, "unsubscribe"));
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await page.getByRole("heading", { level: 1, name: "You are off the list." }).waitFor();
  });
});

test("reports a confirmation link that is no longer valid", async ({ shopper: { page } }) => {
  await page.goto("/confirm-newsletter/nobody");
  await page.getByText("This link has expired. Join again from the foot of any page.").waitFor();
});
