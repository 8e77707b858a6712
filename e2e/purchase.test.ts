import { expect } from "vitest";
import { isFull } from "../scripts/test-extent.ts";
import { stranger } from "./shop/accounts.ts";
import {
  addToCart,
  applyCoupon,
  arriveAt,
  choose,
  decide,
  fillAddress,
  goToCheckout,
  logInOnPage,
  openBank,
  openCart,
  registerOnPage,
  seeOrder,
} from "./shop/buying.ts";
import { mailsTo } from "./shop/mailbox.ts";
import { ordersOf } from "./shop/orders.ts";
import { test } from "./shop/shopper.ts";

/** In `npm test` only the desktop; e2e/whole-way.test.ts buys on a phone. */
const SCREENS = [
  { width: 1440, height: 900, theme: "light" as const },
  { width: 390, height: 844, theme: "dark" as const },
];

// spec: No cookie
// spec: acceptance 22 sign-in on the way
// spec: /payment-success
// spec: Checkout: the bank’s window
test.for(isFull ? SCREENS : SCREENS.slice(0, 1))(
  "a guest finds a dress, has it made to measure, registers on the way and pays, $width px",
  async (screen, { newShopper }) => {
    const { page } = await newShopper(screen);
    const account = stranger();

    await page.goto("/");
    await page.getByRole("link", { name: "Shop Now" }).click();
    await arriveAt(page, /./);
    await page.getByRole("main").getByRole("link", { name: "Mira Tiered Dress" }).first().click();
    await arriveAt(page, "Mira Tiered Dress");

    await choose(page, { material: "Paisley mul, ivory", size: /^Custom/ });
    const dialog = page.getByRole("dialog", { name: "Your measurements" });
    await dialog.getByLabel("Bust").fill("36.5");
    await dialog.getByLabel("Waist").fill("30");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Please enter your hip measurement").waitFor();
    await dialog.getByLabel("Hip").fill("40.25");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByText("Custom: bust 36.5, waist 30, hip 40.25 in").first().waitFor();

    await addToCart(page);
    await openCart(page);
    expect(await page.getByRole("main").textContent()).toMatch(/bust 36\.5, waist 30, hip 40\.25/);
    await applyCoupon(page, "WELCOME10");
    // 10 percent of ₹5,440 would be ₹544; the coupon is limited to ₹500.
    await expect.poll(() => page.getByRole("main").textContent()).toContain("₹4,940.00");

    await goToCheckout(page);
    await arriveAt(page, "Login");
    await page.getByRole("main").getByRole("link", { name: "Register" }).click();
    await registerOnPage(page, account);
    await page.getByText("Registration successful! Please login to continue.").waitFor();
    await logInOnPage(page, account);

    await arriveAt(page, /checkout/i);
    expect(new URL(page.url()).pathname).toBe("/checkout");
    expect(await page.getByLabel("Email").inputValue()).toBe(account.email);
    await fillAddress(page);
    await openBank(page);
    await decide(page, "Succeed");

    const id = await seeOrder(page);
    const slip = await page.getByRole("main").textContent();
    for (const fact of [id, "Paid", "₹4,940.00", "7 Sarafa Bazaar", "Mira Tiered Dress"]) expect(slip).toContain(fact);

    await expect
      .poll(async () => (await mailsTo(account.email)).map(({ subject }) => subject))
      .toEqual([`Your order ${id} is placed`]);
    const [mail] = await mailsTo(account.email);
    expect(mail?.text).toContain("₹4,940.00");
    expect(mail?.text).toContain("bust 36.5, waist 30, hip 40.25");
    expect(mail?.html).toContain(`/order-confirmation/${id}`);

    await page.getByRole("link", { name: "View My Orders" }).click();
    await page.getByRole("row", { name: new RegExp(id) }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/my-account/orders");
    expect((await ordersOf(page)).map(({ status, payment_status }) => ({ status, payment_status }))).toEqual([
      { status: "placed", payment_status: "paid" },
    ]);
    expect(await page.context().cookies()).toEqual([]);
  },
);
