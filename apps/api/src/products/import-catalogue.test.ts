import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catalogueInvariants } from "../catalogue/invariants.ts";
import { transaction } from "../database/transaction.ts";
import { reserve } from "../catalogue/index.ts";
import type { RecordChange } from "../record-change.ts";
import { minimalCatalogue, minimalProduct } from "../testing/minimal-catalogue.ts";
import { empty } from "../testing/module-tables.ts";
import { largeShopifyFile, shopifyFile } from "../testing/shopify-file.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { readCatalogue } from "./current-catalogue.ts";
import { importCatalogue, type Imported } from "./import-catalogue.ts";
import { readFileOfGoods } from "./read-file.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await empty(shop.db, "cart");
  await empty(shop.db, "catalogue");
  await empty(shop.db, "coupon");
});

interface Options {
  hsn?: string;
  onMissing?: "keep" | "hide";
  mayAdd?: boolean;
  record?: RecordChange;
}
const importText = async (content: string | object, { hsn, ...options }: Options = {}): Promise<Imported> => {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const given = readFileOfGoods(new TextEncoder().encode(text), { hsn });
  return importCatalogue(shop.db, given, { now: shop.clock.now(), subject: "a file", ...options });
};
const refusalOf = (content: string | object, options: Options = {}) =>
  importText(content, options).then(
    () => "imported",
    (error: Error) => error.message,
  );
const stockOf = async (sku: string) =>
  (await shop.db.selectFrom("variants").select("stock").where("sku", "=", sku).executeTakeFirstOrThrow()).stock;
const movementsOf = (sku: string) =>
  shop.db
    .selectFrom("stock_movements")
    .innerJoin("variants", "variants.id", "variant_id")
    .select(["delta", "reason"])
    .where("sku", "=", sku)
    .orderBy("stock_movements.id")
    .execute();
const unexplained = async () => {
  const { rows } = await sql`
    select sku from variants
    where coalesce(stock, 0) <> (select coalesce(sum(delta), 0) from stock_movements where variant_id = variants.id)
  `.execute(shop.db);
  return rows;
};
const withProduct = (change: object) => ({ ...minimalCatalogue, products: [{ ...minimalProduct, ...change }] });
const bodyOf = async (url: string) => (await shop.app.inject(url)).json();

describe("a Shopify file of 200 products", () => {
  test("fills an empty shop, is on its pages at once, and changes nothing when it is repeated", async () => {
    const file = largeShopifyFile(200);
    expect(await importText(file, { hsn: "6204" })).toMatchObject({ isChanged: true, unchanged: 0 });
    expect(await bodyOf("/api/products")).toMatchObject({ total: 200 });
    expect(await bodyOf("/api/home/categories")).toMatchObject({
      categories: [{ slug: "kurtas" }, { slug: "tunics" }],
    });
    const { product } = await bodyOf("/api/products/kurta-1");
    expect(product).toMatchObject({
      ...{ name: "Kurta 1", description: "A kurta, number 1.\n\nHand & block printed." },
      ...{ price: 2400, sale_price: 1200, discount: 50, type: "percentage", offer: null },
    });
    expect(product.skus).toContainEqual({ sku: "K1-L-RU", size: "L", material: "Rust Red", stock: 2 });
    expect(await unexplained()).toEqual([]);
    expect(await catalogueInvariants(shop.db)).toEqual([]);

    const again = await importText(file, { hsn: "6204", record: () => Promise.reject(new Error("recorded")) });
    expect(again).toMatchObject({ isChanged: false, added: [], changed: [], unchanged: 200 });
  });
});

test("a table keeps what the owner has entered beside it: product and tariff codes, texts, and names of categories and materials", async () => {
  const file = largeShopifyFile(2);
  await importText(file, { hsn: "6204" });
  await importText({
    categories: [{ slug: "kurtas", name: "Our kurtas", description: "Straight." }],
    materials: { indigo: { name: "Hand-dyed indigo", color_code: "#101030" } },
    products: [{ slug: "kurta-1", code: "SV-001", style_note: "Layer it.", care_instructions: "Wash cold." }],
  });
  const entered = await readCatalogue(shop.db);
  expect(await importText(file)).toMatchObject({ isChanged: false });
  expect(await readCatalogue(shop.db)).toEqual(entered);
  expect(entered).toMatchObject({
    categories: [{ name: "Our kurtas" }, { name: "Tunics" }],
    products: [
      { code: "SV-001", style_note: "Layer it." },
      { code: "kurta-2", style_note: "" },
    ],
  });
});

test("an export that is imported again changes nothing, and restores what was changed meanwhile", async () => {
  await importText({
    categories: [
      { slug: "dresses", name: "Dresses", description: "All.", sub_categories: [{ slug: "maxi", name: "Maxi" }] },
      { slug: "vacation", name: "Vacation", description: "For the sea." },
    ],
    materials: {
      linen: { name: "Linen", kind: "Linen", color: "White", color_code: "#ffffff" },
      khadi: { name: "Khadi", color_code: "#1b2339" },
    },
    products: [
      {
        ...{ ...minimalProduct, category: "maxi", categories: ["vacation"], materials: ["khadi", "linen"] },
        ...{ sizes: { S: 3, M: null }, pieces: { linen: { S: 0 } }, custom_size: true, origin: "Nepal" },
        offer: { type: "percentage", discount: 12.5, ends_in_days: 3 },
        ...{ garment_cm: { S: { bust: 90.5, length: 120 } }, model: { height_cm: 173, size: "S" } },
        ...{ is_new: true, best_seller: 1, published_days_ago: 4 },
      },
      { ...minimalProduct, slug: "hidden-kurta", code: "K-2", category: "dresses", status: "hidden", style_note: "" },
    ],
  });
  const exported = await readCatalogue(shop.db);
  expect(await importText(exported)).toMatchObject({ isChanged: false, unchanged: 2 });
  await importText({
    products: [{ slug: "plain-kurta", name: "Other", categories: [], sizes: { L: 1 }, offer: null }],
  });
  expect(await importText(exported)).toMatchObject({ changed: [{ slug: "plain-kurta" }] });
  expect(await readCatalogue(shop.db)).toEqual(exported);
});

test("any sequence of imports leaves the shop as the last file says, and movements that add up to the stock", async () => {
  const pieces = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
  const sizes = fc.dictionary(fc.constantFrom("S", "M", "L", "XL"), pieces, { minKeys: 1 });
  const product = fc.record({
    ...{ sizes, price: fc.integer({ min: 1, max: 9000 }), name: fc.constantFrom("Kurta", "Tunic") },
    ...{ materials: fc.subarray(["linen", "khadi"]), slug: fc.constantFrom("kurta-1", "kurta-2", "kurta-3") },
    status: fc.constantFrom("draft", "active", "hidden", "archived"),
  });
  const materials = {
    linen: { name: "Linen", color_code: "#ffffff" },
    khadi: { name: "Khadi", color_code: "#1b2339" },
  };
  const file = fc.uniqueArray(product, { selector: ({ slug }) => slug, minLength: 1 }).map((products) => ({
    ...{ ...minimalCatalogue, materials },
    products: products.map((each) => ({ ...minimalProduct, ...each, code: each.slug })),
  }));
  await fc.assert(
    fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 4 }), async (files) => {
      for (const each of files) {
        await importText(each);
        expect(await importText(each)).toMatchObject({ isChanged: false });
        expect(await unexplained()).toEqual([]);
      }
      const last = files.at(-1);
      const now = await readCatalogue(
        shop.db,
        last?.products.map(({ slug }) => slug),
      );
      const said = (entry: { slug: string; name: string; price: number; status: string; sizes: object }) => ({
        ...{ slug: entry.slug, name: entry.name, price: entry.price, status: entry.status, sizes: entry.sizes },
      });
      const bySlug = (a: { slug: string }, b: { slug: string }) => a.slug.localeCompare(b.slug);
      expect(now.products.map(said).toSorted(bySlug)).toEqual((last?.products ?? []).map(said).toSorted(bySlug));
    }),
    { numRuns: 25 },
  );
});

describe("stock", () => {
  test("of a new variant is an opening, of a known one a count; reserved pieces stay reserved", async () => {
    await importText(withProduct({ sizes: { M: 5 } }));
    const { id } = await shop.db.selectFrom("variants").select("id").executeTakeFirstOrThrow();
    await transaction(shop.db, (tx) => reserve(tx, [{ variantId: id, quantity: 2 }]));
    await importText(withProduct({ sizes: { M: 3, L: 1 } }));
    expect(await movementsOf("K-1-M")).toEqual([
      { delta: 5, reason: "opening" },
      { delta: -2, reason: "count" },
    ]);
    expect(await shop.db.selectFrom("variants").select(["id", "stock", "reserved"]).orderBy("id").execute()).toEqual([
      { id, stock: 3, reserved: 2 },
      { id: id + 1, stock: 1, reserved: 0 },
    ]);
    expect(await refusalOf(withProduct({ sizes: { M: 1 } }))).toBe(
      'product "plain-kurta", skus: K-1-M has 1 in stock, but 2 reserved by orders; give at least 2',
    );
    await importText(withProduct({ sizes: { L: 1 } }));
    expect(await stockOf("K-1-M")).toBe(2);
    expect(await importText(withProduct({ sizes: { L: 1 } }))).toMatchObject({ isChanged: false });
  });

  test("follows a variant by its code to another size", async () => {
    await importText(withProduct({ sizes: { M: 5 } }));
    const before = await shop.db.selectFrom("variants").select(["id", "sku"]).execute();
    await importText(withProduct({ sizes: { Medium: 0 }, skus: [{ sku: "K-1-M", size: "Medium", stock: 4 }] }));
    expect(await shop.db.selectFrom("variants").select(["id", "sku"]).execute()).toEqual(before);
    expect(await stockOf("K-1-M")).toBe(4);
  });
});

test("products that the file does not name stay on sale, or are hidden if they shall be", async () => {
  await importText({
    ...minimalCatalogue,
    products: [minimalProduct, { ...minimalProduct, slug: "other", code: "K-2" }],
  });
  const statuses = async () => (await readCatalogue(shop.db)).products.map(({ status }) => status);
  await importText(minimalCatalogue);
  expect(await statuses()).toEqual(["active", "active"]);
  expect(await importText(minimalCatalogue, { onMissing: "hide" })).toMatchObject({ changed: [{ slug: "other" }] });
  expect(await statuses()).toEqual(["active", "hidden"]);
  expect((await shop.app.inject("/api/products/other")).statusCode).toBe(404);
});

test("one mistake keeps the whole file out, and all mistakes are told by row and column", async () => {
  const kurta = {
    Handle: "kurta",
    Title: "Kurta",
    Type: "Kurtas",
    "Variant Price": "1800",
    "Variant Inventory Qty": 1,
  };
  const file = shopifyFile(
    { ...kurta, "Option1 Name": "Size", "Option1 Value": "S", "Variant SKU": "8.90123E+12" },
    {
      Handle: "kurta",
      "Option1 Value": "M",
      "Variant Price": "1900",
      "Variant Inventory Tracker": "shopify",
      "Variant Inventory Qty": "many",
    },
    { ...kurta, Handle: "tunic", Title: "", "Variant Price": "cheap" },
    { Title: "Nameless", "Variant Price": "10" },
    { ...kurta, Handle: "coat", Status: "sold" },
  );
  expect((await refusalOf(file)).split("\n")).toEqual([
    "9 mistakes. Nothing was written.",
    "  row 5, Handle: is empty; give the product's handle",
    '  row 3, Variant Inventory Qty: is "many"; give a whole number of pieces',
    '  row 6, Status: is "sold"; give active, draft or archived',
    "  row 2, Variant SKU: is 8.90123E+12, as a spreadsheet rounds a long number; make the column text, and write the code again",
    '  row 4, Variant Price: is "cheap"; give a price in rupees, such as 1800 or 1,800.50',
    "  row 2, HSN: is missing; give the tariff code, or one for a whole table: --hsn 6204",
    "  row 4, HSN: is missing; give the tariff code, or one for a whole table: --hsn 6204",
    "  row 6, HSN: is missing; give the tariff code, or one for a whole table: --hsn 6204",
    "  row 4, Title: is empty; give a text",
  ]);
  expect(await shop.db.selectFrom("products").select("id").execute()).toEqual([]);
  expect(await shop.db.selectFrom("categories").select("id").execute()).toEqual([]);
});

test.each([
  [
    "a;b\n1;2",
    "The first row has no columns that are known. Give a product export of Shopify (with Handle or URL handle, and Title) or of WooCommerce (with Name and Regular price), or a catalogue.json.",
  ],
  ['Handle,Title\n"kurta,Kurta', /^The file is not a table: Quote Not Closed: .* Save it as CSV again\.$/],
  ["{ products", /^The file is not JSON: .*\. Correct it, and import it again\.$/],
  ["[]", "the file: is a list; give an object"],
])("a file with %j is refused", async (content, message) => {
  expect(await refusalOf(content)).toMatch(message);
});

test("a code of another product is refused", async () => {
  await importText(minimalCatalogue);
  const other = { ...minimalProduct, slug: "other", code: "K-2", skus: [{ sku: "K-1-M", size: "M", stock: 1 }] };
  expect(await refusalOf({ products: [other] })).toBe(
    'product "other", skus: the code K-1-M is that of "plain-kurta" too; give each variant one of its own',
  );
  expect(await refusalOf({ products: [{ ...minimalProduct, slug: "other" }] })).toContain(
    'product "other", code: is "K-1", as that of "plain-kurta" is; change one of them',
  );
});

test("an import is recorded in its transaction, with what was and what is, and a preview for a dry run", async () => {
  const rows: unknown[] = [];
  const record: RecordChange = async (_tx, change) => void rows.push(change);
  await importText(minimalCatalogue, { record });
  await importText(withProduct({ price: 2000 }), { record });
  const preview = { names: { "plain-kurta": "Plain Kurta" }, unchanged: 0, warnings: [] };
  expect(rows).toEqual([
    {
      ...{ subject: "a file", before: {}, preview },
      after: { "plain-kurta": "added", categories_and_materials: "changed" },
    },
    {
      ...{ subject: "a file", preview },
      before: { "plain-kurta": { price_paise: 1800_00, sale_price_paise: 1800_00 } },
      after: { "plain-kurta": { price_paise: 2000_00, sale_price_paise: 2000_00 } },
    },
  ]);
  await expect(
    importText(withProduct({ price: 1 }), { record: () => Promise.reject(new Error("No.")) }),
  ).rejects.toThrow("No.");
  expect((await readCatalogue(shop.db)).products).toMatchObject([{ price: 2000 }]);
});
