import type { Product } from "@selvedge/commerce/wire/catalogue";
import { describe, expect, it } from "vitest";
import { cartLineOf, openAttributes, readChoice, stockOf } from "./variant-choice.ts";

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
