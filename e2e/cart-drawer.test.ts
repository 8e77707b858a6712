import { expect } from "vitest";
import { arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { addToCart, arriveAt, choose, goToCheckout } from "./shop/buying.ts";
import { addKurta, drawerOf, focusedText, rows } from "./shop/cart.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

// spec: Cart and count after a change
// spec: acceptance 6 added
test("an add is announced with name, size and quantity, in a live region that existed before", async ({
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

// spec: Please accept the Terms & Conditions to proceed.
// spec: Cart off-canvas
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

// spec: Links into and out of the checkout
test("links into and out of the checkout load a document", async ({ shopper: { page, requests } }) => {
  await arriveSignedIn(page);
  await arriveWithCart(page, KURTA);
  await page.goto("/cart");
  const documents = () => requests.filter((request) => request.resourceType() === "document");
  const newest = () => new URL(documents().at(-1)?.url() ?? "").pathname;
  await goToCheckout(page);
  await arriveAt(page, "Checkout");
  expect(newest()).toBe("/checkout");
  const count = documents().length;
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL("/");
  expect([documents().length - count, newest()]).toEqual([1, "/"]);
});

test("the drawer's message disappears with its line, and the focus stays in the drawer", async ({
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

// spec: acceptance 21 Undo
test("Undo restores a removed line with its measurements, in the cart and in the drawer", async ({
  shopper: { page },
}) => {
  const measurements = { bust: 36.5, waist: 30, hip: 40.25, additionalNotes: "Left shoulder is lower" };
  await arriveWithCart(page, KURTA, {
    ...KURTA,
    quantity: 2,
    variants: [
      { type: "size", value: "Custom", measurements },
      { type: "material", value: "Khadi, indigo" },
    ],
  });
  await page.goto("/cart");
  const made = rows(page).filter({ hasText: "bust 36.5, waist 30, hip 40.25 in" });
  const before = await made.innerText();
  await made.getByRole("button", { name: /^Remove Noor Khadi Kurta/ }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByText("Noor Khadi Kurta removed").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
  expect(await made.innerText()).toBe(before);

  await addKurta(page);
  const drawer = drawerOf(page);
  await drawer.getByRole("button", { name: "Remove Noor Khadi Kurta, size M" }).click();
  await expect.poll(() => drawer.getByRole("listitem").count()).toBe(1);
  await page.getByRole("button", { name: "Undo", includeHidden: true }).click();
  await expect.poll(() => drawer.getByRole("listitem").count()).toBe(2);
  await drawer.getByRole("group", { name: "Quantity of Noor Khadi Kurta, size M" }).getByText("2").waitFor();
});

// spec: acceptance 19 cart drawer
test("the drawer traps the focus, and the page behind it is inert", async ({ shopper: { page } }) => {
  await addKurta(page);
  const drawer = drawerOf(page);
  const title = drawer.getByRole("heading", { name: "Cart (1)" });
  expect(await drawer.getAttribute("aria-labelledby")).toBe(await title.getAttribute("id"));
  await drawer.getByRole("link", { name: "Noor Khadi Kurta" }).waitFor();
  const seen = new Set<string>();
  for (let tab = 0; tab < 30; tab += 1) {
    await page.keyboard.press(tab < 15 ? "Tab" : "Shift+Tab");
    expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    seen.add((await focusedText(page)) ?? "");
  }
  expect(seen.has("View cart") && seen.has("Checkout")).toBe(true);
  expect(await page.getByRole("main").count()).toBe(0);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  await page.getByRole("main").waitFor();
  await expect.poll(() => focusedText(page)).toMatch(/^Add(ed| to cart)$/);
});
