import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { arriveAsAsha, arriveSignedIn, arriveWithCart, MADE_TO_ORDER } from "./shop/accounts.ts";
import { answerFor, unavailable } from "./shop/answers.ts";
import { arriveAt } from "./shop/buying.ts";
import { load, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

const TITLE = "Noor Khadi Kurta";

/** The API is unavailable at this address until the returned function is called. */
const withoutAnswer = (page: Page, address: string) => answerFor(page, address, unavailable());
const withoutLine = (page: Page, address: string) => answerFor(page, address, (route) => route.abort());

// spec: States of the product page
// spec: Failed to load product.
test("a product that fails to load says so, and loads on retry", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/503/);
  await load(page, "/shop");
  const answer = await withoutAnswer(page, `**/api/products/${PRODUCT.split("/").at(-1)}`);
  await page.getByRole("main").getByRole("link", { name: TITLE }).first().click();
  await page.getByRole("heading", { name: "Failed to load product." }).waitFor();
  answer();
  await page.getByRole("button", { name: "Try Again" }).click();
  await arriveAt(page, TITLE);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().waitFor();
});

// spec: Carousels that fail
test("a home page whose lists fail to load shows them empty, without a message", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/503/);
  await load(page, "/shop");
  await withoutAnswer(page, "**/api/home");
  // Until the surrounding code has loaded, a link loads a document.
  await wake(page, "header");
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await page.waitForURL("/");
  await page.mouse.wheel(0, 500);
  for (const name of ["New Arrivals", "Best Sellers"]) {
    await page.getByRole("region", { name }).getByText("No best seller products available.").waitFor();
  }
  expect((await page.getByRole("alert").allTextContents()).join("")).toBe("");
});

// spec: An account that cannot be loaded
test.for([
  { failure: "is answered with 503", fail: (page: Page) => withoutAnswer(page, "**/api/user") },
  { failure: "meets a line that is down", fail: (page: Page) => withoutLine(page, "**/api/user") },
])("an account whose call $failure keeps its session, and loads on retry", async ({ fail }, { shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/503|ERR_FAILED/);
  await arriveSignedIn(page);
  const kept = () => page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")]);
  const before = await kept();
  const answer = await fail(page);
  await page.goto("/account?tab=addresses");
  await page.getByRole("heading", { name: "Your account could not be loaded." }).waitFor();
  expect(await kept()).toEqual(before);
  answer();
  await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
  await page.getByRole("tab", { name: "Addresses", selected: true }).waitFor();
});

test("a session ended by the server leads to login, which returns to the page", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/401/);
  await arriveSignedIn(page);
  await page.evaluate(() => localStorage.setItem("token", "an-ended-session"));
  await page.goto("/account?tab=addresses");
  await arriveAt(page, "Login");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/account?tab=addresses");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

// spec: Wished pieces after a failed load
test("a wishlist that fails to load says so on its page, and loads on retry", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/503/);
  await arriveSignedIn(page);
  const answer = await withoutAnswer(page, "**/api/wishlist/*");
  await page.goto("/wishlist");
  await page.getByRole("heading", { name: "Your wishlist could not be loaded." }).waitFor();
  answer();
  await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
  await page.getByRole("heading", { name: "Your wishlist is empty" }).waitFor();
});

describe("an order", () => {
  const ORDER = "ORD123456";

  // spec: Order ID not found
  test.for(["ORD999999", "ORDER-1"])("called %s is not found, which is said at home", async (id, { shopper }) => {
    const { page } = shopper;
    shopper.expectFaults(/404/);
    await arriveAsAsha(page);
    const said = page.getByText("Order ID not found").first().waitFor();
    await page.goto(`/order-confirmation/${id}`);
    await Promise.all([page.waitForURL("/"), said]);
  });

  // spec: Failed to load order details
  test.for([`/order-confirmation/${ORDER}`, `/payment-success?order=${ORDER}`])(
    "that fails to load says so, and loads on retry, %s",
    async (path, { shopper }) => {
      const { page } = shopper;
      shopper.expectFaults(/503/);
      await arriveAsAsha(page);
      const answer = await withoutAnswer(page, `**/api/orders/${ORDER}`);
      await page.goto(path);
      await arriveAt(page, "Failed to load order details");
      answer();
      await page.getByRole("button", { name: "Retry" }).click();
      await page.getByText(ORDER).first().waitFor();
    },
  );
});

// spec: Your cart is empty
test("the checkout redirects to the cart when it is empty, which is announced once", async ({ shopper: { page } }) => {
  await arriveSignedIn(page);
  await page.goto("/checkout");
  await page.waitForURL("/cart");
  await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
  expect(await page.getByText("Your cart is empty").count()).toBe(1);
  expect(await page.getByRole("button", { name: "Checkout" }).count()).toBe(0);
  await arriveWithCart(page, MADE_TO_ORDER);
  await page.goto("/checkout");
  await arriveAt(page, /checkout/i);
});

// spec: A stored token at the start
test("an expired session leads to login, which returns to the page", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/401/);
  await arriveSignedIn(page);
  await page.evaluate(() => localStorage.setItem("token", "x".repeat(43)));
  await page.goto("/account?tab=orders");
  await arriveAt(page, "Login");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/account?tab=orders");
  expect(await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")])).toEqual([
    null,
    null,
  ]);
});

test("a form submitted from its last field keeps the focus there when the request fails", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/503/);
  await load(page, "/track-order");
  await withoutAnswer(page, "**/api/track-order");
  const email = page.getByRole("main").getByLabel("Email", { exact: true });
  await page.getByLabel("Order ID").fill("ORD123456");
  await email.fill("asha@example.com");
  // Until its code runs the form posts without script.
  await expect.poll(() => page.locator("[data-waiting] form").count()).toBe(0);
  await email.press("Enter");
  await page.getByRole("main").getByRole("alert").waitFor();
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
});

// spec: 401 ends the session
test("leaving the account during its requests does not end the session", async ({ shopper: { page } }) => {
  await arriveSignedIn(page);
  const release = await answerFor(page, "**/api/user", () => undefined);
  for (const next of ["/shop", "/account"]) {
    const asked = page.waitForRequest("**/api/user");
    await page.goto("/account", { waitUntil: "commit" });
    await asked;
    await page.goto(next, { waitUntil: "commit" });
  }
  release();
  await page.goto("/account");
  await page.getByRole("main").getByRole("button", { name: "Logout" }).first().waitFor();
});
