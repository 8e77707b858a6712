import { expect, inject } from "vitest";
import { registered } from "./shop/accounts.ts";
import {
  addToCart,
  arriveAt,
  choose,
  decide,
  fillAddress,
  goToCheckout,
  logInOnPage,
  openBank,
  openCart,
  seeOrder,
} from "./shop/buying.ts";
import { load, wake } from "./shop/screen.ts";
import { PLAIN_HOST, test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

/** The shop under a name that is not this machine's own: to a browser plain http is no secure context there. */
const plainOrigin = () => {
  const url = new URL(inject("shopUrl"));
  url.hostname = PLAIN_HOST;
  return url.origin;
};

/** Headers that hold over https only, which the browser says of each document. */
const IGNORED_HEADERS = [/Cross-Origin-Opener-Policy header has been ignored/, /Origin-Agent-Cluster header/];

test("over plain http a piece is paid for with a card, and the order's number can be had without the clipboard", async ({
  newShopper,
}) => {
  const account = await registered();
  const { page, expectFaults } = await newShopper({ origin: plainOrigin() });
  expectFaults(...IGNORED_HEADERS);
  await load(page, PRODUCT);
  expect(await page.evaluate(() => [isSecureContext, "clipboard" in navigator, "locks" in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await choose(page, { size: "M", material: "Khadi, indigo" });
  await addToCart(page);
  await openCart(page);
  await goToCheckout(page);
  await logInOnPage(page, account);
  await arriveAt(page, "Checkout");
  await fillAddress(page);
  await openBank(page);
  await decide(page, "Succeed");
  const order = await seeOrder(page);
  await page.getByRole("button", { name: "Copy Order ID" }).first().click();
  await page.getByText(`The browser does not let us copy. The Order ID is ${order}.`).waitFor();
});

test("over plain http a product is shared by our own sheet, and its link can be copied by hand", async ({
  newShopper,
}) => {
  const { page, expectFaults } = await newShopper({ width: 390, origin: plainOrigin() });
  expectFaults(...IGNORED_HEADERS);
  await load(page, PRODUCT);
  await wake(page);
  await page.getByRole("main").getByRole("button", { name: "Share" }).click();
  const sheet = page.getByRole("dialog", { name: "Share Noor Khadi Kurta" });
  await sheet.getByRole("button", { name: "Copy link" }).click();
  await sheet.getByText("Your browser does not let us copy.").waitFor();
  expect(await sheet.getByRole("textbox").inputValue()).toBe(plainOrigin() + PRODUCT);
});
