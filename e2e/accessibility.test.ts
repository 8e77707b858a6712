import type { Page } from "playwright";
import { expect } from "vitest";
import { isFull } from "../scripts/test-extent.ts";
import { arriveAsAsha, arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { addToCart, arriveAt, choose, decide, fillAddress, openBank, seeOrder } from "./shop/buying.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";
import { faultsOnScreens, violations } from "./shop/violations.ts";

test("axe finds nothing on an invoice, and it fits each screen", async ({ newShopper }) => {
  const { page } = await newShopper();
  await arriveAsAsha(page);
  await page.goto("/order-confirmation/ORD2PV7A5SG6K");
  await page.getByRole("link", { name: /^INV-/ }).click();
  await page.getByRole("heading", { name: "Tax invoice" }).waitFor();
  expect(await faultsOnScreens(page)).toEqual([]);
});

/** Overlays of a page, each with the steps to open it. */
const OVERLAYS: { name: string; path: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: "the cart drawer",
    path: PRODUCT,
    open: async (page) => {
      await choose(page, { material: "Khadi, indigo", size: "M" });
      await addToCart(page);
      await page.getByRole("dialog").getByRole("link", { name: "Noor Khadi Kurta" }).first().waitFor();
    },
  },
  {
    name: "the size chart",
    path: PRODUCT,
    open: (page) => page.getByRole("button", { name: "Size chart" }).click(),
  },
  {
    name: "the measurements, with their messages",
    path: PRODUCT,
    open: async (page) => {
      await choose(page, { size: /^Custom/ });
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await page.getByRole("link", { name: "Please enter your bust measurement" }).waitFor();
    },
  },
  {
    name: "the bank's window",
    path: "/checkout",
    open: async (page) => {
      await fillAddress(page);
      await openBank(page);
    },
  },
];

/** In `npm test` only the phone: the stories of the overlays are checked on both. */
const SCREENS = [
  { theme: "dark" as const, width: 390 },
  { theme: "light" as const, width: 1440 },
];

// spec: acceptance 40 roles and names
test.for(isFull ? SCREENS : SCREENS.slice(0, 1))(
  "axe finds nothing in overlays, $theme, $width px",
  async (screen, { newShopper }) => {
    const { page } = await newShopper(screen);
    await arriveSignedIn(page);
    await arriveWithCart(page, KURTA);
    const found: string[] = [];
    for (const { name, path, open } of OVERLAYS) {
      await page.goto(path, { waitUntil: "networkidle" });
      await open(page);
      await page.getByRole("dialog").waitFor();
      found.push(...(await violations(page)).map((violation) => `${name}: ${violation}`));
    }
    await decide(page, "Succeed");
    await arriveAt(page, "Thank you. Your payment is with us.");
    found.push(...(await violations(page)).map((violation) => `payment success: ${violation}`));
    await seeOrder(page);
    found.push(...(await violations(page)).map((violation) => `order confirmation: ${violation}`));
    expect(found).toEqual([]);
  },
);
