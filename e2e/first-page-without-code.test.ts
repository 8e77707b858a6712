import { describe, expect } from "vitest";
import { answerFor } from "./shop/answers.ts";
import { addToCart, choose } from "./shop/buying.ts";
import { listens } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";
import { documents, GIVEN_UP_MS, heading, MISSING, WAYS, withhold } from "./shop/withheld.ts";

const TITLE = "Noor Khadi Kurta";

describe.each(WAYS)("a chunk of the first page that is $name", ({ isSilent, answer }) => {
  test.for(["entry-client", "product"])(
    "leaves it as rendered by the server without its %s, and reports it when a button is pressed",
    async (name, { shopper }) => {
      const { page } = shopper;
      await page.clock.install();
      const { asked, release } = await withhold(shopper, name, answer);
      await page.goto(PRODUCT, { waitUntil: "domcontentloaded" });
      await expect.poll(asked).toBe(1);
      const control = page.getByRole("main").getByRole("button", { name: "Buy it now" });
      const message = page.getByRole("alert").filter({ hasText: MISSING });
      for (const press of ["the first press", "another one"]) {
        await expect.poll(() => message.count(), { message: press }).toBe(0);
        await control.click();
        if (isSilent) await page.clock.fastForward(GIVEN_UP_MS);
        await message.waitFor();
        await page.keyboard.press("Escape");
      }
      for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward(60_000);
      expect([asked(), documents(shopper), await heading(page)]).toEqual([1, 1, TITLE]);
      await control.click();
      if (isSilent) await page.clock.fastForward(GIVEN_UP_MS);
      release();
      await message.getByRole("link", { name: "Try Again" }).click();
      await listens(page);
      await choose(page, { material: "Khadi, indigo", size: "M" });
      await addToCart(page);
      expect(documents(shopper)).toBe(2);
    },
  );

  test("leaves Add to cart working with the existing cart", async ({ shopper }) => {
    const { page } = shopper;
    await page.goto(PRODUCT);
    await choose(page, { material: "Khadi, indigo", size: "M" });
    await addToCart(page);
    await page.clock.install();
    const { release } = await withhold(shopper, "product", answer);
    await page.goto(PRODUCT, { waitUntil: "domcontentloaded" });
    await expect.poll(() => page.evaluate(() => window.earlyEvents !== undefined)).toBe(true);
    await choose(page, { material: "Khadi, indigo", size: "S" });
    await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
    await page.getByRole("status").getByRole("link", { name: "View cart" }).click();
    await page.waitForURL("/cart", { waitUntil: "domcontentloaded" });
    release();
    const rows = page.getByRole("table").getByRole("row").filter({ hasText: TITLE });
    await expect.poll(() => rows.count()).toBe(2);
  });

  test("makes the search link navigate instead of opening the overlay", async ({ newShopper }) => {
    const shopper = await newShopper({ width: 390 });
    const { page } = shopper;
    await page.clock.install();
    const { release } = await withhold(shopper, "entry-client", answer);
    await page.goto(PRODUCT, { waitUntil: "domcontentloaded" });
    await expect.poll(() => page.evaluate(() => window.earlyEvents !== undefined)).toBe(true);
    await page.getByRole("link", { name: "Search" }).click();
    if (isSilent) await page.clock.fastForward(GIVEN_UP_MS);
    await page.waitForURL("/search", { waitUntil: "domcontentloaded" });
    release();
  });

  test("leaves the sort order of a list working", async ({ shopper }) => {
    const { page } = shopper;
    await page.clock.install();
    await withhold(shopper, "entry-client", answer);
    await page.goto("/shop?category_id=1", { waitUntil: "domcontentloaded" });
    await expect.poll(() => page.evaluate(() => window.earlyEvents !== undefined)).toBe(true);
    await page.getByLabel("Sort").selectOption("Price: high to low");
    if (isSilent) await page.clock.fastForward(GIVEN_UP_MS);
    await page.waitForURL(/sort=price_desc/, { waitUntil: "domcontentloaded" });
    expect(new URL(page.url()).searchParams.get("category_id")).toBe("1");
    expect(await page.getByLabel("Sort").inputValue()).toBe("price_desc");
  });

  test("leaves links and posting forms working", async ({ shopper }) => {
    const { page } = shopper;
    shopper.expectFaults(/401/);
    await withhold(shopper, "entry-client", answer);
    await page.goto(PRODUCT, { waitUntil: "domcontentloaded" });
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click();
    await page.waitForURL("/", { waitUntil: "domcontentloaded" });
    await page.goto("/login", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("a wrong password");
    const sent = page.waitForRequest((request) => request.method() === "POST" && request.isNavigationRequest());
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    expect(new URL((await sent).url()).pathname).toBe("/login");
  });
});

test("a product added before any script has run goes into the existing cart", async ({ shopper }) => {
  const { page } = shopper;
  await page.goto(PRODUCT);
  await choose(page, { material: "Khadi, indigo", size: "M" });
  await addToCart(page);
  shopper.expectFaults(/first\.js/);
  const release = await answerFor(page, "**/first.js", (route) => route.abort());
  await page.goto(PRODUCT, { waitUntil: "domcontentloaded" });
  await choose(page, { material: "Khadi, indigo", size: "S" });
  release();
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.waitForURL("/cart");
  const rows = page.getByRole("table").getByRole("row").filter({ hasText: TITLE });
  await expect.poll(() => rows.count()).toBe(2);
});
