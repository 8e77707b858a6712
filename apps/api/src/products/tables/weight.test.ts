import { expect, test } from "vitest";
import { readFileOfGoods } from "../read-file.ts";

const read = (header: string, ...rows: string[]) => {
  const { file, mistakes } = readFileOfGoods(new TextEncoder().encode([header, ...rows].join("\n")), { hsn: "6204" });
  const { products } = file as { products: { skus: { weight_grams?: number }[] }[] };
  return { weights: products.flatMap(({ skus }) => skus.map(({ weight_grams }) => weight_grams)), mistakes };
};

test.each(["Variant Grams", "Weight value (grams)"])("grams are read of a Shopify export's column %s", (column) => {
  const header = `Handle,Title,Variant Price,Option1 Name,Option1 Value,${column}`;
  const rows = ["kurta,Kurta,1800,Size,S,340", "kurta,,1800,,M,0", "kurta,,1800,,L,359.2", "kurta,,1800,,XL,"];
  expect(read(header, ...rows)).toEqual({ weights: [340, undefined, 360, undefined], mistakes: [] });
});

test.each([
  ["Weight (kg)", '"0,35"', 350],
  ["Weight (kg)", "0.35", 350],
  ["Weight (g)", "350", 350],
  ["Weight (lbs)", "1", 454],
  ["Weight (oz)", "1", 29],
])("a WooCommerce export's %s of %s is %i g", (column, text, grams) => {
  expect(read(`Type,SKU,Name,Regular price,${column}`, `simple,K,Kurta,1800,${text}`)).toEqual({
    weights: [grams],
    mistakes: [],
  });
});

test.each(["heavy", "-3", "2000000"])("a weight of %s is refused with its row and column", (text) => {
  expect(read("Handle,Title,Variant Price,Variant Grams", `kurta,Kurta,1800,${text}`).mistakes).toEqual([
    `row 2, Variant Grams: is "${text}"; give the weight of one piece as a number, or leave it empty`,
  ]);
});
