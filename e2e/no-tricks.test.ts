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
test("who clears the cart chooses between two plain words", async ({ shopper: { page } }) => {
  await arriveSignedIn(page);
  await arriveWithCart(page, KURTA);
  await page.goto("/cart", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Clear cart" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove 1 piece?" });
  await dialog.waitFor();
  expect((await dialog.getByRole("button").allInnerTexts()).filter(Boolean)).toEqual(["Keep it", "Remove 1 piece"]);
});

// spec: Dark patterns false urgency
test("no page hurries anybody with what others look at, buy or leave over", async () => {
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
test("the price of the product is the price of the cart, of the checkout and of the order, and nothing comes along", async ({
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
test("who registers gets no letters that were not asked for", async ({ shopper: { page } }) => {
  const account = stranger();
  await page.goto("/register");
  // It is the one of the terms: none is for letters.
  expect(await page.getByRole("checkbox", { includeHidden: true }).count()).toBe(1);
  await registerOnPage(page, account);
  await arriveAt(page, "Login");
  expect(await mailsTo(account.email)).toEqual([]);
});
