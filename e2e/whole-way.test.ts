import { expect } from "vitest";
import { isFull } from "../scripts/test-extent.ts";
import { stranger } from "./shop/accounts.ts";
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
  registerOnPage,
  seeOrder,
} from "./shop/buying.ts";
import { mailsTo } from "./shop/mailbox.ts";
import { ownerSays } from "./shop/owner.ts";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const SCREENS = [
  { width: 390, height: 844, theme: "dark" as const },
  { width: 1440, height: 900, theme: "light" as const },
];
/** In `npm test` only the phone; e2e/purchase.test.ts buys on a desktop. */
const each = test.for(isFull ? SCREENS : SCREENS.slice(0, 1));

each("a new customer, from a misspelt search to the end of her account, $width px", async (screen, { newShopper }) => {
  const { page } = await newShopper(screen);
  const account = stranger();
  const main = page.getByRole("main");

  await load(page, "/");
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search the store" }).fill("kurtta");
  await page.getByRole("option", { name: /^See all \d+ results/ }).click();
  await arriveAt(page, /kurtta/);

  for (const name of ["Kesar Long Kurta", "Noor Khadi Kurta"]) {
    await main.getByRole("link", { name }).first().click();
    await arriveAt(page, name);
    await main.getByRole("button", { name: `Compare ${name}` }).click();
    await page.getByRole("button", { name: `Compare ${name}`, pressed: true }).waitFor();
    if (name.startsWith("Kesar")) await page.goBack();
  }
  await main.getByRole("link", { name: "See 2 to compare" }).click();
  await arriveAt(page, "Compare");
  await expect.poll(() => main.getByRole("heading", { level: 2 }).count()).toBe(2);
  await main.getByRole("link", { name: "Noor Khadi Kurta" }).first().click();
  await arriveAt(page, "Noor Khadi Kurta");
  await main
    .getByRole("button", { name: /wishlist/i })
    .first()
    .click();
  await arriveAt(page, "Login");
  await main.getByRole("link", { name: "Register" }).click();
  await registerOnPage(page, account);
  await logInOnPage(page, account);
  await arriveAt(page, "Noor Khadi Kurta");
  await main
    .getByRole("button", { name: /wishlist/i, pressed: true })
    .first()
    .waitFor();

  await choose(page, { material: "Khadi, indigo", size: /^Custom/ });
  const measures = page.getByRole("dialog", { name: "Your measurements" });
  await measures.getByLabel("Bust").fill("36.5");
  await measures.getByLabel("Waist").fill("30");
  await measures.getByLabel("Hip").fill("40.25");
  await measures.getByRole("button", { name: "Save" }).click();
  await measures.waitFor({ state: "hidden" });
  await addToCart(page);
  await load(page, "/product/kesar-long-kurta");
  await choose(page, { material: "Khadi, turmeric", size: "M" });
  await addToCart(page);
  await openCart(page);
  await goToCheckout(page);
  await arriveAt(page, /checkout/i);
  await fillAddress(page);
  await openBank(page);
  await decide(page, "Succeed");
  await arriveAt(page, "Thank you. Your payment is with us.");
  const id = await seeOrder(page);

  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Track Order" }).click();
  await arriveAt(page, /Track/);
  await page.getByLabel("Order ID").fill(id);
  await page.getByLabel("Email", { exact: true }).first().fill(account.email);
  await page.getByRole("button", { name: "Track Order" }).click();
  await page.getByRole("region", { name: `Order ${id}` }).waitFor();
  await ownerSays("orders", "ship", id);
  await ownerSays("orders", "deliver", id);

  await page.goto("/account?tab=orders");
  await page.getByRole("button", { name: `View ${id}` }).click();
  const order = page.getByRole("dialog", { name: `Order #${id}` });
  await order.getByText("What was made to your measurements is altered once").waitFor();
  await order.getByRole("button", { name: "Exchange size" }).click();
  const exchange = page.getByRole("dialog", { name: "Exchange size" });
  await exchange.getByRole("radio", { name: "L", exact: true }).check();
  await exchange.getByRole("radio", { name: "It is too small" }).check();
  await exchange.getByRole("button", { name: "Ask for the exchange" }).click();
  await exchange.getByText("We answer within one working day.").waitFor();
  await exchange.getByRole("button", { name: "Close", exact: true }).last().click();
  await order.getByText("Exchange asked for: Kesar Long Kurta, size L for size M.").waitFor();

  await order.getByRole("button", { name: "Write a review of Noor Khadi Kurta" }).click();
  const review = page.getByRole("dialog", { name: /^(Write a|Your) review$/ });
  await review.getByRole("radio", { name: "5 of 5 stars" }).check();
  await review.getByLabel("Your review").fill("Made as I am, and it has a pocket for everything.");
  await review.getByRole("button", { name: "Post" }).click();
  await review.getByText("Awaiting approval").waitFor();

  await page.goto("/wishlist");
  await main.getByRole("link", { name: "Noor Khadi Kurta" }).first().waitFor();
  const subjects = async () => (await mailsTo(account.email)).map(({ subject }) => subject);
  await expect
    .poll(subjects)
    .toEqual(
      expect.arrayContaining([
        `Your order ${id} is placed`,
        `Your order ${id} is on its way`,
        `Your order ${id} is delivered`,
        `Your exchange for order ${id}`,
      ]),
    );

  await page.goto("/account?tab=security");
  await page.getByRole("button", { name: "Erase my account" }).click();
  const erasing = page.getByRole("dialog", { name: "Erase your account?" });
  await erasing.getByLabel("Password", { exact: true }).fill(account.password);
  const said = page.getByText("Your account is erased").waitFor();
  await erasing.getByRole("button", { name: "Erase my account" }).click();
  await Promise.all([page.waitForURL("/"), said]);
  expect(await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")])).toEqual([
    null,
    null,
  ]);
  // The mails sent to her are deleted too.
  expect(await subjects()).toEqual([]);
});
