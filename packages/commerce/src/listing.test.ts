import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterWord, MAX_PRICE, perValueFacet } from "./facets.ts";
import { listingSearch, type ListingQuery, PAGE_SIZE, readListingQuery, SORT_LABELS, WHOLE_SHOP } from "./listing.ts";
import { SORTS } from "./wire/catalogue.ts";

const read = (search: string) => readListingQuery(new URLSearchParams(search));
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 50 });
const words = fc
  .uniqueArray(fc.constantFrom("xs", "one-size", "indigo", "नील", "👗", "32-b"), { maxLength: 6 })
  .map((chosen) => chosen.toSorted());
const price = fc.option(fc.integer({ min: 1, max: MAX_PRICE }), { nil: null });
const limits = fc
  .tuple(price, price)
  .map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }));
const query: fc.Arbitrary<ListingQuery> = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  perPage: fc.integer({ min: 1, max: 100 }),
  categoryIds: ids,
  subCategoryIds: ids,
  ...perValueFacet(() => words),
  price: limits,
  in_stock: fc.boolean(),
  sort: fc.constantFrom(...SORTS),
});

// spec: Listing filters
// spec: /shop: page and category_id
describe("a listing's URL", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(query, (chosen) => {
        expect(read(listingSearch(chosen))).toEqual(chosen);
      }),
    );
  });

  it("contains the page length only if it is not the list's default", () => {
    expect(read("").perPage).toBe(PAGE_SIZE);
    expect(readListingQuery(new URLSearchParams("page=2"), 24)).toEqual({ ...WHOLE_SHOP, perPage: 24, page: 2 });
    expect(readListingQuery(new URLSearchParams("per_page=12"), 24).perPage).toBe(12);
    expect(listingSearch({ page: 2 }, 24)).toBe("?page=2");
    expect(listingSearch({ perPage: 24 }, 24)).toBe("");
    expect(listingSearch({ perPage: 12 }, 24)).toBe("?per_page=12");
  });

  it("contains only what is chosen, always in the same order", () => {
    expect(listingSearch(WHOLE_SHOP)).toBe("");
    expect(listingSearch({})).toBe("");
    expect(listingSearch({ page: 2, sort: "price_asc", categoryIds: [3, 1] })).toBe(
      "?category_id=3,1&sort=price_asc&page=2",
    );
    expect(listingSearch({ subCategoryIds: [7], perPage: 24 })).toBe("?sub_category_id=7&per_page=24");
    const chosen = { size: ["m", "xl"], color: ["indigo"], price: { min: 500, max: 900 }, in_stock: true };
    expect(listingSearch({ ...chosen, page: 3 })).toBe(
      "?size=m,xl&color=indigo&price_min=500&price_max=900&in_stock=1&page=3",
    );
    expect(listingSearch({ color: ["indigo"], origin: ["india", "nepal"], price: { min: 500, max: null } })).toBe(
      "?color=indigo&origin=india,nepal&price_min=500",
    );
  });

  it.each([
    ["page=0", { page: 1 }],
    ["page=-1", { page: 1 }],
    ["page=1.5", { page: 1 }],
    ["page=two", { page: 1 }],
    ["page=1e3", { page: 1 }],
    ["page=0x10", { page: 1 }],
    ["page=99999999999999999999", { page: 10_000 }],
    ["page=3&page=4", { page: 3 }],
    ["page[]=2", { page: 1 }],
    ["per_page=1e9", { perPage: 12 }],
    ["per_page=1000000000", { perPage: 100 }],
    ["per_page=0", { perPage: 1 }],
    ["sort=price;DROP", { sort: "default" }],
    ["sort=__proto__", { sort: "default" }],
    ["sort=toString", { sort: "default" }],
    ["sort=name_desc", { sort: "name_desc" }],
    ["category_id=1 OR 1=1", { categoryIds: [] }],
    ["category_id=1,x,-2,0,03,2.5,,2,1", { categoryIds: [1, 2] }],
    ["category_id=2147483647,2147483648,99999999999", { categoryIds: [2_147_483_647] }],
    ["sub_category_id=5", { subCategoryIds: [5] }],
    ["size=XL,M,m,,One size", { size: ["m", "one-size", "xl"] }],
    ["size=' OR 1=1 --", { size: ["or-1-1"] }],
    ["size=%00,-,%2C", { size: [] }],
    ["material=__proto__", { material: ["proto"] }],
    [`color=${"x".repeat(61)},Indigo`, { color: ["indigo"] }],
    ["size=M&size=L", { size: ["m"] }],
    ["size[]=M", {}],
    ["price_min=500&price_max=900", { price: { min: 500, max: 900 } }],
    ["price_min=900&price_max=500", { price: { min: 500, max: 900 } }],
    ["price_min=0&price_max=-5", {}],
    ["price_min=1e3&price_max=Infinity", {}],
    ["price_min=12.5&price_max=NaN", { price: { min: 12, max: null } }],
    ["price_min=%E2%82%B91,500.00&price_max=1500.50", { price: { min: 1500, max: 1501 } }],
    ["price_min=2000.5&price_max=%E0%A5%A7%E0%A5%AB%E0%A5%A6%E0%A5%A6", { price: { min: 1500, max: 2001 } }],
    ["price_min=0.5&price_max=0.5", { price: { min: null, max: 1 } }],
    ["price_max=99999999999999999999", { price: { min: null, max: 10_000_000 } }],
    ["in_stock=1", { in_stock: true }],
    ["in_stock=true", { in_stock: true }],
    ["in_stock=0", { in_stock: false }],
  ])("%s is read as %o", (search, read_) => expect(read(search)).toEqual({ ...WHOLE_SHOP, ...read_ }));

  it("accepts at most 50 categories, however many are sent", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => index + 1).join(",");
    expect(read(`category_id=${many}`).categoryIds).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it("accepts at most 20 sizes, however many are sent", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `s${index}`).join(",");
    expect(read(`size=${many}`).size).toHaveLength(20);
  });

  it("is canonical: parsing and writing it again changes nothing", () => {
    const name = fc.constantFrom("size", "material", "color", "price_min", "price_max", "in_stock");
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.oneof(fc.string({ unit: "binary" }), fc.nat().map(String)))), (pairs) => {
        const asked = listingSearch(readListingQuery(new URLSearchParams(pairs)));
        expect(listingSearch(read(asked))).toBe(asked);
      }),
    );
  });

  it("writes filter values in lower case, with digits and hyphens", () => {
    expect(["M", "One size", "Off-white", " 32 / B ", "नील"].map(filterWord)).toEqual([
      "m",
      "one-size",
      "off-white",
      "32-b",
      "नील",
    ]);
  });

  it("never fails to parse, and stays within the limits", () => {
    const name = fc.constantFrom("page", "per_page", "category_id", "sub_category_id", "sort");
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: "binary" }))), (pairs) => {
        const { page, perPage, categoryIds, sort } = readListingQuery(new URLSearchParams(pairs));
        expect(page >= 1 && page <= 10_000 && perPage >= 1 && perPage <= 100 && categoryIds.length <= 50).toBe(true);
        expect(SORTS).toContain(sort);
      }),
    );
  });
});

// spec: Sort options
describe("sort orders", () => {
  it("are offered in the wire's order, each with its label", () => {
    expect(Object.keys(SORT_LABELS)).toEqual([...SORTS]);
    expect(Object.values(SORT_LABELS)).toEqual([
      "Featured",
      "Price: low to high",
      "Price: high to low",
      "Name: A to Z",
      "Name: Z to A",
    ]);
  });
});
