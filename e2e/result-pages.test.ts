import { expect } from "vitest";
import { arriveAsAsha, arriveWithCart, MADE_TO_ORDER } from "./shop/accounts.ts";
import { ordersOf } from "./shop/orders.ts";
import { settle } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const ORDER = "ORD123456";
const RESULTS = [
  `/payment-success?order=${ORDER}`,
  `/payment-cancelled?order=${ORDER}`,
  `/order-confirmation/${ORDER}`,
];

test("the payment result is in the first column, and related content in the last", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 1440 });
  await arriveAsAsha(page);
  await arriveWithCart(page, MADE_TO_ORDER);
  for (const path of RESULTS) {
    await page.goto(path, { waitUntil: "networkidle" });
    // The loading page has a heading too, but no aside.
    await page.getByRole("main").getByRole("complementary").waitFor();
    const edges = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const { left, right } = box("main aside");
      return { result: box("main :has(> aside) > :first-child").left, aside: { left, right } };
    });
    expect(edges.result, path).toBeCloseTo(64, 0);
    expect(edges.aside.left, path).toBeGreaterThan(900);
    expect(edges.aside.right, path).toBeCloseTo(1440 - 64, 0);
    await page.getByRole("complementary").getByRole("heading", { name: "Talk to us" }).waitFor();
  }
});

test("the order's id can be copied, with a confirmation", async ({ newShopper }) => {
  const { page } = await newShopper();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await arriveAsAsha(page);
  await page.goto(`/order-confirmation/${ORDER}`);
  const said = page.getByRole("status").getByText("Order ID copied").waitFor();
  const shown = page.getByRole("button", { name: "Copied Order ID" }).waitFor();
  await page.getByRole("button", { name: "Copy Order ID" }).click();
  await Promise.all([said, shown]);
  await settle(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ORDER);
});

// spec: acceptance 28 confirmation
test("a confirmed order shows its number and the next steps, and links to its invoice and tracking", async ({
  newShopper,
}) => {
  const { page } = await newShopper();
  await arriveAsAsha(page);
  await page.goto("/order-confirmation/ORD2PV7A5SG6K");
  await page.getByRole("heading", { level: 1, name: "Order Confirmed" }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Order Confirmed \|/);
  const main = page.getByRole("main");
  await main.getByText("ORD2PV7A5SG6K").first().waitFor();
  await main.getByRole("link", { name: /^INV-\d{4}-\d{6}$/ }).waitFor();
  const next = page.getByRole("complementary", { name: "What happens next" });
  expect(await next.getByRole("listitem").allTextContents()).toHaveLength(4);
  await next.getByRole("link", { name: "Track Order" }).click();
  await page.waitForURL("/track-order?order=ORD2PV7A5SG6K");
  expect(await page.getByLabel("Order ID").inputValue()).toBe("ORD2PV7A5SG6K");
});

// spec: /order-confirmation/{orderId}
// spec: “Order Confirmed”
test("the confirmation shows products, date, payment and address, and links to further pages", async ({
  newShopper,
}) => {
  const { page } = await newShopper();
  await arriveAsAsha(page);
  const [order] = (await ordersOf(page)).filter(({ id }) => id === ORDER);
  await page.goto(`/order-confirmation/${ORDER}`);
  await page.getByRole("heading", { level: 1, name: "Order Confirmed", exact: true }).waitFor();
  const fact = (name: string) =>
    page
      .getByRole("main")
      .locator("dt", { hasText: new RegExp(`^${name}$`) })
      .locator("xpath=following-sibling::dd")
      .first()
      .innerText();
  expect(await fact("Order ID")).toContain(ORDER);
  expect(await fact("Date")).toMatch(/^\d+ \w{3} 2\d{3}$/);
  expect(await fact("Payment status")).toBe("Paid");
  expect(await fact("Payment method")).toBe(order!.payment_method);
  expect(await fact("Total")).toBe(`₹${order!.total.toLocaleString("en-IN")}.00`);
  const address = await fact("Shipping address");
  for (const part of [order!.shipping_address, order!.shipping_city, order!.shipping_pincode]) {
    expect(address).toContain(part);
  }
  const main = page.getByRole("main");
  expect(await main.getByRole("link", { name: "View My Orders" }).getAttribute("href")).toBe("/my-account/orders");
  await main.getByRole("link", { name: "Continue Shopping" }).click();
  await page.waitForURL("/shop");
});
