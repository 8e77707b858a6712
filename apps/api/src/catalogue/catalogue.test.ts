import { CategoriesAnswer, HomeAnswer, ListingAnswer, ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countStatements } from "../testing/count-statements.ts";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";

const DAY_MS = 24 * 60 * 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const get = async (url: string) => {
  const answer = await shop.app.inject(url);
  expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
  return answer.json();
};
const listing = async (url: string) => ListingAnswer.parse(await get(url));
const product = async (slug: string) => ProductAnswer.parse(await get(`/api/products/${slug}`)).product;

describe("home", () => {
  // spec: GET /api/home
  // spec: Carousels: at most 7 pieces
  test("shows at most seven products in each list: best sellers by rank, newest arrivals, best ratings", async () => {
    const { topSales, newArrivals, topRatings } = HomeAnswer.parse(await get("/api/home"));
    expect(topSales.map(({ slug }) => slug)).toEqual([
      "mira-tiered-dress",
      "noor-khadi-kurta",
      "asha-wide-trousers",
      "tara-a-line-dress",
      "meher-tie-waist-dress",
      "ila-ajrakh-skirt",
      "charu-kantha-coat",
    ]);
    expect(newArrivals).toHaveLength(7);
    expect(newArrivals[0]?.slug).toBe("sufi-hemp-coat");
    expect(newArrivals.every(({ is_new }) => is_new)).toBe(true);
    expect(topRatings).toHaveLength(7);
    const ratings = topRatings.map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  // spec: Reviews in answers
  test("shows only a first name and an initial of reviewers", async () => {
    const { topRatings } = await get("/api/home");
    for (const { reviews } of topRatings) {
      expect(reviews.length).toBeGreaterThan(0);
      for (const review of reviews) {
        expect(Object.keys(review.user).toSorted()).toEqual(["avatar", "name"]);
        expect(review.user.name).toMatch(/^\p{L}+ \p{L}\.$/u);
      }
    }
  });

  // spec: Reviews in answers
  test("leaves out reviews without approval", async () => {
    const { id } = await product("megh-chambray-dress");
    const review = { author_name: "Nobody N.", rating: 1, comment: "Not seen", fit: null, verified: false };
    await shop.db
      .insertInto("reviews")
      .values({ ...review, product_id: id, status: "waiting", created_at: shop.clock.now() })
      .execute();
    expect(await product("megh-chambray-dress")).toMatchObject({ reviews: [], rating: null, review_count: 0 });
  });
});

describe("categories", () => {
  // spec: GET /api/home/categories
  test("are a tree of two levels with the number of products on sale in each", async () => {
    const { categories } = CategoriesAnswer.parse(await get("/api/home/categories"));
    expect(categories.map(({ slug }) => slug)).toEqual([
      "dresses",
      "kurtas-and-tunics",
      "tops-and-jackets",
      "skirts-and-trousers",
      "saris-and-stoles",
      "workwear",
      "vacation",
      "evening",
    ]);
    const [dresses] = categories;
    expect(dresses?.products).toBe(9);
    expect(dresses?.sub_categories.reduce((sum, { products }) => sum + products, 0)).toBe(9);
  });
});

describe("a product", () => {
  test("is found by its slug, and by its id so that old URLs can redirect", async () => {
    const bySlug = await product("mira-tiered-dress");
    expect(await product(String(bySlug.id))).toEqual(bySlug);
  });

  // spec: GET /api/products/{slug}
  // spec: sale_price and price
  // spec: Stock per variant
  // spec: variant_count
  // spec: Widths of pictures
  test("has the fields of its page", async () => {
    const mira = await product("mira-tiered-dress");
    expect(mira).toMatchObject({
      price: 6400,
      sale_price: 5440,
      discount: 15,
      type: "percentage",
      offer: { expire_date: "2026-11-30T04:30:00.000Z" },
      category: "Dresses",
      category_slug: "dresses",
      variant_count: 4,
      has_variants: true,
      stock: 105,
      stock_status: "in_stock",
      rating: 4.8,
      review_count: 8,
    });
    expect(mira.gallery_images).toHaveLength(3);
    expect(mira.share_image).toMatch(/^\/media\/mira-tiered-dress-front-1200-[0-9a-f]+\.jpg$/);
    expect(mira.attributes.map(({ type, options }) => [type, options.map(({ value }) => value)])).toEqual([
      ["size", ["XS", "S", "M", "L", "XL", "XXL", "Custom"]],
      ["material", ["Buta mul, off-white", "Paisley mul, ivory", "Flower mul, turmeric"]],
    ]);
    expect(mira.attributes[0]?.options.map(({ stock }) => stock)).toEqual([0, 9, 12, 8, 6, 0, null]);
    expect(mira.skus).toHaveLength(21);
    expect(mira.skus[4]).toEqual({
      sku: `${mira.p_id}-S-paisley-mul`,
      size: "S",
      material: "Paisley mul, ivory",
      stock: 9,
    });
  });

  // spec: Stock per variant
  test("may be sold out in one size of one material: sum, size and variant say so", async () => {
    const trousers = await product("pallavi-linen-trousers");
    const sizeS = trousers.skus.filter(({ size }) => size === "S");
    expect(sizeS.map(({ material, stock }) => [material, stock])).toEqual([
      ["Linen, moss green", 7],
      ["Hemp, natural", 0],
    ]);
    expect(trousers.attributes[0]?.options.find(({ value }) => value === "S")?.stock).toBe(7);
    expect(trousers.stock).toBe(trousers.skus.reduce((sum, { stock }) => sum + (stock ?? 0), 0));
  });

  // spec: Widths of pictures
  test("has pictures in every width, with root-relative URLs", async () => {
    const { image } = await product("mira-tiered-dress");
    expect(image?.avif).toMatch(/^\/media\/\S+\.avif 360w, \/media\/\S+\.avif 720w, \/media\/\S+\.avif 1200w$/);
    expect(image?.webp.split(", ").at(-1)).toBe(`${image?.src} 1200w`);
  });

  // spec: variants are materials
  test("shows pictures of its further materials, not of the first", async () => {
    const { variants, gallery_images, images } = await product("noor-khadi-kurta");
    expect(variants.map(({ gallery_image }) => gallery_image !== null)).toEqual([false, true, true]);
    expect(variants.every(({ image }) => image !== null)).toBe(true);
    expect(images).toHaveLength(gallery_images.length + 2);
  });

  // spec: Custom while the product is on sale
  test("that is sold out in all sizes is out of stock, Custom included", async () => {
    const amba = await product("amba-ajrakh-dress");
    expect(amba).toMatchObject({ stock: 0, stock_status: "out_of_stock", variant_count: 0 });
    expect(amba.attributes[0]?.options.at(-1)).toMatchObject({ value: "Custom", stock: 0 });
  });

  // spec: stock null
  test("that is made to order has no stock limit", async () => {
    const charu = await product("charu-kantha-coat");
    expect(charu).toMatchObject({ stock: null, stock_status: "in_stock", variant_count: 6 });
    expect(charu).toMatchObject({ price: 8900, sale_price: 8400, discount: 500, type: "fixed" });
  });

  test("with one size and one material has no options", async () => {
    const stole = await product("tarini-tussar-stole");
    expect(stole).toMatchObject({ has_variants: false, variant_count: 1 });
    expect(stole.attributes.map(({ options }) => options.length)).toEqual([1, 1]);
  });

  test("that is a draft, hidden, archived or not yet published is shown nowhere", async () => {
    const { id, slug } = await product("sarson-shirt-dress");
    const row = shop.db.updateTable("products").where("id", "=", id);
    const { published_at } = await shop.db
      .selectFrom("products")
      .select("published_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const tomorrow = new Date(shop.clock.now().getTime() + DAY_MS);
    const states = [
      { status: "draft", published_at: null },
      { status: "draft" },
      { status: "hidden" },
      { status: "archived" },
      { published_at: tomorrow },
    ] as const;
    for (const state of states) {
      await row.set({ status: "active", published_at, ...state }).execute();
      expect((await shop.app.inject(`/api/products/${slug}`)).statusCode).toBe(404);
      expect((await shop.app.inject(`/api/products/${id}`)).statusCode).toBe(404);
      expect((await listing("/api/products")).total).toBe(27);
      expect(JSON.stringify(await get("/api/home"))).not.toContain(slug);
    }
    await row.set({ status: "active", published_at }).execute();
  });

  test.each(["no-such-thing", "999999", "99999999999999999999", "x%00", "%ED%A0%80", "..%2f..%2fetc%2fpasswd", "a'--"])(
    "called %s is a 404, and malformed ids do not reach the database",
    async (name) => {
      const answer = await shop.app.inject(`/api/products/${name}`);
      expect([400, 404]).toContain(answer.statusCode);
      if (answer.statusCode === 404) expect(answer.json().message).toBe("Product not found");
    },
  );

  test("with a name of 121 characters is a 404", async () => {
    expect((await shop.app.inject(`/api/products/${"a".repeat(121)}`)).statusCode).toBe(404);
    expect((await shop.app.inject(`/api/products/${"a".repeat(5000)}`)).statusCode).toBe(404);
  });

  test("does not leak columns of its row", async () => {
    const { product: mira } = await get("/api/products/mira-tiered-dress");
    expect(Object.keys(mira).filter((key) => /paise|basis|published|position|rank/.test(key))).toEqual([]);
  });
});

describe("an offer", () => {
  // spec: The end of an offer
  test("ends on the server at its exact instant, and then the full price applies", async () => {
    const start = shop.clock.now();
    const nila = await product("nila-shirt-dress");
    expect(nila).toMatchObject({ sale_price: 4200, price: 5600 });
    const endsAt = new Date(nila.offer?.expire_date ?? 0);
    shop.clock.set(new Date(endsAt.getTime() - 1));
    expect(await product("nila-shirt-dress")).toMatchObject({ sale_price: 4200 });
    shop.clock.set(endsAt);
    expect(await product("nila-shirt-dress")).toMatchObject({
      sale_price: 5600,
      price: 5600,
      discount: null,
      type: null,
      offer: null,
    });
    const { data } = await listing("/api/products?sort=price_asc&per_page=100");
    const prices = data.map(({ sale_price }) => sale_price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    shop.clock.set(start);
  });
});

describe("answers", () => {
  test("are revalidated each time, and an unchanged one is a 304", async () => {
    const first = await shop.app.inject("/api/products/mira-tiered-dress");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const headers = { "if-none-match": `"other", ${String(first.headers.etag)}` };
    const second = await shop.app.inject({ url: "/api/products/mira-tiered-dress", headers });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe("");
    const other = await shop.app.inject({ url: "/api/products/tara-a-line-dress", headers });
    expect(other.statusCode).toBe(200);
  });

  test("that refuse are not cached", async () => {
    expect((await shop.app.inject("/api/products/no-such-thing")).headers["cache-control"]).toBe("no-store");
  });

  test("ignore a stale or malformed bearer token", async () => {
    const headers = { authorization: "Bearer garbage" };
    for (const url of ["/api/home", "/api/home/categories", "/api/products", "/api/products/mira-tiered-dress"]) {
      expect((await shop.app.inject({ url, headers })).statusCode).toBe(200);
    }
  });

  test.each([
    ["/api/home", 3],
    ["/api/home/categories", 1],
    ["/api/products?sort=price_asc&page=2", 1],
    ["/api/categories/workwear/products", 2],
    ["/api/products?category_id=1&sub_category_id=9", 2],
    ["/api/products/mira-tiered-dress", 3],
  ])("of %s take %i statements", async (url, statements) => {
    expect(await countStatements(() => shop.app.inject(url))).toBe(statements);
  });
});
