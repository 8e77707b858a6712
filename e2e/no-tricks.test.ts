import { expect, inject } from "vitest";
import { arriveSignedIn, arriveWithCart, KURTA, stranger } from "./shop/accounts.ts";
import {
  addToCart,
  arriveAt,
  choose,
  decide,
  fillAddress,
  openBank,
  openCart,
  registerOnPage,
  seeOrder,
} from "./shop/buying.ts";
import { mailsTo } from "./shop/mailbox.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT, PUBLIC_PAGES } from "./shop/urls.ts";

// spec: Dark patterns confirm shaming
test("clearing the cart offers two neutral choices", async ({ shopper: { page } }) => {
  await arriveSignedIn(page);
  await arriveWithCart(page, KURTA);
  await page.goto("/cart", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Clear cart" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove 1 piece?" });
  await dialog.waitFor();
  expect((await dialog.getByRole("button").allInnerTexts()).filter(Boolean)).toEqual(["Keep it", "Remove 1 piece"]);
});

// spec: Dark patterns false urgency
test("no page shows pressure messages about views, purchases or remaining stock", async () => {
  for (const path of PUBLIC_PAGES) {
    const html = await (await fetch(inject("shopUrl") + path)).text();
    expect(
      html.match(/hurry|selling fast|almost gone|only \d+ left|last chance|people are|others are/i),
      path,
    ).toBeNull();
  }
});

// spec: E-Commerce Rules single total
// spec: Dark patterns basket sneaking
// spec: Dark patterns drip pricing
test("the product's price is the same in the cart, checkout and order, and nothing is added", async ({
  shopper: { page },
}) => {
  await arriveSignedIn(page);
  await page.goto(PRODUCT);
  await choose(page, { material: "Khadi, indigo", size: "S" });
  await addToCart(page);
  await openCart(page);
  const summary = page.getByRole("region", { name: "Summary" });
  await summary.waitFor();
  expect(
    await page
      .getByRole("main")
      .getByRole("row")
      .filter({ has: page.getByRole("link") })
      .count(),
  ).toBe(1);
  const sums = await summary.getByRole("definition").allTextContents();
  expect(sums).toEqual(["₹4,200.00", "₹0.00", "₹4,200.00"]);
  await summary.getByText("Prices include all taxes.", { exact: false }).waitFor();
  await page.goto("/checkout");
  await fillAddress(page);
  await page.getByRole("button", { name: "Pay ₹4,200.00" }).waitFor();
  await openBank(page);
  await decide(page, "Succeed");
  await seeOrder(page);
  const slip = await page.getByRole("main").getByRole("definition").allTextContents();
  expect(slip.filter((text) => text.startsWith("₹"))).toEqual(["₹4,200.00", "₹0.00", "₹4,200.00"]);
});

// spec: Dark patterns forced action
test("registering does not subscribe to the newsletter", async ({ shopper: { page } }) => {
  const account = stranger();
  await page.goto("/register");
  // The only checkbox is for the terms, none for the newsletter.
  expect(await page.getByRole("checkbox", { includeHidden: true }).count()).toBe(1);
  await registerOnPage(page, account);
  await arriveAt(page, "Login");
  expect(await mailsTo(account.email)).toEqual([]);
});
