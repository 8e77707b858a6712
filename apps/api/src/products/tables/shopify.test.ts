import { describe, expect, test } from "vitest";
import { shopifyFile } from "../../testing/shopify-file.ts";
import { readFileOfGoods } from "../read-file.ts";

interface Read {
  categories: object[];
  materials: Record<string, object>;
  products: { [field: string]: unknown; skus: object[] }[];
}
const read = (content: string, hsn: string | undefined = "6204") => {
  const { file, ...rest } = readFileOfGoods(new TextEncoder().encode(content), { hsn });
  const { categories, materials, products } = file as Read;
  return { ...rest, categories, materials, products };
};

const KURTA = { Handle: "kurta", Title: "Kurta", Type: "Kurtas", "Variant Price": "1800" };

test("rows with the same handle are one product: options become sizes and materials, rows without a variant become pictures", () => {
  const { categories, materials, products, mistakes, warnings } = read(
    shopifyFile(
      {
        ...KURTA,
        Tags: "Summer, linen , ",
        "Body (HTML)":
          "<p>Soft &amp; light.</p>\n<ul><li>Hand-woven</li><li>Dry clean</li></ul><script>alert(1)</script>",
        ...{ "Option1 Name": "Size", "Option1 Value": "S", "Option2 Name": "Colour", "Option2 Value": "Deep Indigo" },
        ...{ "Variant SKU": "K-S", "Variant Inventory Tracker": "shopify", "Variant Inventory Qty": 4 },
        ...{
          "Image Src": "https://cdn.example/2.jpg",
          "Image Position": 2,
          "Image Alt Text": "The back",
          Status: "active",
        },
      },
      { Handle: "kurta", "Image Src": "https://cdn.example/1.jpg", "Image Position": 1 },
      { ...KURTA, Title: "", "Option1 Value": "M", "Option2 Value": "Rust", "Variant Inventory Policy": "continue" },
    ),
  );
  expect({ mistakes, warnings }).toEqual({ mistakes: [], warnings: [] });
  expect(categories).toEqual([{ slug: "kurtas", name: "Kurtas", sub_categories: [] }]);
  expect(materials).toEqual({
    "deep-indigo": { name: "Deep Indigo", color: "Deep Indigo", color_code: "#1b2339" },
    rust: { name: "Rust", color: "Rust", color_code: "#a4502d" },
  });
  expect(products).toEqual([
    {
      ...{ slug: "kurta", code: "kurta", name: "Kurta", hsn: "6204", status: "active", category: "kurtas" },
      tags: ["Summer", "linen"],
      description: "Soft & light.\n\n• Hand-woven\n• Dry clean",
      ...{ price: 1800, offer: null, materials: ["deep-indigo", "rust"], sizes: { S: 0, M: 0 } },
      skus: [
        { sku: "K-S", size: "S", material: "deep-indigo", price: null, stock: 4 },
        { sku: "kurta-M-rust", size: "M", material: "rust", price: null, stock: null },
      ],
      photos: [
        { source: "https://cdn.example/1.jpg", alt: "Kurta" },
        { source: "https://cdn.example/2.jpg", alt: "The back" },
      ],
    },
  ]);
});

test("the newer header, semicolons, a byte order mark, CRLF and quotes are read", () => {
  const { products, mistakes } = read(
    [
      "\uFEFFURL handle;Title;Description;Product category;Type;Status;SKU;Option1 name;Option1 value;Price;Compare-at price;Inventory tracker;Inventory quantity;Continue selling when out of stock;Product image URL;Barcode",
      'stole;"The ""Sea"" Stole";"Line; one";Apparel & Accessories > Clothing > Stoles;;Draft;ST-1;Title;Default Title;"₹1,80,000.50";2,00,000.50;shopify;-2;FALSE;https://cdn.example/s.jpg;8.90123E+12',
    ].join("\r\n"),
  );
  expect(mistakes).toEqual([]);
  expect(products).toMatchObject([
    {
      ...{ slug: "stole", name: 'The "Sea" Stole', description: "Line; one", category: "stoles", status: "draft" },
      ...{ price: 200000.5, offer: { type: "fixed", discount: 20000 }, materials: [] },
      skus: [{ sku: "ST-1", size: "One size", material: null, stock: 0 }],
    },
  ]);
});

test.each([
  ["1800", 1800],
  ["1800.00", 1800],
  ["₹ 1,800", 1800],
  ["Rs. 1,80,000.50", 180000.5],
  ["1.800,50", 1800.5],
  ["1800,5", 1800.5],
  ["1800/-", 1800],
])("the price %s is %d rupees", (text, price) => {
  expect(read(shopifyFile({ ...KURTA, "Variant Price": text })).products).toMatchObject([{ price }]);
});

test.each(["1.800", "1,8000", "free", "-5", "1e3"])("the price %s is a mistake", (text) => {
  expect(read(shopifyFile({ ...KURTA, "Variant Price": text })).mistakes).toEqual([
    `row 2, Variant Price: is "${text}"; give a price in rupees, such as 1800 or 1,800.50`,
  ]);
});

describe("a price before a discount", () => {
  test.each([
    ["1500", "2000", { price: 2000, offer: { type: "percentage", discount: 25 } }],
    ["1799", "2000", { price: 2000, offer: { type: "fixed", discount: 201 } }],
    ["1800", "1800", { price: 1800, offer: null }],
    ["1800", "900", { price: 1800, offer: null }],
  ])("%s, before %s, is an offer", (price, before, expected) => {
    const row = { ...KURTA, "Variant Price": price, "Variant Compare At Price": before };
    expect(read(shopifyFile(row)).products).toMatchObject([expected]);
  });
});

describe("variants with prices of their own", () => {
  const variants = (...prices: [price: string, before: string][]) =>
    read(
      shopifyFile(
        ...prices.map(([price, before], at) => ({
          ...KURTA,
          ...{ "Option1 Name": "Size", "Option1 Value": `Size ${at}` },
          ...{ "Variant Price": price, "Variant Compare At Price": before },
        })),
      ),
    );
  test("cost more than the product, whose price is the lowest", () => {
    const { products, mistakes } = variants(["2100", "2800"], ["1500", "2000"], ["1500", "2000"]);
    expect(mistakes).toEqual([]);
    expect(products).toMatchObject([
      {
        ...{ price: 2000, offer: { type: "percentage", discount: 25 } },
        skus: [{ price: 2800 }, { price: null }, { price: null }],
      },
    ]);
  });
  test("have one discount, or the row is a mistake", () => {
    expect(variants(["1500", "2000"], ["2300", "2400"]).mistakes).toEqual([
      "row 3, Variant Price: is 2300 in place of 2400, but row 2 of this product asks 1500 in place of 2000; a product has one discount, in percent or in rupees, so make two products of it, or give all the same discount",
    ]);
  });
});

test.each([
  [{ Status: "active", Published: "false" }, "hidden"],
  [{ Status: "archived", Published: "true" }, "archived"],
  [{ Status: "", Published: "true" }, "active"],
])("the state %j is %s", (row, status) => {
  expect(read(shopifyFile({ ...KURTA, ...row })).products).toMatchObject([{ status }]);
});

test("what the import assumes about a row is reported as a warning", () => {
  const tracked = { "Variant Inventory Tracker": "shopify", "Variant Inventory Qty": -1 };
  const { warnings } = read(shopifyFile({ ...KURTA, ...tracked, Type: "" }));
  expect(warnings).toEqual([
    "row 2, Variant Inventory Qty: is -1; it is counted as 0",
    "row 2, Type: is empty; the product is in the category Other",
  ]);
  expect(read("Handle,Title,Type,Variant Price\nkurta,Kurta,Kurtas,1800").warnings).toEqual([
    "row 2, Variant Inventory Qty: is not in the file, so stock stays as it is, and new variants have no pieces; npm run shop -- stock set gives them some",
  ]);
});

test("a tariff code in a row wins over the default one", () => {
  const file = "Handle,Title,Type,Variant Price,HSN\nbag,Bag,Bags,1800,4202.22\nkurta,Kurta,Kurtas,1800,";
  expect(read(file, "6204").products).toMatchObject([{ hsn: "420222" }, { hsn: "6204" }]);
});
