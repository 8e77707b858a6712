import type { HomeAnswer, ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import { describe, expect } from "vitest";
import { load, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const EMPTY = "No best seller products available.";

// spec: /
// spec: Home: “Discover the New Collection”
// spec: Home: film
test("the first screen has its text, a silent film in two formats, and the link to the shop", async ({
  shopper: { page },
}) => {
  await load(page, "/");
  await page.getByRole("heading", { level: 1, name: "Discover the New Collection", exact: true }).waitFor();
  await page.getByText("Timeless. Elegant. Uniquely You.", { exact: true }).waitFor();
  const film = page.locator("main video");
  const traits = await film.evaluate(({ muted, loop, textContent }: HTMLVideoElement) => [muted, loop, textContent]);
  expect(traits).toEqual([true, true, "Your browser cannot show this film."]);
  const sources = await film
    .locator("source")
    .evaluateAll((all) => all.map((each) => [(each as HTMLSourceElement).type, (each as HTMLSourceElement).src]));
  expect(new Set(sources.map(([type]) => type))).toEqual(new Set(["video/mp4", "video/webm"]));
  for (const [type, src = ""] of sources) {
    expect((await page.request.head(src)).headers()["content-type"]).toBe(type);
  }
  await page.getByRole("link", { name: "Shop Now", exact: true }).click();
  await page.waitForURL("/shop");
});

test("the chat appears once the first screen is scrolled away, and hides when it is back", async ({
  shopper: { page },
}) => {
  await load(page, "/");
  await wake(page);
  const chat = page.getByRole("complementary", { name: "Help" }).getByRole("link");
  await expect.poll(() => chat.count()).toBe(0);
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: "instant" }));
  await chat.waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => chat.count()).toBe(0);
});

// spec: Home: marquee
test("ten phrases scroll below it, separated by bullets", async ({ shopper: { page } }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await load(page, "/");
  const strip = page.getByRole("group", { name: "What we stand for" });
  const phrases = strip.getByRole("listitem");
  await expect
    .poll(() => phrases.allTextContents())
    .toEqual([
      "contemporary womenswear",
      "sustainable fashion brand",
      "ethical clothing India",
      "slow fashion label",
      "conscious clothing brand",
      "small batch production",
      "made in India",
      "handmade with love",
      "artisan-crafted garments",
      "eco-friendly fashion",
    ]);
  expect(await phrases.first().evaluate((phrase) => getComputedStyle(phrase, "::after").content)).toContain("•");
  await strip.scrollIntoViewIfNeeded();
  const left = async () => (await phrases.first().boundingBox())?.x ?? 0;
  const before = await left();
  await expect.poll(left).toBeLessThan(before);
});

// spec: Home: about quote and brand statement
test("below them are a quote about the country’s textiles and a statement about made to order", async ({
  shopper: { page },
}) => {
  await load(page, "/");
  const quote = page.locator("main [data-component=brand-quote]");
  const strip = page.getByRole("group", { name: "What we stand for" });
  expect(await quote.textContent()).toMatch(
    /^Rooted in India’s textile legacy, .* nothing is made to sit in a warehouse/,
  );
  expect((await quote.boundingBox())!.y).toBeGreaterThan((await strip.boundingBox())!.y);
  await page.getByRole("heading", { level: 2, name: "Nothing is cut until you choose it" }).waitFor();
});

const LISTS = [
  ["New Arrivals", "newArrivals"],
  ["Best Sellers", "topSales"],
] as const;

describe.each(LISTS)("%s", (name, list) => {
  // spec: Home: New Arrivals and Best Sellers
  // spec: Carousels: at most 7 pieces
  test("have seven products with links, and a link to all of them", async ({ shopper: { page } }) => {
    const answer = await page.request.get("/api/home", { headers: { Accept: "application/json" } });
    const slugs = ((await answer.json()) as HomeAnswer)[list].map(({ slug }) => `/product/${slug}`);
    expect(slugs).toHaveLength(7);
    await load(page, "/");
    const row = page.getByRole("region", { name });
    const links = row.getByRole("article").getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(slugs);
    const all = row.getByText("View All", { exact: true });
    expect(await all.evaluate((text) => text.closest("a")?.getAttribute("href"))).toBe("/shop");
  });

  // spec: “No best seller products available.”
  test("show four placeholders while loading, and an empty message when they fail", async ({
    shopper: { page, expectFaults },
  }) => {
    expectFaults(/api\/home|Failed to load resource/);
    const released = Promise.withResolvers<void>();
    await page.route("**/api/home", async (route) => {
      await released.promise;
      await route.abort();
    });
    await load(page, "/our-story");
    // Until the header has its code its links load documents.
    await wake(page, "header");
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await page.getByRole("link", { name: "Shop Now" }).waitFor();
    const row = page.getByRole("region", { name });
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => row.locator("[data-component=product-card-skeleton]").count()).toBe(4);
    released.resolve();
    await row.getByText(EMPTY, { exact: true }).waitFor();
    expect(await page.getByRole("alert").filter({ hasText: /./ }).count()).toBe(0);
  });
});

// spec: Carousel slides per view
test.for([
  [1440, 4],
  [1024, 4],
  [1023, 3],
  [768, 3],
  [767, 2],
  [480, 2],
  [320, 2],
] as const)(
  "at %d px New Arrivals and Best Sellers show %d products at once",
  async ([width, count], { newShopper }) => {
    const { page } = await newShopper({ width });
    await load(page, "/");
    for (const [name] of LISTS) {
      const inView = page
        .getByRole("region", { name })
        .locator("[data-part=slide]")
        .evaluateAll(
          (all, edge) => all.filter((slide) => slide.getBoundingClientRect().right <= edge + 1).length,
          width,
        );
      expect(await inView, name).toBe(count);
    }
  },
);

const BANNERS = [
  ["Shop Workwear", "/workwear-collection"],
  ["Vacation Wear", "/vacation-collection"],
  ["Shop Evening Wear", "/evening-collection"],
] as const;

// spec: Home: banners
// spec: Mobile banner breakpoint 768 px
test.for([
  [1440, /\/workwear-\d/],
  [768, /\/workwear-\d/],
  [767, /\/workwear-mobile-\d/],
  [390, /\/workwear-mobile-\d/],
] as const)(
  "three banners fill most of the screen at %d px, with cuts of their own below 768",
  async (cut, { newShopper }) => {
    const [width, file] = cut;
    const { page } = await newShopper({ width, height: 700 });
    await load(page, "/");
    for (const [name, path] of BANNERS) {
      const banner = page.getByRole("main").getByRole("link", { name, exact: true });
      expect(await banner.getAttribute("href")).toBe(path);
      expect((await banner.boundingBox())!.height).toBeGreaterThanOrEqual(0.8 * 700);
    }
    const picture = page.getByRole("link", { name: "Shop Workwear" }).locator("img");
    await picture.scrollIntoViewIfNeeded();
    const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(shown).toMatch(file);
  },
);

// spec: Card: badges, price, countdown, sizes
test('a card shows price, discount and its end, a "new" badge, and the number of sizes', async ({
  shopper: { page },
}) => {
  const answer = await page.request.get("/api/products?per_page=100", { headers: { Accept: "application/json" } });
  const { data } = (await answer.json()) as ListingAnswer;
  await load(page, "/shop?per_page=100");
  const seen = new Set<string>();
  for (const piece of data) {
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: piece.name, exact: true }) });
    const text = (await card.textContent()) ?? "";
    const { discount, type, offer, is_new: isNew, variant_count: count, stock_status: stock } = piece;
    // A badge without a currency is read out in other words.
    const badges = await card
      .getByRole("listitem")
      .evaluateAll((items) => items.map((item) => (item.querySelector("[aria-hidden]") ?? item).textContent));
    expect(text).toContain(`₹${piece.sale_price.toLocaleString("en-IN")}.00`);
    if (discount) seen.add(type ?? "");
    expect(badges.some((badge) => badge === `${discount}${type === "percentage" ? "%" : ""} OFF`)).toBe(
      Boolean(discount),
    );
    expect(badges.includes("NEW IN")).toBe(isNew);
    if (isNew) seen.add("new");
    if (offer) expect(await card.locator("[data-component=countdown]").textContent()).toMatch(/\d/);
    if (offer) seen.add("offer");
    const isSoldOut = stock === "out_of_stock";
    expect(text.includes(`${count} sizes are available`)).toBe(!isSoldOut && piece.has_variants && count > 0);
    expect(await card.getByRole("button", { name: /^Notify Me When Available/ }).count()).toBe(isSoldOut ? 1 : 0);
    if (isSoldOut) seen.add("sold out");
  }
  expect([...seen].toSorted()).toEqual(["fixed", "new", "offer", "percentage", "sold out"]);
});
