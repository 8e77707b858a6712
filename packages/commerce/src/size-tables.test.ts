import { expect, test } from "vitest";
import { isForBody, isKnownSize, sizeTableOf, sizeWithFigure } from "./size-tables.ts";
import { ShopSettings } from "./wire/shop-settings.ts";

const shirts = {
  name: "Shirts",
  columns: [{ name: "Chest", part: "bust" }, { name: "Neck" }],
  rows: [{ size: "38", inches: [38, 15.5] }],
};
const rings = {
  name: "Rings",
  categories: ["rings"],
  columns: [{ name: "Inside across" }],
  rows: [
    { size: "12", inches: [0.68] },
    { size: "14", inches: [null] },
  ],
};
const demo = ShopSettings.parse({});
const shop = ShopSettings.parse({ sizes: [rings, shirts] });

test("the demo's sizes are those of the specification, and say the bust that they fit", () => {
  const table = sizeTableOf(demo, "dresses");
  expect(table?.rows.map(({ size }) => size)).toEqual(["XS", "S", "M", "L", "XL", "XXL"]);
  expect(table && isForBody(table)).toBe(true);
  expect(sizeWithFigure(table, "M")).toBe("M, fits bust 36 in (91.5 cm)");
});

test("a product has the table of its category, or else the one for all others, or none", () => {
  expect(sizeTableOf(shop, "rings")?.name).toBe("Rings");
  expect(sizeTableOf(shop, "shirts")?.name).toBe("Shirts");
  expect(sizeTableOf(ShopSettings.parse({ sizes: [rings] }), "bags")).toBeNull();
  expect(sizeTableOf(ShopSettings.parse({ sizes: [] }), "rings")).toBeNull();
});

test("a size says what it fits only for measurements of the body, and nothing without a figure", () => {
  expect(sizeWithFigure(sizeTableOf(shop, "shirts"), "38")).toBe("38, fits chest 38 in (96.5 cm)");
  expect(sizeWithFigure(sizeTableOf(shop, "rings"), "12")).toBe("12, inside across 0.68 in (1.5 cm)");
  expect(sizeWithFigure(sizeTableOf(shop, "rings"), "14")).toBe("14");
  expect(sizeWithFigure(sizeTableOf(shop, "rings"), "One size")).toBe("One size");
  expect(sizeWithFigure(null, "M")).toBe("M");
});

test("a size is known from any table, and how to measure only for the whole body", () => {
  expect(["12", "38", "M"].map((size) => isKnownSize(shop, size))).toEqual([true, true, false]);
  expect(shop.sizes.map((table) => isForBody(table))).toEqual([false, false]);
});

test.each([
  [{ ...rings, rows: [{ size: "12", inches: [1, 2] }] }, "Each size has one figure for each column, or null."],
  [{ ...rings, rows: [rings.rows[0], rings.rows[0]] }, "A table has each size once."],
  [{ ...rings, rows: [] }, "A table has at least one size."],
])("a table that does not fit together is refused: %#", (table, message) => {
  const { error } = ShopSettings.safeParse({ sizes: [table] });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
