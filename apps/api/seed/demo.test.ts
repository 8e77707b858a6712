import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countStatements } from "../src/testing/count-statements.ts";
import { testApp, type TestApp } from "../src/testing/test-app.ts";
import { CatalogueFile } from "./catalogue-file.ts";
import { seedDemo } from "./demo.ts";

const read = async (name: string) => JSON.parse(await readFile(new URL(name, import.meta.url), "utf8"));

let shop: TestApp;
const lines: string[] = [];
let statements: number;

beforeAll(async () => {
  shop = await testApp();
  statements = await countStatements(() => seedDemo(shop.db, shop.clock, (line) => lines.push(line)));
});
afterAll(() => shop.close());

describe("seeding the demo", () => {
  test("takes few statements, and says what it has done", () => {
    expect(statements).toBeLessThanOrEqual(50);
    expect(lines).toContain("  demo catalogue: 28 products, 8 categories, 90 reviews");
    expect(lines).toContain("  demo coupons: WELCOME10, FLAT250, ONCE100");
  });

  test("is done once when two processes start at once", async () => {
    const empty = await testApp();
    const said: string[] = [];
    await Promise.all([1, 2].map(() => seedDemo(empty.db, empty.clock, (line) => said.push(line))));
    await empty.close();
    expect(said.filter((line) => line.includes("28 products"))).toHaveLength(1);
  });

  test("leaves a shop alone that has products", async () => {
    const count = () => shop.db.selectFrom("products").select("id").execute();
    await shop.db.updateTable("products").set({ name: "Changed" }).where("slug", "=", "mira-tiered-dress").execute();
    await Promise.all([1, 2, 3].map(() => seedDemo(shop.db, shop.clock, (line) => lines.push(line))));
    expect(await count()).toHaveLength(28);
    expect(lines.filter((line) => line.includes("28 products"))).toHaveLength(1);
  });

  test("ends every offer in the future, relative to the first start", async () => {
    const offers = await shop.db
      .selectFrom("products")
      .select("offer_ends_at")
      .where("offer_ends_at", "is not", null)
      .execute();
    expect(offers.length).toBeGreaterThanOrEqual(8);
    for (const { offer_ends_at } of offers)
      expect(offer_ends_at?.getTime()).toBeGreaterThan(shop.clock.now().getTime());
  });

  test("has the stock that README.md promises", async () => {
    const free = await shop.db
      .selectFrom("product_sizes")
      .innerJoin("products", "products.id", "product_sizes.product_id")
      .select(["products.slug", "product_sizes.name", "free"])
      .execute();
    const of = (slug: string) => free.filter((size) => size.slug === slug && size.name !== "Custom");
    const one = (slug: string, name: string) => of(slug).find((size) => size.name === name)?.free;
    expect(of("amba-ajrakh-dress").every((size) => size.free === 0)).toBe(true);
    expect(one("saanjh-slip-dress", "L")).toBe(1);
    expect(one("tara-a-line-dress", "M")).toBe(3);
    expect(one("gauri-bandhani-dupatta", "One size")).toBe(4);
    for (const slug of [
      "charu-kantha-coat",
      "kesar-long-kurta",
      "zoya-short-jacket",
      "sitara-chanderi-kaftan",
      "sufi-hemp-coat",
    ]) {
      expect(
        of(slug).map((size) => size.free),
        slug,
      ).toEqual([null, null, null, null, null, null]);
    }
  });
});

describe("the demo's catalogue file", () => {
  test("uses pictures that exist, with every picture's text", async () => {
    const { pictures } = await read("./pictures.json");
    const { products, materials } = CatalogueFile.parse(await read("./catalogue.json"));
    const keys = products.flatMap((product) => product.pictures);
    const cloths = Object.values(materials).flatMap(({ swatch, cloth }) => [swatch, cloth]);
    for (const key of [...keys, ...cloths]) expect(pictures[key ?? ""]?.alt, key ?? "").toBeTruthy();
  });

  test("speaks in the label's voice: no exclamation marks, no double spaces, two paragraphs each", async () => {
    const { products } = CatalogueFile.parse(await read("./catalogue.json"));
    for (const { slug, description, style_note, care_instructions, note, reviews } of products) {
      const texts = [description, style_note, care_instructions, note, ...reviews.map(({ comment }) => comment)];
      for (const text of texts) expect(text, slug).not.toMatch(/!| {2}|<|\bcolor\b/);
      expect(description.split("\n\n"), slug).toHaveLength(2);
    }
  });

  test("with a mistake is refused with the place of each", async () => {
    const file = await read("./catalogue.json");
    const [mira] = file.products;
    const broken = [
      [{ ...mira, price: 2700, offer: undefined }, /no tax slab/],
      [{ ...mira, price: 100.01, offer: { discount: 60, type: "percentage" } }, /cannot be worked back/],
      [{ ...mira, category: "hats" }, /no category "hats"/],
      [{ ...mira, materials: ["velvet"] }, /no material "velvet"/],
      [{ ...mira, slug: "Mira Dress" }, /joined by hyphens/],
      [{ ...mira, prize: 1 }, /prize/],
    ] as const;
    for (const [product, message] of broken) {
      const parsed = CatalogueFile.safeParse({ ...file, products: [product] });
      expect(parsed.error?.issues.map((issue) => issue.message).join()).toMatch(message);
    }
  });
});
