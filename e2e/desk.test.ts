import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { authenticatorCode } from "../apps/api/src/testing/authenticator.ts";
import { phonePhoto } from "../apps/api/src/testing/photos.ts";
import { arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { arriveAt, decide, fillAddress, openBank, seeOrder } from "./shop/buying.ts";
import { mailsTo } from "./shop/mailbox.ts";
import { ownerSays } from "./shop/owner.ts";
import { sidewaysScroll } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { arriveAtDesk, STAFF_PASSWORD, STEP_MS } from "./shop/staff.ts";
import { type StartedShop, startShop } from "./shop/start-shop.ts";
import { violations } from "./shop/violations.ts";

/** For what changes the catalogue and the pages, which other journeys count and read. */
let ownShop: StartedShop;
beforeAll(async () => {
  ownShop = await startShop({ dataOf: inject("seededData") });
});
afterAll(() => ownShop.stop());

/** A new customer pays for a kurta in this browser. */
async function buyKurta(shop: Page): Promise<{ email: string; order: string }> {
  const { email } = await arriveSignedIn(shop);
  await arriveWithCart(shop, KURTA);
  await shop.goto("/checkout");
  await fillAddress(shop);
  await openBank(shop);
  await decide(shop, "Succeed");
  return { email, order: await seeOrder(shop) };
}

test("somebody new sets a password and an authenticator, signs in at the desk, and ships an order", async ({
  newShopper,
}) => {
  const { page: shop } = await newShopper();
  const { email, order } = await buyKurta(shop);

  const added = await ownerSays("staff", "add", "packer@example.com", "--role", "packer", "--json");
  const { code } = (JSON.parse(added) as { data: { code: string } }).data;
  const { page: desk, requests } = await newShopper({ width: 390, height: 844 });
  const answer = await desk.goto("/desk");
  expect(answer?.headers()).toMatchObject({ "cache-control": "no-cache", "x-robots-tag": "noindex" });
  expect(answer?.headers()["content-security-policy"]).toContain("default-src 'none';script-src 'self';");
  await desk.getByRole("link", { name: "Set a password" }).click();
  await desk.getByLabel("Code from the owner").fill(code);
  await desk.getByLabel("New password").fill(STAFF_PASSWORD);
  await desk.getByRole("button", { name: "Next" }).click();
  const url = await desk.getByRole("link", { name: "Open in the app on this phone" }).getAttribute("href");
  const codeIn = (steps: number) => authenticatorCode(url ?? "", Date.now() + steps * STEP_MS);
  await desk.getByLabel("Code", { exact: true }).fill(codeIn(0));
  await desk.getByRole("button", { name: "Finish" }).click();

  await desk.getByText("You can sign in now.").waitFor();
  await desk.getByLabel("Email").fill("packer@example.com");
  await desk.getByLabel("Password", { exact: true }).fill(STAFF_PASSWORD);
  // The code that confirmed the authenticator is used up.
  await desk.getByLabel("Code").fill(codeIn(1));
  await desk.getByRole("button", { name: "Sign in" }).click();
  await arriveAt(desk, "Today");
  expect(await desk.evaluate(() => localStorage.getItem("token"))).toBeNull();

  await desk.getByRole("table", { name: "Orders to make" }).getByRole("link", { name: order }).click();
  await arriveAt(desk, order);
  expect(await violations(desk)).toEqual([]);
  expect(await sidewaysScroll(desk)).toEqual([]);
  await desk.getByLabel("Courier").fill("Delhivery");
  await desk.getByLabel("Tracking number").fill("14908172");
  await desk.getByRole("button", { name: "Ship", exact: true }).click();
  await desk.getByText(`${order} is shipped.`).waitFor();
  await desk.getByRole("button", { name: "Mark as delivered" }).waitFor();
  await expect.poll(async () => (await mailsTo(email)).map(({ text }) => text).join()).toContain("14908172");

  // A reload keeps the session, and signing out ends it.
  await desk.reload();
  await arriveAt(desk, order);
  await desk.getByRole("button", { name: "Sign out" }).click();
  await desk.getByLabel("Email").waitFor();
  await desk.reload();
  await arriveAt(desk, "Desk");

  const paths = requests.map((request) => new URL(request.url()).pathname);
  expect(paths.filter((path) => !/^\/(desk(\/|$)|api\/owner\/|media\/)/.test(path))).toEqual([]);
});

test("the owner adds a product with a price and a photo, and the shop's page shows both", async ({ newShopper }) => {
  const { page: desk, expectFaults } = await newShopper({ width: 390, height: 844, origin: ownShop.url });
  // A photo is sent as it is.
  expectFaults(/picture\/add\S+ does not send JSON/);
  await arriveAtDesk(desk, "owner", ownShop);
  await desk.getByRole("link", { name: "Products" }).click();
  await arriveAt(desk, "Products");
  await desk.getByRole("link", { name: "Add a product" }).click();
  await arriveAt(desk, "Add a product");
  await desk.getByLabel("Name").fill("Neem Field Shirt");
  await desk.getByLabel("Price in rupees, tax included").fill("1800");
  await desk.getByLabel("Tariff code (HSN)").fill("6205");
  await desk.getByLabel("Sizes and pieces").fill("S=2, M=3");
  await desk.getByRole("button", { name: "Add the product" }).click();
  await arriveAt(desk, "Neem Field Shirt");
  expect(await violations(desk)).toEqual([]);
  expect(await sidewaysScroll(desk)).toEqual([]);

  const { page: shop } = await newShopper({ origin: ownShop.url });
  await shop.goto("/product/neem-field-shirt");
  await arriveAt(shop, "Neem Field Shirt");
  await shop.getByText("₹1,800.00").first().waitFor();

  const photo = { name: "front.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() };
  await desk.getByLabel("Photo").setInputFiles(photo);
  await desk.getByLabel("What it shows").fill("A green shirt, from the front");
  await desk.getByRole("button", { name: "Upload photo" }).click();
  await desk.getByText("1. A green shirt, from the front").waitFor();
  await desk.getByText("Its files are being made.").waitFor({ state: "detached" });
  await shop.reload();
  await shop.getByRole("img", { name: "A green shirt, from the front" }).first().waitFor();

  const price = desk.getByRole("form", { name: "Price" });
  await price.getByLabel("Rupees, tax included").fill("1950");
  await price.getByRole("button", { name: "Save price" }).click();
  await price.getByText("neem-field-shirt costs ₹1,950.00.").waitFor();
  await shop.reload();
  await shop.getByText("₹1,950.00").first().waitFor();
});

test("an exchange is accepted and shipped at the desk, and the customer is told", async ({ newShopper }) => {
  const { page: shop } = await newShopper();
  const { email, order } = await buyKurta(shop);
  await ownerSays("orders", "ship", order);
  await ownerSays("orders", "deliver", order);
  await shop.goto("/account?tab=orders");
  await shop.getByRole("button", { name: `View ${order}` }).click();
  await shop
    .getByRole("dialog", { name: `Order #${order}` })
    .getByRole("button", { name: "Exchange size" })
    .click();
  const dialog = shop.getByRole("dialog", { name: "Exchange size" });
  await dialog.getByRole("radio", { name: "L", exact: true }).check();
  await dialog.getByRole("radio", { name: "It is too small" }).check();
  await dialog.getByRole("button", { name: "Ask for the exchange" }).click();
  await dialog.getByText("We answer within one working day.").waitFor();

  const { page: desk } = await newShopper({ width: 390, height: 844 });
  await arriveAtDesk(desk, "packer");
  await desk.getByRole("link", { name: "Exchanges" }).click();
  await arriveAt(desk, "Exchanges");
  const exchange = desk.getByRole("listitem").filter({ has: desk.getByRole("link", { name: order }) });
  await exchange.getByRole("button", { name: "Accept, and reserve size L" }).click();
  await exchange.getByText(`The exchange of ${order} is accepted.`).waitFor();
  await exchange.getByLabel("Tracking number").fill("14908173");
  await exchange.getByRole("button", { name: "Ship", exact: true }).click();
  await exchange.getByText(`The exchange of ${order} is shipped.`).waitFor();
  expect(await violations(desk)).toEqual([]);
  expect(await sidewaysScroll(desk)).toEqual([]);
  await expect.poll(async () => (await mailsTo(email)).map(({ text }) => text).join()).toContain("14908173");
});

test("the owner changes a page's texts and a picture at the desk, the shop shows both, and the default comes back", async ({
  newShopper,
}) => {
  const { page: desk, expectFaults } = await newShopper({ width: 390, height: 844, origin: ownShop.url });
  // A photo is sent as it is, and a text that is too long is refused.
  expectFaults(/pages\/picture\S+ does not send JSON/, /422 .+pages\/import/);
  await arriveAtDesk(desk, "owner", ownShop);
  await desk.getByRole("link", { name: "More" }).click();
  await arriveAt(desk, "More");
  await desk.getByRole("link", { name: "Pages" }).click();
  await arriveAt(desk, "Pages");
  await desk.getByRole("link", { name: "Our story" }).click();
  await arriveAt(desk, "Our story");
  const texts = desk.getByRole("form", { name: "Texts" });
  await texts.getByLabel("Section 2: title").fill("x".repeat(81));
  await texts.getByRole("button", { name: "Save texts" }).click();
  await texts.getByText("Give at most 80 characters.").waitFor();
  expect(await violations(desk)).toEqual([]);
  expect(await sidewaysScroll(desk)).toEqual([]);
  await texts.getByLabel("Section 2: title").fill("Cut in {place}");
  await texts.getByRole("button", { name: "Remove fact 1" }).click();
  await texts.getByRole("button", { name: "Save texts" }).click();
  await texts.getByText("our-story has these texts.").waitFor();

  const pictures = desk.getByRole("form", { name: "Pictures" });
  const photo = { name: "table.jpg", mimeType: "image/jpeg", buffer: await phonePhoto({ red: 120 }) };
  await pictures.getByLabel("Photo").setInputFiles(photo);
  await pictures.getByLabel("What it shows").fill("A cutting table");
  await pictures.getByLabel("Place").selectOption("Beside section 2");
  await pictures.getByRole("button", { name: "Upload photo" }).click();
  await desk.getByText("A cutting table").waitFor();

  const { page: shop } = await newShopper({ origin: ownShop.url });
  await shop.goto("/our-story");
  await shop.getByRole("heading", { name: "Cut in Indore" }).waitFor();
  await shop.getByRole("img", { name: "A cutting table" }).waitFor();
  expect(await shop.getByText("Indore, Madhya Pradesh").count()).toBe(0);

  await desk.getByRole("button", { name: "Back to the default" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Back to the default" }).click();
  await desk.getByText("our-story has its default.").waitFor();
  await expect.poll(() => texts.getByLabel("Section 2: title").inputValue()).toBe("How we make");
  await shop.reload();
  await shop.getByRole("heading", { name: "How we make" }).waitFor();
});
