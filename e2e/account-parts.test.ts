import { formatDay } from "@selvedge/commerce/dates";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { arriveAsAsha, arriveSignedIn } from "./shop/accounts.ts";
import { arriveAt } from "./shop/buying.ts";
import { ordersOf } from "./shop/orders.ts";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const KURTA = "Noor Khadi Kurta";

/** The value beside a name in the description list. */
const fact = (page: Page, name: string) =>
  page
    .getByRole("tabpanel")
    .locator("dt", { hasText: new RegExp(`^${name}$`) })
    .locator("xpath=following-sibling::dd")
    .innerText();

async function openAccount(page: Page, tab: string): Promise<void> {
  await page.goto(tab === "Profile" ? "/account" : `/account?tab=${tab.toLowerCase()}`);
  await page.getByRole("tabpanel", { name: tab }).getByRole("heading", { level: 2, name: tab }).waitFor();
}

// spec: /account
// spec: Account: sidebar
// spec: Account: parts in the address
test("the account shows who is signed in, and has a section for each kind of data", async ({ shopper: { page } }) => {
  const account = await arriveSignedIn(page);
  await openAccount(page, "Profile");
  const aside = page.getByRole("main").getByRole("complementary");
  expect((await aside.innerText()).split("\n").filter(Boolean)).toEqual([
    "MI",
    account.name,
    account.email,
    "Profile",
    "Orders",
    "Wishlist",
    "Addresses",
    "Security",
    "Logout",
  ]);
  expect(await page.getByRole("tab", { selected: true }).innerText()).toBe("Profile");
  for (const tab of ["Orders", "Wishlist", "Addresses"]) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("tabpanel").getByRole("heading", { level: 2, name: tab }).waitFor();
    expect(new URL(page.url()).search).toBe(`?tab=${tab.toLowerCase()}`);
  }
  await page.getByRole("button", { name: "Logout" }).click();
  await arriveAt(page, "Login");
  expect(await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")])).toEqual([
    null,
    null,
  ]);
});

// spec: Account: sidebar on phones
test("on a phone the sections are collapsed, expand, and collapse again after a choice", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  await arriveSignedIn(page);
  await page.goto("/account");
  const fold = page.getByRole("main").getByRole("button", { name: "Profile", exact: true });
  await fold.waitFor();
  expect(await page.getByRole("tablist").count()).toBe(0);
  await fold.click();
  await page.getByRole("tab", { name: "Addresses" }).click();
  await page.getByRole("heading", { level: 2, name: "Addresses" }).waitFor();
  await expect.poll(() => page.getByRole("tablist").count()).toBe(0);
});

describe("the profile", () => {
  // spec: Account: Profile
  // spec: Account: Edit Profile
  test("shows a dash for unknown values, and a form to enter them", async ({ shopper: { page } }) => {
    const account = await arriveSignedIn(page);
    await openAccount(page, "Profile");
    expect(await Promise.all(["Name", "Email", "Phone", "Address"].map((name) => fact(page, name)))).toEqual([
      account.name,
      account.email,
      "–",
      "–",
    ]);
    await page.getByRole("button", { name: "Edit Profile" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Profile" });
    await dialog.getByRole("button", { name: "Save" }).waitFor();
    const labels = await dialog.locator("label").allInnerTexts();
    expect(labels).toEqual(["Name", "Email", "Phone (optional)", "Address (optional)"]);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
  });
});

describe("the orders", () => {
  // spec: Account: Orders
  test("are listed in a table, each with its details and pieces", async ({ shopper: { page } }) => {
    await arriveAsAsha(page);
    await openAccount(page, "Orders");
    const table = page.getByRole("table", { name: "Your orders" });
    await expect
      .poll(() => table.getByRole("columnheader").allInnerTexts())
      .toEqual(["Order ID", "Date", "Status", "Total", expect.stringMatching(/^View$/i)]);
    const orders = await ordersOf(page);
    const [order] = orders.filter(({ id }) => id === "ORD123456");
    const row = table.getByRole("row", { name: /ORD123456/ });
    expect(await row.innerText()).toContain(formatDay(order!.created_at));
    expect(await row.innerText()).toMatch(/₹[\d,]+\.00/);
    await row.getByRole("button", { name: "View ORD123456" }).click();
    const dialog = page.getByRole("dialog", { name: "Order #ORD123456" });
    const lines = dialog.getByRole("list", { name: "Items" }).locator("p:first-child");
    await expect
      .poll(() => lines.allInnerTexts())
      .toEqual(
        order!.items.map(
          ({ product_name: name, quantity, price }) =>
            `${name} x ${quantity} — ₹${price.toLocaleString("en-IN")}.00${quantity > 1 ? " each" : ""}`,
        ),
      );
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
    await dialog.waitFor({ state: "detached" });
  });
});

describe("the wishlist", () => {
  // spec: Account: Wishlist
  test("of an account is first empty, and then shows each product with a link to it", async ({ shopper: { page } }) => {
    await arriveSignedIn(page);
    await openAccount(page, "Wishlist");
    await page.getByRole("heading", { name: "No items in wishlist." }).waitFor();
    await load(page, "/product/noor-khadi-kurta");
    await page.getByRole("button", { name: `Add ${KURTA} to wishlist` }).click();
    await page.getByText("Product added to wishlist", { exact: true }).first().waitFor();
    await openAccount(page, "Wishlist");
    const card = page.getByRole("tabpanel").getByRole("article");
    await card.getByText("₹4,200.00").waitFor();
    expect(await card.locator("img").count()).toBeGreaterThan(0);
    await card.getByRole("link", { name: `View ${KURTA}` }).click();
    await page.waitForURL("/product/noor-khadi-kurta");
  });
});
