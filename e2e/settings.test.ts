import { afterAll, beforeAll, expect } from "vitest";
import { ownerSaysIn } from "./shop/owner.ts";
import { addToCart, openCart } from "./shop/buying.ts";
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

test("the owner's word for a size is on the product's page, in the cart and on the list", async ({ newShopper }) => {
  const set = (name: string, value: string) => ownerSaysIn(shop.dataDirectory, "settings", "set", name, value);
  await set("options.size", "Length");
  await set("options.sizes", "Lengths");

  const { page } = await newShopper({ origin: shop.url });
  const main = page.getByRole("main");
  const options = main.getByRole("radiogroup", { name: "Length" });
  await expect
    .poll(async () => {
      await page.goto(PRODUCT);
      return options.count();
    })
    .toBe(1);
  await main.getByText("Length exchange within 48 hours of delivery;").waitFor();
  for (const radio of [
    main.getByRole("radiogroup").first().getByRole("radio").first(),
    options.getByRole("radio", { name: "M", exact: true }),
  ]) {
    await radio.click();
    await expect.poll(() => radio.isChecked()).toBe(true);
  }
  await addToCart(page);
  await openCart(page);
  await main
    .getByText(/, length M$/)
    .first()
    .waitFor();
  expect(await main.innerText()).not.toMatch(/\bsizes?\b/i);
  await page.goto("/shop");
  await main
    .getByText(/\d lengths are available/)
    .first()
    .waitFor();
  expect(await main.innerText()).not.toMatch(/\bsizes?\b/i);
});

test("an announcement is above the header of the shop's pages, and leads to its page without JavaScript too", async ({
  newShopper,
}) => {
  const set = (name: string, value: string) => ownerSaysIn(shop.dataDirectory, "settings", "set", name, value);
  await set("announcement.text", "The indigo pieces are back.");
  await set("announcement.link", "/shop");

  const { page } = await newShopper({ origin: shop.url, javaScript: false });
  const link = page
    .getByRole("region", { name: "Announcements" })
    .getByRole("link", { name: "The indigo pieces are back." });
  await expect
    .poll(async () => {
      await page.goto("/about");
      return link.count();
    })
    .toBe(1);
  const [bar, header] = await Promise.all([link.boundingBox(), page.getByRole("banner").boundingBox()]);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
  await link.click();
  await page.waitForURL("**/shop");
});
