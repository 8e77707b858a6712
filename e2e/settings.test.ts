import { afterAll, beforeAll, expect } from "vitest";
import { ownerSaysIn } from "./shop/owner.ts";
import { test } from "./shop/shopper.ts";
import { startShop, type StartedShop } from "./shop/start-shop.ts";
import { PRODUCT } from "./shop/urls.ts";

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

test("what the owner sets by command is on the product page at its next load", async ({ newShopper }) => {
  const { page } = await newShopper({ origin: shop.url });
  const box = page.getByRole("main");
  await page.goto(PRODUCT);
  await box.getByText("Delivery in 10-12 business days").first().waitFor();
  await box.getByText("Made after you order by our tailors in Indore").waitFor();

  expect(await ownerSaysIn(shop.dataDirectory, "settings", "set", "delivery.days", "3-7")).toBe(
    "delivery.days is 3-7.",
  );
  await ownerSaysIn(shop.dataDirectory, "settings", "set", "making", "stock");
  await expect
    .poll(async () => {
      await page.reload();
      return [
        await box.getByText("Delivery in 3-7 business days").count(),
        await box.getByText("Sent from our stock in Indore").count(),
        await box.getByText(/10-12 business days|made after you order/i).count(),
      ];
    })
    .toEqual([2, 1, 0]);
});
