import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import type { Page } from "playwright";
import { expect } from "vitest";
import { DEMO_CUSTOMER } from "../apps/api/seed/customers.ts";
import { type Account, arriveAsAsha, arriveSignedIn, arriveWithCart, MADE_TO_ORDER } from "./shop/accounts.ts";
import { answerFor } from "./shop/answers.ts";
import { arriveAt, decide, fillAddress, logInOnPage, openBank, seeOrder } from "./shop/buying.ts";
import { mailsTo } from "./shop/mailbox.ts";
import { ordersOf, stockOf } from "./shop/orders.ts";
import { test } from "./shop/shopper.ts";

/** Signed in, with a kurta in the cart, at a completed checkout form. */
async function readyToPay(page: Page): Promise<Account> {
  const account = await arriveSignedIn(page);
  await arriveWithCart(page, MADE_TO_ORDER);
  await page.goto("/checkout");
  await fillAddress(page);
  return account;
}

/** The values that `fillAddress` types. */
const ADDRESS = {
  Phone: "98765 43210",
  "PIN code": "452001",
  City: "Indore",
  State: "Madhya Pradesh",
  Address: "7 Sarafa Bazaar",
};

/** The current values of those fields. */
async function typedAddress(page: Page): Promise<Record<string, string>> {
  await page.getByLabel("Address", { exact: true }).waitFor();
  const entries = Object.keys(ADDRESS).map(async (label): Promise<[string, string]> => [
    label,
    await page.getByLabel(label, { exact: label === "Address" }).inputValue(),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

const states = async (page: Page) =>
  (await ordersOf(page)).map(({ status, payment_status }) => `${status}, ${payment_status}`);

// spec: The sandbox bank’s window
// spec: Checkout: the bank’s window
test("a declined payment says so, keeps the cart, and can be retried", async ({ shopper: { page } }) => {
  const account = await readyToPay(page);
  await openBank(page);
  await decide(page, "Fail");
  await arriveAt(page, "The bank declined this payment");
  expect(await page.getByText("UPI or bank app").count()).toBe(0);
  expect(await mailsTo(account.email)).toEqual([]);

  await page.getByRole("link", { name: "Try again" }).click();
  await arriveAt(page, /checkout/i);
  await expect.poll(() => typedAddress(page)).toEqual(ADDRESS);
  await openBank(page);
  await decide(page, "Succeed");
  await seeOrder(page);
  expect((await states(page)).filter((state) => state === "placed, paid")).toHaveLength(1);
});

// spec: A payment window that was closed
// spec: Payment cancelled by user
// spec: The sandbox bank’s window
// spec: /payment-cancelled
test("closing the bank's window cancels the payment and keeps the cart", async ({ shopper: { page } }) => {
  const account = await readyToPay(page);
  await openBank(page);
  await decide(page, "Close");
  await arriveAt(page, "Payment not completed");
  await page.getByRole("main").getByText("Payment cancelled by user").waitFor();
  expect(await page.locator("[data-component=toast]").count()).toBe(0);
  await page
    .getByRole("list", { name: "Still in your cart" })
    .getByRole("link", { name: /^Kesar Long Kurta, / })
    .waitFor();
  await page.getByRole("link", { name: "Back to cart" }).click();
  await arriveAt(page, "shopping cart");
  await page.getByRole("main").getByRole("link", { name: "Kesar Long Kurta" }).first().waitFor();
  expect(await states(page)).not.toContain("placed, paid");
  expect(await mailsTo(account.email)).toEqual([]);
});

// spec: /payment-cancelled
test("a payment approved in an app after the window was closed places the order, as the page says", async ({
  shopper: { page },
}) => {
  const account = await readyToPay(page);
  const answer = page.waitForResponse(
    (response) => response.url().includes("/api/users/checkout/") && response.request().method() === "POST",
  );
  await openBank(page);
  const { payment } = (await (await answer).json()) as PlacedOrder;
  await decide(page, "Close");
  await arriveAt(page, "Payment not completed");
  await page.getByText("If you approve the payment in your UPI or bank app all the same", { exact: false }).waitFor();
  const approved = await page.request.post("/dev/bank/payments", {
    data: { provider_order_id: payment?.provider_order_id, outcome: "success" },
  });
  expect(approved.ok()).toBe(true);
  await expect.poll(() => states(page)).toEqual(["placed, paid"]);
  await expect.poll(async () => (await mailsTo(account.email)).length).toBe(1);
});

test("closing the window of an order that was paid in another tab shows that it is paid", async ({
  shopper: { page },
}) => {
  await readyToPay(page);
  const other = await page.context().newPage();
  await other.goto("/checkout");
  await fillAddress(other);
  await openBank(page);
  await openBank(other);
  await decide(page, "Succeed");
  await arriveAt(page, "Thank you. Your payment is with us.");
  await decide(other, "Close");
  await arriveAt(other, "Thank you. Your payment is with us.");
});

// spec: acceptance 26 one step
test("the entered address stays after the bank's window was closed", async ({ shopper: { page } }) => {
  await readyToPay(page);
  await openBank(page);
  await decide(page, "Close");
  await arriveAt(page, "Payment not completed");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect.poll(() => typedAddress(page)).toEqual(ADDRESS);
});

test("a paid order is confirmed at once, without a warning on leaving", async ({ shopper: { page } }) => {
  await readyToPay(page);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  // The page after the payment fails to load, so the current page must show that the order is paid.
  const release = await answerFor(page, "**/payment-success*", (route) => route.abort("aborted"));
  const left = page.waitForRequest("**/payment-success*");
  await openBank(page);
  await decide(page, "Succeed");
  await left;
  await page.getByText("Thank you. Your order is with us.").waitFor();
  expect(await page.getByText("Processing…").count()).toBe(0);
  expect(await page.getByRole("button", { name: /^Pay/ }).count()).toBe(0);
  expect(await states(page)).toEqual(["placed, paid"]);
  release();
  await page.getByRole("link", { name: "See your order" }).click();
  await seeOrder(page);
  expect(asked).toEqual([]);
});

test("a saved address fills the fields that it contains", async ({ shopper: { page } }) => {
  await arriveWithCart(page, MADE_TO_ORDER);
  await page.goto("/login?redirect=%2Fcheckout");
  await logInOnPage(page, DEMO_CUSTOMER);
  await expect
    .poll(() => typedAddress(page))
    .toEqual({
      Phone: DEMO_CUSTOMER.phone,
      "PIN code": DEMO_CUSTOMER.postalCode,
      City: DEMO_CUSTOMER.city,
      State: DEMO_CUSTOMER.state,
      Address: DEMO_CUSTOMER.street,
    });
});

// spec: Paying
// spec: acceptance 27 one order
test("two quick presses on Pay and on Succeed make one order", async ({ shopper }) => {
  const { page, requests } = shopper;
  const account = await readyToPay(page);
  await page.getByRole("button", { name: /^Pay ₹/ }).dblclick();
  const succeed = page.getByRole("dialog", { name: "Test payment" }).getByRole("button", { name: "Succeed" });
  await succeed.dblclick();
  const id = await seeOrder(page);
  expect((await ordersOf(page)).map((order) => order.id)).toEqual([id]);
  expect(requests.filter((request) => request.url().endsWith("/dev/bank/payments"))).toHaveLength(1);
  await expect.poll(async () => (await mailsTo(account.email)).length).toBe(1);
});

test("a reload while the bank's window is open pays the same order", async ({ shopper: { page } }) => {
  await readyToPay(page);
  await openBank(page);
  const before = await ordersOf(page);
  await page.reload();
  await arriveAt(page, /checkout/i);
  await expect.poll(() => typedAddress(page)).toEqual(ADDRESS);
  await openBank(page);
  expect((await ordersOf(page)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  await decide(page, "Succeed");
  expect(await seeOrder(page)).toBe(before[0]?.id);
});

// spec: acceptance 27 pending payment
test("a payment that is not confirmed yet shows a page that waits for it", async ({ shopper: { page } }) => {
  await readyToPay(page);
  await openBank(page);
  const [order] = await ordersOf(page);
  const other = await page.context().newPage();
  await other.goto(`/payment-success?order=${order?.id}`);
  await arriveAt(other, "Thank you. Your payment is with us.");
  const waiting = other.getByText("We are confirming your payment with the bank.", { exact: false });
  await waiting.waitFor();
  await other
    .getByText(order?.id ?? "")
    .first()
    .waitFor();
  await decide(page, "Succeed");
  await seeOrder(page);
  await waiting.waitFor({ state: "detached" });
  await other.getByText(`Order ${order?.id} is placed.`, { exact: false }).waitFor();
});

test("the last piece is sold while the shopper enters an address", async ({ newShopper }) => {
  const LAST = {
    product_id: 10,
    quantity: 1,
    variants: [
      { type: "size", value: "L" },
      { type: "material", value: "Tussar silk, pomegranate" },
    ],
  };
  const slow = await newShopper();
  const quick = await newShopper();
  slow.expectFaults(/status of 409/);
  expect(await stockOf(slow.page, "saanjh-slip-dress", "L")).toBe(1);
  for (const { page } of [slow, quick]) {
    await arriveSignedIn(page);
    await arriveWithCart(page, LAST);
    await page.goto("/checkout");
    await fillAddress(page);
  }
  await openBank(quick.page);
  await decide(quick.page, "Succeed");
  await seeOrder(quick.page);

  await slow.page.getByRole("button", { name: /^Pay ₹/ }).click();
  await slow.page
    .getByRole("alert")
    .filter({ hasText: /Saanjh Slip Dress|no longer|left|sold/i })
    .waitFor();
  expect(await slow.page.getByRole("dialog").count()).toBe(0);
  expect(await ordersOf(slow.page)).toEqual([]);
  expect(await stockOf(slow.page, "saanjh-slip-dress", "L")).toBe(0);
});

// spec: 401
// spec: 401 ends the session
test("a session that expires at checkout leads to login and back without losing input", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/status of 401/);
  const account = await readyToPay(page);
  await page.evaluate(async () => {
    await fetch("/api/logout", {
      method: "POST",
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        "X-Requested-With": "XMLHttpRequest",
        Authorization: `Bearer ${localStorage.getItem("token")}`,
      },
    });
  });
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await logInOnPage(page, account);
  await arriveAt(page, /checkout/i);
  await expect.poll(() => typedAddress(page)).toEqual(ADDRESS);
  await openBank(page);
  await decide(page, "Succeed");
  await seeOrder(page);
  expect(await states(page)).toEqual(["placed, paid"]);
});

test("an unpaid order can be ordered again from its dialog, without adding duplicates", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  await arriveAsAsha(page);
  await page.goto("/my-account/orders");
  const failed = (await ordersOf(page)).find(({ status }) => status === "payment_failed")!;
  await page.getByRole("button", { name: `View ${failed.id}` }).click();
  const dialog = page.getByRole("dialog", { name: `Order #${failed.id}` });
  await dialog.getByText("Nothing was charged for this order.").waitFor();
  expect(await dialog.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe("/contact");
  await dialog.getByRole("button", { name: "Order again" }).click();
  await arriveAt(page, "shopping cart");
  await page.getByRole("link", { name: failed.items[0]!.product_name }).first().waitFor();
  await page.goto(`/order-confirmation/${failed.id}`);
  await page.getByRole("button", { name: "Order again" }).click();
  await arriveAt(page, "shopping cart");
  await page.getByRole("table").getByText("Quantity 1", { exact: true }).waitFor();
});
