import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { CartLine } from "@selvedge/commerce/wire/cart";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPicturesFile } from "../src/catalogue/pictures-file.ts";
import { StartError } from "../src/start-error.ts";
import { minimalCatalogue, minimalProduct } from "../src/testing/minimal-catalogue.ts";
import { type TestApp, testApp } from "../src/testing/test-app.ts";
import { visitor } from "../src/testing/visitor.ts";
import { checkSeed } from "./read-catalogue.ts";
import { seedShop } from "./seed-shop.ts";

const PICTURES = new Set(["products/mira-tiered-dress-front"]);

let folder: string;
let shop: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "catalogue-"));
  shop = await testApp();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function fileWith(content: string): Promise<URL> {
  const file = join(folder, "catalogue.json");
  await writeFile(file, content);
  return pathToFileURL(file);
}

const seed = async (content: string, { db, clock } = shop) => {
  const lines: string[] = [];
  const catalogueFile = await fileWith(content);
  await seedShop({ db, clock, mode: "production", invoices: null, catalogueFile }, (line) => lines.push(line));
  return lines;
};
const refusalOf = (content: string) =>
  seed(content).then(
    () => "filled",
    (error: unknown) => error,
  );

describe("a catalogue with mistakes", () => {
  const all = async () => {
    const tables = ["categories", "materials", "products", "pictures", "coupons"] as const;
    return Promise.all(tables.map(async (table) => (await shop.db.selectFrom(table).selectAll().execute()).length));
  };

  test("stops the start with its path and all of them, each in a line, and writes nothing", async () => {
    const products = [
      { ...minimalProduct, price: "1,800" },
      { ...minimalProduct, category: "hats" },
    ];
    const error = await refusalOf(JSON.stringify({ ...minimalCatalogue, products }));
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message.split("\n")).toEqual([
      `The catalogue ${join(folder, "catalogue.json")} has 4 mistakes. Nothing was written; correct the file, and start again.`,
      `  product "plain-kurta", price: is "1,800"; give a number`,
      `  product "plain-kurta", slug: is "plain-kurta", as that of another product is; change one of them`,
      `  product "plain-kurta", code: is "K-1", as that of another product is; change one of them`,
      `  product "plain-kurta", category: names the category "hats", which does not exist; add it to categories, or correct the name`,
    ]);
    expect(await all()).toEqual([0, 0, 0, 0, 0]);
  });

  test("that is no JSON, or is not there, says so", async () => {
    expect(String(await refusalOf('{ "categories": [ }'))).toMatch(
      /^StartError: The catalogue \S+catalogue\.json is not JSON: .+\. Correct it, and start again\.$/,
    );
    const { db, clock } = shop;
    const nowhere = pathToFileURL(join(folder, "nowhere.json"));
    const seeding = seedShop({ db, clock, mode: "demo", invoices: null, catalogueFile: nowhere }, () => {});
    await expect(seeding).rejects.toThrow(
      /^The catalogue \S+nowhere\.json cannot be read: .+ Put your catalogue there, and start again\.$/,
    );
  });

  const withProduct = (change: object) => ({ ...minimalCatalogue, products: [{ ...minimalProduct, ...change }] });
  const withCategory = (change: object) => ({
    ...minimalCatalogue,
    categories: [...minimalCatalogue.categories, { slug: "hats", name: "Hats", description: "Hats.", ...change }],
  });
  const withMaterial = (change: object) => ({
    ...minimalCatalogue,
    materials: { khadi: { name: "Khadi", color_code: "#1b2339", ...change } },
  });
  const withCoupons = (...coupons: object[]) => ({
    ...minimalCatalogue,
    coupons: coupons.map((coupon) => ({ code: "TEN", discount_type: "percentage", discount_value: 10, ...coupon })),
  });
  const review = { rating: 5, verified: true, days_ago: 1, name: "Asha V.", comment: "Soft." };
  const kurta = (rest: string) => `product "plain-kurta", ${rest}`;

  const mistakes: [file: unknown, ...lines: string[]][] = [
    [[], "the file: is a list; give an object"],
    [{}, "categories: is missing; give a list", "products: is missing; give a list"],
    [{ ...minimalCatalogue, products: [] }, "products: is empty; give at least one"],
    [{ ...minimalCatalogue, cupons: [] }, "cupons: is not a field; remove it, or correct its name"],
    [withProduct({ name: undefined }), kurta("name: is missing; give a text")],
    [withProduct({ slug: undefined }), 'product "Plain Kurta", slug: is missing; give a text'],
    [
      withProduct({ slug: undefined, name: undefined, code: undefined }),
      "product 1, code: is missing; give a text",
      "product 1, slug: is missing; give a text",
      "product 1, name: is missing; give a text",
    ],
    [withProduct({ name: " " }), kurta("name: is empty; give a text")],
    [withProduct({ name: "a\0b" }), kurta("name: holds the character U+0000, which no database stores; remove it")],
    [
      withProduct({ meta_description: "x".repeat(161) }),
      kurta("meta_description: has a length of 161; give at most 160"),
    ],
    [
      withProduct({ slug: "Plain Kurta" }),
      'product "Plain Kurta", slug: must be small letters and digits, joined by hyphens',
    ],
    [withProduct({ prize: 1 }), kurta("prize: is not a field; remove it, or correct its name")],
    [withProduct({ price: "1800" }), kurta('price: is "1800"; give a number')],
    [withProduct({ price: 0 }), kurta("price: is 0; give more than 0")],
    [withProduct({ price: 10.999 }), kurta("price: is 10.999; give at most 2 decimals")],
    [withProduct({ price: 2e7 }), kurta("price: is 20000000; give at most 10000000")],
    [
      withProduct({ hsn: "9999" }),
      kurta(
        "hsn: must be a tariff code of four, six or eight digits that the shop has a tax rate for; those begin with 4202, 4203, 50 to 55, 57, 61 to 64, 7113, 7114, 7116 or 7117",
      ),
    ],
    [withProduct({ origin: "X" }), kurta("origin: has a length of 1; give at least 2")],
    [
      withProduct({ offer: { discount: 10 } }),
      kurta('offer, type: is missing or not known; give "percentage" or "fixed"'),
    ],
    [withProduct({ offer: { discount: 120, type: "percentage" } }), kurta("offer, discount: is 120; give at most 100")],
    [
      withProduct({ offer: { discount: 2000, type: "fixed" } }),
      kurta("offer, discount: is more than the price of 1800; give at most that"),
    ],
    [
      withProduct({ price: 100.01, offer: { discount: 60, type: "percentage" } }),
      kurta("offer, discount: does not lead back from what is paid to 100.01; choose a rounder one"),
    ],
    [
      withProduct({ category: "hats" }),
      kurta('category: names the category "hats", which does not exist; add it to categories, or correct the name'),
    ],
    [
      withProduct({ categories: ["kurtas", "hats"] }),
      kurta(
        'categories, entry 2: names the category "hats", which does not exist; add it to categories, or correct the name',
      ),
    ],
    [
      withProduct({ materials: ["velvet", "velvet"] }),
      kurta('materials, entry 2: is "velvet", as that of an entry before it is; change one of them'),
      kurta(
        'materials, entry 1: names the material "velvet", which does not exist; add it to materials, or correct the name',
      ),
      kurta(
        'materials, entry 2: names the material "velvet", which does not exist; add it to materials, or correct the name',
      ),
    ],
    [
      withProduct({ pictures: ["products/mira-tiered-dress-front", "products/kurta-front"] }),
      kurta(
        'pictures, entry 2: names the picture "products/kurta-front", which does not exist; add its master and run npm run pictures, or correct the name',
      ),
    ],
    [withProduct({ sizes: {} }), kurta("sizes: is empty; give at least one size, or set custom_size to true")],
    [withProduct({ sizes: { M: 1.5 } }), kurta("sizes, M: is 1.5; give a whole number")],
    [withProduct({ sizes: { M: -1 } }), kurta("sizes, M: is -1; give at least 0")],
    [withProduct({ sizes: { M: 3e9 } }), kurta("sizes, M: is 3000000000; give at most 2147483647")],
    [
      withProduct({ sizes: { M: 1, Custom: 2 }, custom_size: true }),
      kurta("sizes, Custom: is what is made to measure; remove it here, and set custom_size to true"),
    ],
    [
      withProduct({ garment_cm: { "3XL": { bust: 130 } } }),
      kurta('garment_cm, 3XL: measures a size that is not among the sizes; add "3XL" there, or remove it here'),
    ],
    [withProduct({ garment_cm: { M: { bust: 1040 } } }), kurta("garment_cm, M, bust: is 1040; give at most 999.9")],
    [
      withProduct({ garment_cm: { M: { bust: 90.25 } } }),
      kurta("garment_cm, M, bust: is 90.25; give at most 1 decimal"),
    ],
    [
      withProduct({ garment_cm: { M: { breast: 104 } } }),
      kurta("garment_cm, M, breast: is not a field; remove it, or correct its name"),
    ],
    [
      withProduct({ model: { height_cm: 173, size: "S" } }),
      kurta('model, size: is "S", which is not among the sizes; name one of them'),
    ],
    [withProduct({ model: { height_cm: 1.73, size: "M" } }), kurta("model, height_cm: is 1.73; give a whole number")],
    [withProduct({ published_days_ago: 1e9 }), kurta("published_days_ago: is 1000000000; give at most 36525")],
    [
      withProduct({ reviews: [review, { ...review, rating: 6 }] }),
      kurta("reviews, entry 2, rating: is 6; give at most 5"),
    ],
    [
      withProduct({ reviews: [{ ...review, fit: "tight" }] }),
      kurta('reviews, entry 1, fit: is "tight"; give "small" or "true" or "large"'),
    ],
    [
      withProduct({ name: null, price: 10, offer: { discount: 20, type: "fixed" }, sizes: {} }),
      kurta("name: is null; give a text"),
      kurta("sizes: is empty; give at least one size, or set custom_size to true"),
      kurta("offer, discount: is more than the price of 10; give at most that"),
    ],
    [withCategory({ name: 7 }), 'category "hats", name: is 7; give a text'],
    [
      withCategory({ slug: "kurtas" }),
      'category "kurtas", slug: is "kurtas", as that of another category is; change one of them',
    ],
    [
      withCategory({ sub_categories: [{ slug: "kurtas", name: "Kurtas" }] }),
      'category "hats", sub_categories, entry 1, slug: is "kurtas", as that of another category is; change one of them',
    ],
    [withMaterial({ color_code: "red" }), 'material "khadi", color_code: must be a colour like #1b2339'],
    [
      withMaterial({ swatch: "swatches/khadi" }),
      'material "khadi", swatch: names the picture "swatches/khadi", which does not exist; add its master and run npm run pictures, or correct the name',
    ],
    [withCoupons({ code: "ten" }), 'coupon "ten", code: must be 3 to 32 capitals, digits and hyphens'],
    [withCoupons({ discount_value: 101 }), 'coupon "TEN", discount_value: is 101; give at most 100'],
    [withCoupons({ use_limit: 0 }), 'coupon "TEN", use_limit: is 0; give at least 1'],
    [withCoupons({}, {}), 'coupon "TEN", code: is "TEN", as that of another coupon is; change one of them'],
    [
      { ...minimalCatalogue, demo: true },
      'demo: is true, but an order of the demo is of "megh-chambray-dress" in M, which is not here; remove demo from your own catalogue',
    ],
  ];

  test.each(mistakes)("is told what is wrong in it: %j: %s", (file, ...lines) => {
    expect(checkSeed(JSON.parse(JSON.stringify(file)), PICTURES).mistakes).toEqual(lines);
  });

  // spec: No price without a tax slab
  test("the demo's own file has none", async () => {
    const read = async (name: string) =>
      JSON.parse(await readFile(fileURLToPath(new URL(name, import.meta.url)), "utf8")) as { pictures: object };
    const pictures = new Set(Object.keys((await read("pictures.json")).pictures));
    expect(checkSeed(await read("catalogue.json"), pictures)).toMatchObject({ mistakes: [], warnings: [] });
  });
});

describe("a catalogue with what each product must have, and nothing else", () => {
  test("fills the shop, with no customer and no orders of the demo", async () => {
    expect(await seed(JSON.stringify(minimalCatalogue))).toEqual(["  catalogue: 1 products, 1 categories, 0 reviews"]);
    expect(await shop.db.selectFrom("users").select("id").execute()).toEqual([]);
    expect(await shop.db.selectFrom("orders").select("id").execute()).toEqual([]);
  });

  test.each([
    "/api/home/categories",
    "/api/products",
    "/api/categories/kurtas/products",
    "/api/products/plain-kurta",
    "/api/search?q=kurta",
    "/api/catalogue",
  ])("is shown by %s", async (url) => {
    const answer = await shop.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("kurta");
  });

  test("is put into a cart without a picture", async () => {
    const buyer = visitor(shop);
    const { id } = await shop.db.selectFrom("products").select("id").executeTakeFirstOrThrow();
    const [line] = (await buyer.lines(await buyer.add("plain-kurta"))) as CartLine[];
    expect(line?.product).toMatchObject({ id, slug: "plain-kurta", image: null });
  });
});

test("a database without products that has coupons is not filled, and its owner hears what to do", async () => {
  const other = await testApp();
  await other.db.insertInto("coupons").values({ code: "OLD", discount_basis_points: 1000 }).execute();
  await expect(seed(JSON.stringify(minimalCatalogue), other)).rejects.toThrow(
    "The database has no products, but has coupons, so it cannot be filled from the catalogue. Empty the table coupons, or name an empty database.",
  );
  await other.close();
});

test.each(["{", '{ "pictures": { "products/kurta-front": {} } }'])(
  "a list of pictures that says %s stops the start, and the command that makes it is named",
  async (content) => {
    await expect(readPicturesFile(await fileWith(content))).rejects.toThrow(
      /^The list of pictures \S+ cannot be read: [^]+ It is generated: run npm run pictures\.$/,
    );
  },
);
