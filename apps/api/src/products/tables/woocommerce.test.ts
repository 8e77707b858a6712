import { expect, test } from "vitest";
import { readFileOfGoods } from "../read-file.ts";

const HEADER =
  "ID,Type,SKU,Name,Published,Short description,Description,Date sale price ends,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)";

const fileOf = (...rows: Record<string, string | number>[]) =>
  [
    HEADER,
    ...rows.map((row) =>
      HEADER.split(",")
        .map((column) => `"${row[column] ?? ""}"`)
        .join(","),
    ),
  ].join("\n");
const read = (...rows: Record<string, string | number>[]) => {
  const { file, mistakes, warnings } = readFileOfGoods(new TextEncoder().encode(fileOf(...rows)), { hsn: "6204" });
  const { categories, products } = file as { categories: object[]; products: object[] };
  return { categories, products, mistakes, warnings };
};
const variable = { ID: 7, Type: "variable", SKU: "K", Name: "Long Kurta", Categories: "Clothing > Kurtas, Sale" };
const variation = { Type: "variation", Parent: "K", "Regular price": "2000", "Attribute 1 name": "Size" };

test("a variable product has its variations' sizes, colours, prices and pieces", () => {
  const { categories, products, mistakes, warnings } = read(
    { ...variable, Description: "<p>Soft.</p>", Images: "https://shop.example/1.jpg, https://shop.example/2.jpg" },
    {
      ...{
        ...variation,
        SKU: "K-S",
        "Attribute 1 value(s)": "S",
        "Attribute 2 name": "Colour",
        "Attribute 2 value(s)": "Red",
      },
      ...{ Stock: 3, "Sale price": "1500", "Date sale price ends": "2026-12-31" },
    },
    {
      ...{ ...variation, SKU: "K-M", Parent: "id:7", "Attribute 1 value(s)": "M" },
      ...{ "Attribute 2 name": "Colour", "Attribute 2 value(s)": "Red", "Sale price": "1500", "In stock?": 0 },
    },
  );
  expect({ mistakes, warnings }).toEqual({ mistakes: [], warnings: [] });
  expect(categories).toEqual([
    { slug: "clothing", name: "Clothing", sub_categories: [{ slug: "clothing-kurtas", name: "Kurtas" }] },
    { slug: "sale", name: "Sale", sub_categories: [] },
  ]);
  expect(products).toEqual([
    {
      ...{ slug: "long-kurta", code: "long-kurta", name: "Long Kurta", hsn: "6204", status: "active" },
      ...{ category: "clothing-kurtas", categories: ["sale"], description: "Soft.", price: 2000 },
      offer: { type: "percentage", discount: 25, ends_at: "2026-12-31T18:29:59.999Z" },
      ...{ materials: ["red"], sizes: { S: 0, M: 0 } },
      skus: [
        { sku: "K-S", size: "S", material: "red", price: null, stock: 3 },
        { sku: "K-M", size: "M", material: "red", price: null, stock: 0 },
      ],
      photos: [
        { source: "https://shop.example/1.jpg", alt: "Long Kurta" },
        { source: "https://shop.example/2.jpg", alt: "Long Kurta" },
      ],
    },
  ]);
});

test("categories of one name below different ones are different", () => {
  const simple = { Type: "simple", "Regular price": "900" };
  const { categories, products } = read(
    { ...simple, Name: "Shirt", Categories: "Women > Shirts" },
    { ...simple, Name: "Other shirt", Categories: "Men > Tops > Shirts" },
  );
  expect(categories).toEqual([
    { slug: "women", name: "Women", sub_categories: [{ slug: "women-shirts", name: "Shirts" }] },
    { slug: "men", name: "Men", sub_categories: [{ slug: "men-shirts", name: "Shirts" }] },
  ]);
  expect(products).toMatchObject([{ category: "women-shirts" }, { category: "men-shirts" }]);
});

test("a simple product has one size; what is not counted is made to order", () => {
  const simple = { Type: "simple, virtual", Name: "Stole", SKU: "ST", "Regular price": "900", Categories: "Stoles" };
  expect(
    read({ ...simple, Published: "0" }, { ...simple, Name: "Scarf", Published: "-1", Stock: 2 }).products,
  ).toMatchObject([
    { slug: "stole", status: "hidden", skus: [{ sku: "ST", size: "One size", material: null, stock: null }] },
    { slug: "scarf", status: "draft", skus: [{ stock: 2 }] },
  ]);
});

test("what cannot be sold here is told by row and column", () => {
  const { mistakes, warnings } = read(
    variable,
    { ...variation, Parent: "X", "Attribute 1 value(s)": "S" },
    { Type: "grouped", Name: "A set" },
    { ...variable, SKU: "T", Name: "Tunic" },
    { ...variation, Parent: "T", "Attribute 1 value(s)": "", Stock: "parent" },
  );
  expect(warnings).toEqual(["row 4, Type: is grouped; only simple and variable products are sold, so it is left out"]);
  expect(mistakes).toEqual([
    'row 3, Parent: is "X"; give the SKU of a row of type variable',
    "row 2, Type: is variable, but no row of type variation names it; export the variations too",
    "row 6, Attribute 1 value(s): is empty, which means any; make one variation for each size",
    "row 6, Stock: is shared with other variations here; give a whole number of pieces",
    "row 2, Regular price: is empty; give a price in rupees, such as 1800 or 1,800.50",
  ]);
});
