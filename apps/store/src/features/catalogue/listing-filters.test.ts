import { NO_FACETS, WHOLE_SHOP } from "@selvedge/commerce/listing";
import type { Category, Facets } from "@selvedge/commerce/wire/catalogue";
import { describe, expect, it } from "vitest";
import { countFilters } from "./count-filters.ts";
import { keptChoices } from "./kept-choices.ts";
import { demoSettings } from "../../fixtures/shop/demo-settings.ts";
import { filtersInUse, priceInWords, ticksOf, withoutFilters, withTicks } from "./listing-filters.ts";

const dresses: Category = {
  id: 1,
  slug: "dresses",
  name: "Dresses",
  description: "",
  products: 24,
  sub_categories: [{ id: 12, slug: "wrap", name: "Wrap dresses", products: 6 }],
};
const facets: Facets = {
  ...NO_FACETS,
  category: [{ id: 1, count: 3 }],
  size: [{ value: "m", label: "M", count: 4 }],
  color: [{ value: "indigo", label: "Indigo", count: 2, color_code: "#1b2339" }],
  origin: [{ value: "nepal", label: "Nepal", count: 1 }],
};
const asked = {
  ...WHOLE_SHOP,
  page: 3,
  categoryIds: [1],
  subCategoryIds: [12],
  size: ["m"],
  color: ["indigo"],
  origin: ["nepal"],
  price: { min: 500, max: null },
  in_stock: true,
  sort: "name_asc" as const,
};

describe("the filters of a listing query", () => {
  it("are counted, a price range as one", () => {
    expect(countFilters(WHOLE_SHOP)).toBe(0);
    expect(countFilters({ ...asked, price: { min: 500, max: 900 } })).toBe(7);
  });

  it("convert to ticks and back to a query for the first page", () => {
    expect(withTicks(asked, ticksOf(asked))).toEqual({ ...asked, page: 1 });
    expect(withTicks(asked, ["size:xl", "size:m"])).toMatchObject({
      size: ["m", "xl"],
      color: [],
      origin: [],
      in_stock: false,
    });
  });

  it("have names, and each links to the list without it", () => {
    const inUse = filtersInUse([dresses], facets, asked, demoSettings());
    expect(inUse.map(({ label }) => label)).toEqual([
      "Dresses",
      "Wrap dresses",
      "Size M",
      "Indigo",
      "Nepal",
      "In stock",
      "From ₹500",
    ]);
    for (const { without } of inUse) expect(countFilters(without)).toBe(6);
    expect(inUse[2]?.without).toMatchObject({ page: 1, size: [], color: ["indigo"], sort: "name_asc" });
  });

  it("leave out values that do not exist", () => {
    expect(filtersInUse([], facets, { ...WHOLE_SHOP, categoryIds: [99], size: ["42"] }, demoSettings())).toEqual([]);
  });

  it("are cleared together, and the sort order stays", () =>
    expect(withoutFilters({ ...asked, perPage: 24 })).toEqual({ ...WHOLE_SHOP, sort: "name_asc", perPage: 24 }));
});

it.each([
  [500, 1250, "₹500 to ₹1,250"],
  [500, null, "From ₹500"],
  [null, 900, "Up to ₹900"],
])("a price from %s to %s is %s", (min, max, words) => expect(priceInWords(min, max)).toBe(words));

it("choices once offered stay with a count of 0, and new ones are appended", () => {
  const choice = (value: string, count: number) => ({ value, label: value.toUpperCase(), count });
  expect(keptChoices([choice("s", 3), choice("m", 4)], [choice("l", 1), choice("m", 2)])).toEqual([
    choice("s", 0),
    choice("m", 2),
    choice("l", 1),
  ]);
});
