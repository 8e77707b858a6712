import { readFile } from "node:fs/promises";
import { SIZE_TABLE, SIZES, type Size } from "@selvedge/commerce/demo-sizes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countStatements } from "../src/testing/count-statements.ts";
import { testApp, type TestApp } from "../src/testing/test-app.ts";
import { CatalogueFile } from "../src/products/index.ts";
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
    expect(statements).toBeLessThanOrEqual(65);
    expect(lines).toContain("  demo catalogue: 28 products, 8 categories, 90 reviews");
    expect(lines).toContain("  demo coupons: WELCOME10, FLAT250, ONCE100");
  });

  test("gives its orders the invoices that they would have, numbered by their days", async () => {
    const empty = await testApp();
    await seedDemo(empty.db, empty.clock, () => {}, empty.invoices);
    const issued = await empty.db
      .selectFrom("invoices")
      .innerJoin("orders", "orders.id", "order_id")
      .select(["number", "issued_at", "placed_at"])
      .orderBy("placed_at")
      .execute();
    await empty.close();
    expect(issued.map(({ number }) => number)).toEqual([1, 2, 3, 4].map((serial) => `INV-2627-00000${serial}`));
    for (const { issued_at, placed_at } of issued) expect(issued_at).toEqual(placed_at);
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

  // spec: A size with few pieces
  test("has the stock that README.md promises", async () => {
    const free = await shop.db
      .selectFrom("variants")
      .innerJoin("product_sizes", "product_sizes.id", "size_id")
      .innerJoin("products", "products.id", "variants.product_id")
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
      expect(new Set(of(slug).map((size) => size.free)), slug).toEqual(new Set([null]));
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

  test("measures every garment wide enough for the body that each size is for, and as long as its note says", async () => {
    const { products } = CatalogueFile.parse(await read("./catalogue.json"));
    const isSize = (size: string): size is Size => Object.hasOwn(SIZE_TABLE, size);
    for (const { slug, sizes, garment_cm = {}, note } of products) {
      expect(Object.keys(garment_cm), slug).toEqual(Object.keys(sizes));
      for (const [size, garment] of Object.entries(garment_cm)) {
        if (!isSize(size)) continue;
        for (const part of ["bust", "waist", "hip"] as const) {
          expect(garment[part] ?? Infinity, `${slug}, ${size}, ${part}`).toBeGreaterThan(SIZE_TABLE[size][part] * 2.54);
        }
      }
      const [, told] = note.match(/^.*?(?:Length|Inside leg) (\d+) cm/) ?? [];
      const { length, inside_leg } = garment_cm["M"] ?? {};
      if (told && length) expect(length, slug).toBe(Number(told));
      if (told && inside_leg) expect(inside_leg, slug).toBe(Number(told));
    }
    expect(products.filter(({ sizes }) => Object.keys(sizes).join() === SIZES.join())).toHaveLength(25);
  });

  test("claims no model, since its pictures show none", async () => {
    const { products } = CatalogueFile.parse(await read("./catalogue.json"));
    const { pictures } = await read("./pictures.json");
    for (const { slug, model, pictures: keys } of products) {
      expect(model, slug).toBeNull();
      for (const key of keys) expect(pictures[key].alt).not.toMatch(/\b(woman|women|model|person|wears)\b/i);
    }
  });
});
