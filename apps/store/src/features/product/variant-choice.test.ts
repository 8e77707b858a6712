import type { Product } from "@selvedge/commerce/wire/catalogue";
import { describe, expect, it } from "vitest";
import { cartLineOf, isSoldOut, openAttributes, pricesOf, readChoice, stockOf } from "./variant-choice.ts";

const product = {
  id: 3,
  attributes: [
    { id: 1, name: "Material", type: "material", options: [{ id: 1, value: "Indigo khadi" }] },
    {
      id: 2,
      name: "Size",
      type: "size",
      options: [
        { id: 2, value: "S", stock: 0 },
        { id: 3, value: "M", stock: 4 },
        { id: 4, value: "Custom", stock: null },
      ],
    },
  ],
  skus: [
    { sku: "a", size: "S", material: "Indigo khadi", stock: 0 },
    { sku: "b", size: "M", material: "Indigo khadi", stock: 4 },
    { sku: "c", size: "Custom", material: "Indigo khadi", stock: null },
  ],
} as Product;
const twoMaterials = {
  ...product,
  stock_status: "in_stock",
  skus: [
    { sku: "a", size: "S", material: "Indigo", stock: 3 },
    { sku: "b", size: "S", material: "Madder", stock: 0 },
    { sku: "c", size: "M", material: "Indigo", stock: 1 },
    { sku: "d", size: "M", material: "Madder", stock: null },
    { sku: "e", size: "L", material: "Rust", stock: 0 },
    { sku: "f", size: "Custom", material: "Rust", stock: null },
  ],
} as Product;
const measurements = { bust: 36, waist: 30, hip: 40 };
const choose = (query: string) => readChoice(product, new URLSearchParams(query));

describe("the options chosen in the address", () => {
  it("are read; an option with a single value is chosen automatically", () =>
    expect(choose("size=M")).toEqual({ material: "Indigo khadi", size: "M" }));
  it("do not include sizes that do not exist", () => expect(choose("size=XXXL")).toEqual({ material: "Indigo khadi" }));
});

it("are incomplete until a size is chosen, and for Custom until the measurements are saved", () => {
  expect(openAttributes(product, choose(""), null).map(({ type }) => type)).toEqual(["size"]);
  expect(openAttributes(product, choose("size=Custom"), null)).toHaveLength(1);
  expect(openAttributes(product, choose("size=Custom"), measurements)).toHaveLength(0);
});

it("give the remaining stock of the size; null if stock is not tracked", () => {
  expect([stockOf(product, choose("size=M")), stockOf(product, choose("size=Custom"))]).toEqual([4, null]);
});

it("have the stock of their variant; before a material is chosen, of the best stocked one", () => {
  expect(stockOf(twoMaterials, { size: "S", material: "Madder" })).toBe(0);
  expect(stockOf(twoMaterials, { size: "S" })).toBe(3);
  expect(stockOf(twoMaterials, { size: "M" })).toBeNull();
  expect(stockOf(twoMaterials, { material: "Madder" })).toBeNull();
});

it("make a size sold out in one material only, and a material in one size only", () => {
  expect(isSoldOut(twoMaterials, { size: "S", material: "Madder" })).toBe(true);
  expect(isSoldOut(twoMaterials, { size: "S", material: "Indigo" })).toBe(false);
  expect(isSoldOut(twoMaterials, { size: "S" })).toBe(false);
});

it("make a material sold out when no standard size of it is left", () => {
  expect(isSoldOut(twoMaterials, { material: "Rust" })).toBe(true);
  expect(isSoldOut(twoMaterials, { material: "Madder" })).toBe(false);
  expect(isSoldOut({ ...twoMaterials, stock_status: "out_of_stock" }, { material: "Indigo" })).toBe(true);
});

it("are sent as one variant per option, with measurements for Custom only", () => {
  expect(cartLineOf(product, choose("size=Custom"), 2, measurements)).toEqual({
    product_id: 3,
    quantity: 2,
    variants: [
      { type: "material", value: "Indigo khadi" },
      { type: "size", value: "Custom", measurements },
    ],
  });
  expect(cartLineOf(product, choose("size=M"), 1, measurements).variants[1]).toEqual({ type: "size", value: "M" });
});

describe("prices of the chosen options", () => {
  const prices = { price: 2000, sale_price: 1500 };
  const larger = { price: 2400, sale_price: 1800 };
  const priced = {
    ...prices,
    price_varies: true as const,
    skus: [
      { sku: "a", size: "S", material: "Indigo", stock: 3 },
      { sku: "b", size: "L", material: "Indigo", stock: 3, ...larger },
      { sku: "c", size: "S", material: "Silk", stock: 3, ...larger },
      { sku: "d", size: "L", material: "Silk", stock: 0, ...larger },
    ],
  };
  it.each([
    [{}, { ...prices, price_varies: true }],
    [{ size: "S" }, { ...prices, price_varies: true }],
    [{ size: "S", material: "Indigo" }, prices],
    [{ material: "Silk" }, larger],
    [{ size: "L", material: "Indigo" }, larger],
  ])("of %j are the lowest that they leave open", (choice, expected) =>
    expect(pricesOf(priced, choice)).toEqual(expected),
  );
});
