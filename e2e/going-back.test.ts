import { expect } from "vitest";
import { addToCart, choose } from "./shop/buying.ts";
import { drawerOf } from "./shop/cart.ts";
import { load, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

test.for([
  { what: "the menu", width: 390, opener: "Menu", way: "Shop", at: -1 },
  { what: "the search", width: 390, opener: "Search", way: "Shop", at: -1 },
  { what: "the sign-in", width: 1440, opener: "Account", way: "Contact Us", at: 0 },
])("going back with $what open leads to the previous page and closes it", async (it, { newShopper }) => {
  const { page, requests } = await newShopper({ width: it.width });
  await load(page, "/our-story");
  await wake(page);
  const left = page.url();
  await page.getByRole("link", { name: it.way, exact: true }).locator("visible=true").nth(it.at).click();
  await page.waitForURL((url) => url.href !== left);
  await page.getByRole("banner").getByLabel(it.opener, { exact: true }).click();
  await page.getByRole("dialog").waitFor();
  await page.goBack();
  await page.waitForURL(left);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // All in one document; another one would have closed the overlay anyway.
  expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);
});

test("going back from adding to the cart shows the product", async ({ shopper: { page } }) => {
  await load(page, PRODUCT);
  await choose(page, { size: "M", material: "Khadi, indigo" });
  await addToCart(page);
  await drawerOf(page).waitFor();
  await page.goBack();
  await drawerOf(page).waitFor({ state: "detached" });
});
