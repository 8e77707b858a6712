import type { HomeAnswer } from "@selvedge/commerce/wire/catalogue";
import { expect } from "vitest";
import { choose } from "./shop/buying.ts";
import { isHydrated, load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT, SOLD_OUT_PRODUCT } from "./shop/urls.ts";
import { violations } from "./shop/violations.ts";

const ON_OFFER = "/product/mira-tiered-dress";

// spec: Please select a size before proceeding to checkout
test("a blocked purchase moves the focus to the first option that is not chosen", async ({ shopper: { page } }) => {
  await load(page, PRODUCT);
  const groupWithFocus = () =>
    page.evaluate(() =>
      document.activeElement?.closest("[role=radiogroup]")?.querySelector("legend")?.textContent?.trim(),
    );
  const allSaid = page.getByText("Please select all options before adding to cart").waitFor();
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await allSaid;
  expect(await groupWithFocus()).toBe("Material");
  await page.getByRole("radio", { name: "Khadi, indigo" }).click();
  const sizeSaid = page.getByText("Please select a size before proceeding to checkout").waitFor();
  await page.getByRole("button", { name: "Buy it now" }).click();
  await sizeSaid;
  expect(await groupWithFocus()).toBe("Size");
});

test("a sold-out product asks for no measurements", async ({ shopper: { page } }) => {
  await load(page, SOLD_OUT_PRODUCT);
  await page.getByText("This piece is sold out.").waitFor();
  const custom = page.getByRole("radiogroup", { name: "Size" }).getByRole("radio", { name: /custom|measurements/i });
  expect(await custom.getAttribute("aria-label")).toMatch(/sold out$/);
  await custom.click();
  await expect.poll(() => custom.isChecked()).toBe(true);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

// spec: Stock per variant
test("a size that is sold out in one material says so, and is sold in the other", async ({ shopper: { page } }) => {
  await load(page, "/product/pallavi-linen-trousers");
  const main = page.getByRole("main");
  await choose(page, { material: "Hemp, natural", size: "S, sold out" });
  await main.getByText("Hemp, natural is sold out in S. Choose another material or size.").waitFor();
  expect(await main.getByRole("button", { name: "Notify Me When Available" }).count()).toBe(0);
  expect(await main.getByRole("radio", { name: "Hemp, natural, sold out" }).isChecked()).toBe(true);
  await main.getByRole("radio", { name: "Linen, moss green" }).click();
  await main.getByRole("radio", { name: "S", exact: true }).waitFor();
  await main.getByRole("button", { name: "Add to cart" }).first().waitFor();
});

// spec: The end of an offer
test("an offer that ends while its page is open restores the regular price, and the product is requested again", async ({
  shopper: { page, requests },
}) => {
  await page.clock.install();
  await load(page, "/product/mira-tiered-dress");
  const box = page.getByRole("main").getByRole("region", { name: "Mira Tiered Dress" }).first();
  await box.getByText("15% OFF").waitFor();
  const asked = () => requests.filter((request) => request.url().endsWith("/api/products/mira-tiered-dress")).length;
  await page.mouse.move(700, 400);
  await expect.poll(() => isHydrated(page)).toBe(true);
  const before = asked();
  const later = Date.now() + 20 * 24 * 60 * 60_000;
  // The page follows the server's clock, so both clocks must advance.
  await page.route("**/api/products/mira-tiered-dress", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(later).toUTCString() } });
  });
  await page.clock.setSystemTime(later);
  await expect.poll(asked).toBeGreaterThan(before);
  await box.getByText("15% OFF").waitFor({ state: "detached" });
  expect(await box.textContent()).toContain("₹6,400.00");
});

// spec: acceptance 5 beside Add to cart
test.for([ON_OFFER, PRODUCT])(
  "%s: price, discount and delivery time are beside Add to cart, all on one desktop screen",
  async (path, { newShopper }) => {
    const { page } = await newShopper({ width: 1440, height: 900 });
    await load(page, path);
    const box = page.locator("[data-component=buy-box]");
    const parts = [
      box.getByText(/^₹[\d,]+\.\d\d$/).first(),
      box.getByText("Inclusive of all taxes. Free shipping across India."),
      box.getByRole("button", { name: "Add to cart" }).first(),
      box.getByText(/^Delivery in 10-12 business days/),
      box.getByRole("button", { name: "Check your PIN code" }),
      box.getByText("Size exchange within 48 hours of delivery; no returns or refunds"),
      ...(path === ON_OFFER ? [box.getByText("15% OFF"), box.getByText("was ₹6,400.00")] : []),
    ];
    for (const part of parts) {
      const { y, height } = (await part.boundingBox()) ?? { y: 9_999, height: 0 };
      expect(y + height, await part.innerText()).toBeLessThanOrEqual(900);
    }
  },
);

// spec: Legal Metrology maker
// spec: Legal Metrology customer care
// spec: Legal Metrology MRP
// spec: Legal Metrology country of origin
// spec: Legal Metrology size
test("a product shows its MRP, maker and origin, contact, and its size in centimetres", async ({
  shopper: { page },
}) => {
  await load(page, ON_OFFER);
  const main = page.getByRole("main");
  await main.getByText("MRP ₹6,400.00, inclusive of all taxes. Country of origin: India.").waitFor();
  await main.getByText("Made and sold by Nimar Textiles LLP, 14 Chhatribagh Lane, Indore 452002").waitFor();
  await main.getByText("Customer care: care@nimar.example, +91 98000 00000.").waitFor();
  await choose(page, { size: "M" });
  await main.getByText("M, fits bust 36 in (91.5 cm)").waitFor();
});

// spec: acceptance 1 notify
// spec: acceptance 8 variant
test("choosing another material and size changes address, picture and availability; going back restores the first", async ({
  shopper: { page },
}) => {
  await load(page, PRODUCT);
  const picture = () =>
    page
      .getByRole("region", { name: "Product images" })
      .getByText(/\d \/ 5$/)
      .textContent();
  const address = () => Object.fromEntries(new URL(page.url()).searchParams);
  await choose(page, { material: "Khadi, indigo", size: "M" });
  await expect.poll(address).toEqual({ material: "Khadi, indigo", size: "M" });
  await expect.poll(picture).toMatch(/1 \/ 5$/);
  await choose(page, { material: "Khadi, turmeric", size: "XL, sold out" });
  await expect.poll(address).toEqual({ material: "Khadi, turmeric", size: "XL" });
  await expect.poll(picture).toMatch(/4 \/ 5$/);
  const main = page.getByRole("main");
  await main.getByText("XL is sold out. Choose another size, or have it made to your measurements.").waitFor();
  expect(await main.getByRole("radio", { name: "XL, sold out" }).isChecked()).toBe(true);
  expect(await main.getByRole("button", { name: "Add to cart" }).filter({ visible: true }).count()).toBe(0);
  await main.getByRole("button", { name: "Notify Me When Available" }).waitFor();
  for (let step = 0; step < 2; step += 1) await page.goBack();
  await expect.poll(address).toEqual({ material: "Khadi, indigo", size: "M" });
  await expect.poll(picture).toMatch(/1 \/ 5$/);
  expect(await main.getByRole("radio", { name: "M", exact: true }).isChecked()).toBe(true);
  await main.getByRole("button", { name: "Add to cart" }).first().waitFor();
});

// spec: acceptance 3 thumbnails
test("a product's thumbnails show beside the picture on a phone too", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  await load(page, PRODUCT);
  const small = page.getByRole("region", { name: "Product images" }).getByRole("button", { name: /, image \d of 5$/ });
  expect(await small.count()).toBe(5);
  for (let index = 0; index < 3; index += 1) {
    const box = await small.nth(index).boundingBox();
    expect(box!.width).toBeGreaterThanOrEqual(44);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    expect(await small.nth(index).locator("img").getAttribute("src")).toMatch(/noor-khadi-kurta/);
  }
  await small.nth(1).click();
  await page.getByText("2 / 5").waitFor();
});

// spec: acceptance 2 size chart
test("the size chart is beside the sizes, and gives body measurements in centimetres", async ({
  shopper: { page },
}) => {
  await load(page, PRODUCT);
  const chart = page.getByRole("button", { name: "Size chart" });
  const group = page.getByRole("radiogroup", { name: "Size" });
  expect(await group.getByRole("button", { name: "Size chart" }).count()).toBe(1);
  await chart.click();
  const dialog = page.getByRole("dialog", { name: "Size chart" });
  await dialog.getByRole("radio", { name: "cm" }).click();
  await dialog.getByRole("table", { name: "Body measurements (cm)" }).waitFor();
  await dialog.getByRole("row", { name: "M 91.5 76 99" }).waitFor();
});

// spec: acceptance 2 garment
test("the size chart gives the garment of the chosen size too, and no model for pictures without one", async ({
  newShopper,
}) => {
  const { page } = await newShopper({ width: 320, height: 640 });
  await load(page, PRODUCT);
  await choose(page, { size: "M" });
  await page.getByRole("button", { name: "Size chart" }).click();
  const dialog = page.getByRole("dialog", { name: "Size chart" });
  await dialog.getByRole("radio", { name: "Garment" }).click();
  await dialog.getByRole("table", { name: "Garment measurements (in)" }).waitFor();
  await dialog.getByRole("row", { name: "M (your size) 40.25 43.25 17.25 41" }).waitFor();
  await dialog.getByRole("radio", { name: "cm" }).click();
  await dialog.getByRole("row", { name: "M (your size) 102 110 44 104" }).waitFor();
  expect(await dialog.getByText("How to measure").count()).toBe(0);
  expect(await page.getByText(/^Model is/).count()).toBe(0);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("radio", { name: "Body" }).click();
  await dialog.getByRole("heading", { name: "How to measure" }).waitFor();
});

test("a stole's size chart gives its length and width, without body sizes", async ({ shopper: { page } }) => {
  await load(page, "/product/tarini-tussar-stole");
  await page.getByRole("button", { name: "Size chart" }).click();
  const dialog = page.getByRole("dialog", { name: "Size chart" });
  await dialog.getByRole("radio", { name: "cm" }).click();
  await dialog.getByRole("row", { name: "One size (your size) 200 60" }).waitFor();
  expect(await dialog.getByRole("radio", { name: "Body" }).count()).toBe(0);
});

test("shows the delivery estimate for a PIN code, and an error for an invalid one", async ({ newShopper }) => {
  const shopper = await newShopper({ width: 390 });
  shopper.expectFaults(/status of 422/);
  const { page } = shopper;
  await page.goto(PRODUCT);
  await page.getByRole("button", { name: "Check your PIN code" }).press("Enter");
  const field = page.getByRole("textbox", { name: "PIN code" });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("4520");
  await page.keyboard.press("Enter");
  await page.getByText("Please enter a valid PIN code").waitFor();
  await page.keyboard.type("01");
  await page.keyboard.press("Enter");
  await page.getByText(/^Indore: between \d+ \w{3} \d{4} and \d+ \w{3} \d{4}, free of charge\.$/).waitFor();
  expect(await field.inputValue()).toBe("452001");
});

// spec: /product/{slug}
// spec: Product: what stands beside the pictures
// spec: Product: accordions
// spec: Delivery: 10-12 business days
test("a product page has all options, actions and texts needed before buying", async ({ shopper: { page } }) => {
  await load(page, PRODUCT);
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: "Noor Khadi Kurta", exact: true }).waitFor();
  const box = main.locator("[data-component=buy-box]");
  for (const words of [
    "₹4,200.00",
    "Inclusive of all taxes. Free shipping across India.",
    "Delivery in 10-12 business days",
  ])
    await box.getByText(words, { exact: false }).first().waitFor();
  for (const name of ["Material", "Size"])
    expect(await box.getByRole("radiogroup", { name }).getByRole("radio").count()).toBeGreaterThan(1);
  const name = "Noor Khadi Kurta";
  for (const act of [
    "Add to cart",
    "Buy it now",
    `Add ${name} to wishlist`,
    `Compare ${name}`,
    `Increase quantity of ${name}`,
  ])
    await box.getByRole("button", { name: act, exact: true }).waitFor();
  const parts = box.locator("[data-component=accordion]").getByRole("button");
  await expect
    .poll(() => parts.allInnerTexts())
    .toEqual(["Description", "Style Note", "Care Instructions", "Note", "Shipping and Returns"]);
  await box.getByRole("button", { name: /^Size (chart|guide)/i }).click();
  await page.getByRole("dialog").getByRole("row", { name: /^M 36/ }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

// spec: Gallery: 4 thumbnails per view, 3 on small screens
test.for([
  [1440, 4],
  [768, 4],
  [390, 3],
] as const)("at %d px %d thumbnails show at once", async ([width, count], { newShopper }) => {
  const { page } = await newShopper({ width });
  await load(page, PRODUCT);
  const shown = await page.locator("[data-component=gallery] ul").evaluate((list) => {
    const frame = list.getBoundingClientRect();
    const inView = [...list.children].filter((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
    });
    return { all: list.children.length, inView: inView.length };
  });
  expect(shown.all).toBeGreaterThan(4);
  expect(shown.inView).toBe(count);
});

// spec: Reviews
test("reviews show on the product's page, and those of the best-rated products on the home page", async ({
  shopper: { page },
}) => {
  const answer = await page.request.get("/api/home", { headers: { Accept: "application/json" } });
  const { topRatings } = (await answer.json()) as HomeAnswer;
  const { slug, name, reviews } = topRatings.find((piece) => piece.reviews.length > 0)!;
  const { rating, comment, user } = reviews[0]!;
  await load(page, `/product/${slug}`);
  const said = page.locator("[data-component=review-list]").getByRole("listitem").filter({ hasText: comment }).first();
  await said.getByText(user.name).first().waitFor();
  await said.getByRole("img", { name: `${rating} out of 5`, exact: true }).waitFor();
  expect(await said.locator("[data-component=avatar]").count()).toBe(1);
  await load(page, "/");
  const strip = page.locator("[data-component=review-strip]");
  await strip.getByText(comment).waitFor();
  await strip.getByText(user.name).first().waitFor();
  await strip.getByRole("link", { name }).waitFor();
});
