import type { CartInbox } from "@selvedge/commerce/wire/cart";
import type { Page } from "playwright";
import { expect } from "vitest";
import { addToCartOf, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { addToCart, applyCoupon, arriveAt, choose, openCart } from "./shop/buying.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

/** The same kurta in another cloth. */
const YELLOW_KURTA = {
  ...KURTA,
  variants: [
    { type: "size", value: "M" },
    { type: "material", value: "Khadi, turmeric" },
  ],
};

const drawerOf = (page: Page) => page.getByRole("dialog", { name: /^Cart/ });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const rows = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("row")
    .filter({ has: page.getByRole("link") });

async function addKurta(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  await choose(page, { size: "M", material: "Khadi, indigo" });
  await addToCart(page);
}

test("an add is announced with name, size and quantity, in a region that was there before", async ({
  shopper: { page },
}) => {
  await page.goto(PRODUCT);
  const region = page.locator("[data-component=live-regions] [aria-live=polite]");
  await region.evaluate((element) => element.setAttribute("data-was-there", ""));
  await choose(page, { size: "M", material: "Khadi, indigo" });
  await page.getByRole("button", { name: "Increase quantity of Noor Khadi Kurta" }).click();
  await addToCart(page);
  await expect
    .poll(() => page.locator("[data-was-there]").textContent())
    .toBe("Noor Khadi Kurta, size M, quantity 2, added. 2 items in cart");
});

test("the drawer leads to the checkout once the terms are accepted", async ({ shopper: { page } }) => {
  await addKurta(page);
  const drawer = drawerOf(page);
  await drawer.getByRole("link", { name: "View cart" }).waitFor();
  await drawer.getByRole("button", { name: "Checkout" }).click();
  await drawer.getByText("Please accept the Terms & Conditions to proceed.").waitFor();
  const terms = drawer.getByRole("checkbox", { name: /Terms & Conditions/ });
  expect(await terms.evaluate((box) => box === document.activeElement)).toBe(true);
  await terms.check();
  await drawer.getByRole("button", { name: "Checkout" }).click();
  await arriveAt(page, "Login");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/checkout");
});

test("the drawer's message goes with the line it spoke of, and the focus stays in the drawer", async ({
  shopper: { page },
}) => {
  await addKurta(page);
  const drawer = drawerOf(page);
  await drawer.getByText("Product added to cart successfully").waitFor();
  await drawer.getByRole("button", { name: /^Remove/ }).click();
  await drawer.getByRole("heading", { name: "Your cart is empty" }).waitFor();
  await drawer.getByText("Product added to cart successfully").waitFor({ state: "detached" });
  expect(await focusedText(page)).toBe("Your cart is empty");
});

test("a removed line hands the focus to the next one, the last to what says that nothing is left", async ({
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

test("a cart that was cleared hands the focus to what says so", async ({ shopper: { page } }) => {
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

test("a coupon says up to how much, and the focus goes along with it", async ({ shopper: { page } }) => {
  await arriveWithCart(page, KURTA);
  await page.goto("/cart");
  await applyCoupon(page, "WELCOME10");
  await page.getByText("WELCOME10 applied: 10% off, up to ₹500").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Remove WELCOME10");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
});

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

test("whoever comes back to a tab sees the cart of now", async ({ shopper: { page } }) => {
  const token = await arriveWithCart(page, KURTA);
  await page.goto("/cart");
  await expect.poll(() => rows(page).count()).toBe(1);
  await addToCartOf(token, YELLOW_KURTA);
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => comeBack().then(() => rows(page).count())).toBe(2);
});

test("a line that is gone disappears when it is changed, and one is told", async ({ shopper }) => {
  const { page } = shopper;
  shopper.expectFaults(/404/);
  const token = await arriveWithCart(page, KURTA, YELLOW_KURTA);
  await page.goto("/cart");
  await expect.poll(() => rows(page).count()).toBe(2);
  const { carts } = (await (await page.request.get(`/api/cart/inbox?cart_token=${token}`)).json()) as CartInbox;
  await page.request.delete(`/api/cart/${carts[0]?.id}`, { data: { cart_token: token } });
  await rows(page)
    .first()
    .getByRole("button", { name: /^Increase/ })
    .click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByText("Noor Khadi Kurta is no longer in your cart").waitFor();
  expect(await page.getByRole("main").getByText("Cart item not found").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});
