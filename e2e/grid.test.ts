import { expect } from "vitest";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

// spec: Shop: layouts
// spec: gridLayout
// spec: Layouts
test("products are in two, three or four columns, as last chosen", async ({ shopper: { page } }) => {
  await load(page, "/shop");
  const columns = () =>
    page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((cards) => {
        const tops = cards.map((card) => card.getBoundingClientRect().top);
        return tops.filter((top) => top === tops[0]).length;
      });
  for (const count of [2, 3, 4]) {
    await page.getByRole("radio", { name: `${count} columns` }).click();
    await expect.poll(columns).toBe(count);
    expect(await page.evaluate(() => localStorage.getItem("gridLayout"))).toBe(`grid-${count}`);
  }
  await page.getByRole("radio", { name: "2 columns" }).click();
  await page.reload();
  await expect.poll(columns).toBe(2);
});

// spec: Shop page size 12
// spec: Skeletons: 6 in the shop, 4 elsewhere
test("a list shows six placeholders while it loads, then twelve products per page", async ({ shopper: { page } }) => {
  await load(page, "/contact");
  await page.mouse.move(700, 400);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator("[data-unseen] footer").count()).toBe(0);
  const released = Promise.withResolvers<void>();
  await page.route("**/api/products", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Shop", exact: true }).click();
  await expect.poll(() => page.locator("main [data-component=product-card-skeleton]").count()).toBe(6);
  released.resolve();
  await expect.poll(() => page.getByRole("main").getByRole("article").count()).toBe(12);
});
