import { expect } from "vitest";
import { arriveAsAsha, arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { decide, fillAddress, openBank, seeOrder } from "./shop/buying.ts";
import { mailsTo } from "./shop/mailbox.ts";
import { ownerSays } from "./shop/owner.ts";
import { comeToForm, sidewaysScroll } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { violations } from "./shop/violations.ts";

// spec: Order not found. Please check your Order ID and Email.
// spec: /track-order asks the server
// spec: /track-order
// spec: Track order: four steps
test("an order is found by its number and email, prefilled by the mailed link", async ({ newShopper }) => {
  const { page, expectFaults } = await newShopper({ width: 390, height: 844 });
  expectFaults(/status of 404/);
  await page.goto("/track-order?order=ORD123456#email=somebody%40example.com", { waitUntil: "networkidle" });
  const email = page.getByLabel("Email", { exact: true });
  await expect.poll(() => email.inputValue()).toBe("somebody@example.com");
  await comeToForm(page);
  await page.getByRole("button", { name: "Track Order" }).click();
  await page.getByRole("alert").getByText("Order not found. Please check your Order ID and Email.").waitFor();
  expect(await page.getByLabel("Order ID").inputValue()).toBe("ORD123456");
  expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe("somebody@example.com");

  await page.getByLabel("Email", { exact: true }).fill("Asha@Example.com");
  await page.getByRole("button", { name: "Track Order" }).click();
  const heading = page.getByRole("heading", { name: "Order ORD123456" });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  const result = page.getByRole("region", { name: "Order ORD123456" });
  await result.getByText("Shipped", { exact: true }).first().waitFor();
  await expect
    .poll(() => result.getByRole("listitem").allTextContents())
    .toEqual([
      expect.stringMatching(/^Order Placed, done\d/),
      expect.stringMatching(/^Order Processed, done\d/),
      expect.stringMatching(/^Shipped, current\d/),
      expect.stringMatching(/^Delivered, to comeEstimated \d/),
    ]);
  // A visitor who only knows an order's number must not see customer, products or address.
  expect(await page.getByRole("main").textContent()).not.toMatch(/Asha|Chhawni|₹/);
});

test("an invoice can be read, printed and downloaded, also on a narrow screen", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 320, height: 700, theme: "dark" });
  await arriveAsAsha(page);
  await page.goto("/order-confirmation/ORD2PV7A5SG6K");
  const pdf = page.getByRole("link", { name: /^PDF of invoice INV-/ });
  await pdf.waitFor();
  const file = await page.request.get((await pdf.getAttribute("href")) ?? "");
  expect([file.headers()["content-type"], (await file.body()).subarray(0, 5).toString()]).toEqual([
    "application/pdf",
    "%PDF-",
  ]);
  await page.getByRole("link", { name: /^INV-\d{4}-\d{6}$/ }).click();
  await page.getByRole("heading", { level: 1, name: "Tax invoice" }).waitFor();
  await page.waitForLoadState("load");
  expect(await sidewaysScroll(page)).toEqual([]);
  await page.getByText("GSTIN 23AAKFN0000A1ZD").waitFor();
  await page.getByRole("row", { name: /^Chand Khadi Top .+ ₹3,375\.00$/ }).waitFor();
});

// spec: Section 34 credit note
test("a refunded order is cancelled, and its credit note shows beside the invoice and in the mail", async ({
  newShopper,
}) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  const { email } = await arriveSignedIn(page);
  await arriveWithCart(page, KURTA);
  await page.goto("/checkout");
  await fillAddress(page);
  await openBank(page);
  await decide(page, "Succeed");
  const id = await seeOrder(page);
  expect(await ownerSays("orders", "refund", id)).toBe(
    `The price of ${id} goes back, and a credit note takes its invoice back. Its pieces are back in stock.`,
  );
  // An answer that takes too long leaves the page without the order.
  await expect
    .poll(async () => {
      await page.reload({ waitUntil: "networkidle" });
      return page.getByRole("heading", { level: 1, name: "Order cancelled" }).count();
    })
    .toBe(1);
  await page
    .getByText(/^This order will not be delivered\. Its price (is on its way|has been given) back to you\.$/)
    .waitFor();
  await page.getByRole("link", { name: /^PDF of credit note CRN-/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: /^CRN-\d{4}-\d{6}$/ }).click();
  await page.getByRole("heading", { level: 1, name: "Credit note" }).waitFor();
  await page.waitForLoadState("load");
  await page.getByText("The order was cancelled before it left.", { exact: false }).waitFor();
  expect(await sidewaysScroll(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await expect
    .poll(async () => (await mailsTo(email)).find(({ subject }) => subject.startsWith("Your refund of"))?.text)
    .toMatch(/Credit note CRN-\d{4}-\d{6}: http/);
});

test("without JavaScript the order is found by a plain form", async ({ newShopper }) => {
  const { page, expectFaults } = await newShopper({ javaScript: false });
  expectFaults(/status of 422/);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Track Order" }).click();
  await page.getByRole("button", { name: "Track Order" }).click();
  await page.getByRole("paragraph").filter({ hasText: "Order ID is required" }).waitFor();
  await page
    .getByRole("group", { name: "Please check 2 fields" })
    .getByRole("link", { name: /^Email/ })
    .waitFor();
  await page.getByLabel("Order ID").fill("ORD123456");
  await page.getByLabel("Email", { exact: true }).fill("asha@example.com");
  await page.getByRole("button", { name: "Track Order" }).click();
  await page.getByRole("region", { name: "Order ORD123456" }).getByText("Shipped", { exact: true }).first().waitFor();
});

// spec: Order #{id}
// spec: Exchange: 48 hours, once, size only
test("a delivered order can be exchanged once", async ({ newShopper }) => {
  const id = "ORD5WZ9C1HN3R";
  expect(await ownerSays("orders", "ship", id)).toBe(`${id} is shipped.`);
  expect(await ownerSays("orders", "deliver", id)).toBe(`${id} is delivered.`);
  const { page } = await newShopper({ width: 390, height: 844 });
  await arriveAsAsha(page);
  await page.goto("/account?tab=orders");
  await page.getByRole("button", { name: `View ${id}` }).click();
  await page
    .getByRole("dialog", { name: `Order #${id}` })
    .getByRole("button", { name: "Exchange size" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Exchange size" });
  await dialog.getByLabel("Piece").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "Ask for the exchange" }).click();
  await dialog.getByRole("paragraph").filter({ hasText: "Please choose a size" }).waitFor();
  await dialog.getByRole("link", { name: "Please choose a reason" }).waitFor();
  await dialog.getByRole("radio", { name: "L", exact: true }).check();
  await dialog.getByRole("radio", { name: "It is too small" }).check();
  await dialog.getByRole("button", { name: "Ask for the exchange" }).click();
  await dialog.getByText("We answer within one working day.").waitFor();
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  const order = page.getByRole("dialog", { name: `Order #${id}` });
  await order.getByText(/^Exchange asked for: .+, size L for size M\.$/).waitFor();
  expect(await order.getByRole("button", { name: "Exchange size" }).count()).toBe(0);

  await page.goto(`/order-confirmation/${id}`);
  await page.getByText(/^Exchange asked for: /).waitFor();
  await expect
    .poll(async () => (await mailsTo("asha@example.com")).map(({ subject }) => subject))
    .toEqual(
      expect.arrayContaining([
        `Your exchange for order ${id}`,
        `Your order ${id} is delivered`,
        `Your order ${id} is on its way`,
      ]),
    );
});

// spec: Awaiting approval
// spec: acceptance 9 fit
test("a delivered product can be reviewed, and the review is public once the owner has approved it", async ({
  newShopper,
}) => {
  const words = "Soft from the <b>first</b> day, and it has kept its blue.";
  const { page } = await newShopper();
  await arriveAsAsha(page);
  await page.goto("/account?tab=orders");
  await page.getByRole("button", { name: "View ORD2PV7A5SG6K" }).click();
  await page.getByRole("button", { name: "Write a review of Chand Khadi Top" }).click();
  const dialog = page.getByRole("dialog", { name: /^(Write a|Your) review$/ });
  await dialog.getByRole("radio", { name: "4 of 5 stars" }).check();
  await dialog.getByLabel("Your review").fill("Soft");
  await dialog.getByRole("button", { name: "Post" }).click();
  await dialog.getByText("Please write at least 10 characters.").waitFor();
  await dialog.getByLabel("Your review").fill(words);
  await dialog.getByRole("radiogroup", { name: "How does it fit?" }).getByRole("radio", { name: "Runs small" }).check();
  await dialog.getByRole("button", { name: "Post" }).click();
  await dialog.getByText("Awaiting approval").waitFor();

  const { page: other } = await newShopper();
  await other.goto("/product/chand-khadi-top");
  expect(await other.getByRole("main").textContent()).not.toContain(words);
  const notices = await mailsTo("orders@nimar.example");
  // Other journeys write reviews at the same time.
  const notice = notices.find(({ subject }) => subject === "A review of Chand Khadi Top waits for you");
  const [, code = "", id] = /reviews approve ((\d+)-\w+)/.exec(notice?.text ?? "") ?? [];
  expect(await ownerSays("reviews", "approve", code)).toBe(`Review ${id} is published.`);
  await expect
    .poll(async () => {
      await other.reload();
      return other.getByRole("main").textContent();
    })
    .toContain(words);
  const review = other.getByRole("region", { name: "Reviews" }).getByRole("listitem").filter({ hasText: words });
  await review.getByText("Runs small · Verified buyer").waitFor();
  await review.getByRole("img", { name: "4 out of 5" }).waitFor();
  await expect
    .poll(async () => (await mailsTo("asha@example.com")).map(({ subject }) => subject))
    .toContain("Your review of Chand Khadi Top is published");
});
