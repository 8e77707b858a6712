import type { CartInbox } from "@selvedge/commerce/wire/cart";
import { expect } from "vitest";
import { addToCartOf, arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { answerFor, unavailable } from "./shop/answers.ts";
import { addToCart, applyCoupon, choose, openCart } from "./shop/buying.ts";
import { focusedText, rows, YELLOW_KURTA } from "./shop/cart.ts";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

// spec: Removing a line
test("removing a line moves the focus to the next one, or after the last to the empty message", async ({
  shopper: { page },
}) => {
  await arriveWithCart(page, KURTA, YELLOW_KURTA);
  await page.goto("/cart");
  await expect.poll(() => rows(page).count()).toBe(2);
  const pictures = await page
    .getByRole("main")
    .locator("tr img")
    .evaluateAll((all) => all.map((each) => each.getAttribute("src")));
  expect(new Set(pictures).size).toBe(2);

  await rows(page)
    .first()
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(await focusedText(page)).toBe("Noor Khadi Kurta");
  await rows(page)
    .first()
    .getByRole("button", { name: /^Remove/ })
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
  expect(await focusedText(page)).toBe("Your cart is empty");
});

// spec: acceptance 20 full cost
test("the cart shows all costs of an order before the checkout", async ({ shopper: { page } }) => {
  await arriveWithCart(page, KURTA, YELLOW_KURTA);
  await page.goto("/cart");
  const summary = page.getByRole("region", { name: "Summary" });
  await summary.waitFor();
  const [terms, sums] = [summary.getByRole("term"), summary.getByRole("definition")];
  await expect.poll(() => terms.allTextContents()).toEqual(["Subtotal", "Shipping", "Total"]);
  await expect.poll(() => sums.allTextContents()).toEqual(["₹8,400.00", "₹0.00", "₹8,400.00"]);
  await summary.getByText("Shipping is free on every order").first().waitFor();
  await summary.getByText("Delivery in 10-12 business days.").waitFor();
  await summary
    .getByText(
      "Prices include all taxes. Made to order: no cancellation once confirmed, no returns or refunds. Size exchange within 48 hours of delivery.",
    )
    .waitFor();
});

// spec: Clearing the cart
// spec: Guests use the cart
test("clearing the cart moves the focus to the empty message", async ({ shopper: { page } }) => {
  await arriveWithCart(page, KURTA, YELLOW_KURTA);
  await page.goto("/cart");
  await page.getByRole("button", { name: "Clear cart" }).click();
  await page
    .getByRole("dialog", { name: "Remove all 2 pieces?" })
    .getByRole("button", { name: /^Remove/ })
    .click();
  await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => focusedText(page)).toBe("Your cart is empty");
});

// spec: Coupon banner
test("a coupon shows its maximum discount, and applying or removing it keeps the focus", async ({
  shopper: { page },
}) => {
  await arriveWithCart(page, KURTA);
  await page.goto("/cart");
  await applyCoupon(page, "WELCOME10");
  await page.getByText("WELCOME10 applied: 10% off, up to ₹500").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Remove WELCOME10");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
});

test("on a phone, pressing a submit button while the keyboard closes is not intercepted by the bars that reappear", async ({
  newShopper,
}) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  await arriveWithCart(page, KURTA);
  await page.goto("/cart");
  const apply = page.getByRole("button", { name: "Apply" });
  for (const height of [20, 100]) {
    await page.getByLabel("Coupon code").fill("WELCOME10");
    await apply.evaluate((button, above) => {
      scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + above, behavior: "instant" });
    }, height);
    await apply.click();
    await page.getByText("WELCOME10 applied").waitFor();
    await page.getByRole("button", { name: "Remove WELCOME10" }).click();
  }
});

// spec: Header: counts
test("two tabs show one cart", async ({ shopper: { page } }) => {
  await arriveWithCart(page, KURTA);
  await page.goto("/cart");
  await expect.poll(() => rows(page).count()).toBe(1);
  const badge = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
  await expect.poll(() => badge.getAttribute("aria-label")).toBe("Cart, 1 item");

  const other = await page.context().newPage();
  await other.goto(PRODUCT);
  await choose(other, { size: "L", material: "Khadi, indigo" });
  await addToCart(other);
  await expect.poll(() => rows(page).count()).toBe(2);
  await expect.poll(() => badge.getAttribute("aria-label")).toBe("Cart, 2 items");

  await openCart(other);
  await other.getByRole("button", { name: "Clear cart" }).click();
  await other
    .getByRole("dialog")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
  await expect.poll(() => badge.getAttribute("aria-label")).toBe("Cart");
});

test("returning to a tab refreshes the cart", async ({ shopper: { page } }) => {
  const token = await arriveWithCart(page, KURTA);
  await page.goto("/cart");
  await expect.poll(() => rows(page).count()).toBe(1);
  await addToCartOf(token, YELLOW_KURTA);
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => comeBack().then(() => rows(page).count())).toBe(2);
});

test("a line that was removed elsewhere disappears with a message when it is changed", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/404/);
  const token = await arriveWithCart(page, KURTA, YELLOW_KURTA);
  await page.goto("/cart");
  await expect.poll(() => rows(page).count()).toBe(2);
  const { carts } = (await (await page.request.get(`/api/cart/inbox?cart_token=${token}`)).json()) as CartInbox;
  await page.request.delete(`/api/cart/${carts[0]?.id}`, { data: { cart_token: token } });
  const said = page.getByText("Noor Khadi Kurta is no longer in your cart").waitFor();
  await rows(page)
    .first()
    .getByRole("button", { name: /^Increase/ })
    .click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await said;
  expect(await page.getByRole("main").getByText("Cart item not found").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

// spec: /cart
// spec: Cart: “shopping cart”
// spec: “Shipping is free on every order”
test("the cart has its lines, totals, a coupon, the terms and the checkout button", async ({ shopper: { page } }) => {
  await arriveWithCart(page, KURTA);
  const released = Promise.withResolvers<void>();
  await page.route("**/api/cart/inbox?*", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto("/cart");
  const main = page.getByRole("main");
  await main.getByText("Loading cart").waitFor({ state: "attached" });
  released.resolve();
  await main.getByRole("heading", { level: 1, name: "shopping cart", exact: true }).waitFor();
  const home = main.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" });
  expect(await home.getAttribute("href")).toBe("/");
  await main.getByRole("table", { name: "Cart" }).waitFor();
  await main.getByText("Shipping is free on every order").first().waitFor();
  expect(await main.getByRole("progressbar").count()).toBe(1);
  await main.getByLabel("Coupon code").waitFor();
  expect(await main.getByRole("checkbox", { name: /Terms & Conditions/ }).isChecked()).toBe(false);
  expect(await main.getByText("₹0.00").count()).toBe(1);
  await main.getByRole("button", { name: "Checkout" }).first().click();
  await main.getByText("Please accept the Terms & Conditions to proceed.").waitFor();
});

// spec: Cart: error
test("a cart that failed to load says so, and can be retried", async ({ shopper: { page, expectFaults } }) => {
  expectFaults(/503/);
  await arriveWithCart(page, KURTA);
  const release = await answerFor(page, "**/api/cart/inbox?*", unavailable("The loom is being mended."));
  await page.goto("/cart");
  const main = page.getByRole("main");
  await main.getByRole("alert").getByText("The loom is being mended.").waitFor();
  release();
  await main.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
});

// spec: “Your cart is empty”
test("an empty cart links to the shop", async ({ shopper: { page } }) => {
  await page.goto("/cart");
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Your cart is empty", exact: true }).waitFor();
  await main.getByRole("link", { name: "Continue Shopping", exact: true }).click();
  await page.waitForURL("/shop");
});

test("changes made just before Checkout are in the order, even on a slow connection", async ({ shopper: { page } }) => {
  await arriveSignedIn(page);
  await arriveWithCart(page, KURTA, YELLOW_KURTA);
  await load(page, "/cart");
  const { promise: line, resolve: bring } = Promise.withResolvers<void>();
  await page.route(/\/api\/cart\/(?!inbox)/, async (route) => {
    if (route.request().method() !== "GET") await line;
    await route.fallback();
  });
  const more = rows(page)
    .first()
    .getByRole("button", { name: /^Increase/ });
  for (let press = 0; press < 3; press += 1) await more.click();
  await rows(page)
    .last()
    .getByRole("button", { name: /^Remove/ })
    .click();
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  const checkout = page.getByRole("region", { name: "Summary" }).getByRole("button", { name: "Checkout" });
  await checkout.click();
  await expect.poll(() => checkout.getAttribute("aria-busy")).toBe("true");
  bring();
  await page.waitForURL("**/checkout");
  await page.getByRole("button", { name: "Pay ₹16,800.00" }).waitFor();
});

test("adds of a guest without a cart in two tabs at once end up in one cart", async ({ shopper: { page } }) => {
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await load(tab, PRODUCT);
    await choose(tab, { size: tab === page ? "M" : "L", material: "Khadi, indigo" });
  }
  const { promise: line, resolve: bring } = Promise.withResolvers<void>();
  await page.context().route("**/api/cart/items", async (route) => {
    await line;
    await route.fallback();
  });
  const added = tabs.map((tab) => tab.waitForResponse("**/api/cart/items"));
  for (const tab of tabs) await tab.getByRole("button", { name: "Add to cart" }).first().click();
  bring();
  await Promise.all(added);
  await page.goto("/cart");
  await expect.poll(() => rows(page).count()).toBe(2);
});
