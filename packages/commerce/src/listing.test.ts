import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listingSearch, type ListingQuery, readListingQuery, SORT_LABELS, WHOLE_SHOP } from "./listing.ts";
import { SORTS } from "./wire/catalogue.ts";

const read = (search: string) => readListingQuery(new URLSearchParams(search));
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 50 });
const query: fc.Arbitrary<ListingQuery> = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  perPage: fc.integer({ min: 1, max: 100 }),
  categoryIds: ids,
  subCategoryIds: ids,
  sort: fc.constantFrom(...SORTS),
});

describe("a listing's address", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(query, (chosen) => {
        expect(read(listingSearch(chosen))).toEqual(chosen);
      }),
    );
  });

  it("says only what is chosen, always in the same order", () => {
    expect(listingSearch(WHOLE_SHOP)).toBe("");
    expect(listingSearch({})).toBe("");
    expect(listingSearch({ page: 2, sort: "price_asc", categoryIds: [3, 1] })).toBe(
      "?category_id=3,1&sort=price_asc&page=2",
    );
    expect(listingSearch({ subCategoryIds: [7], perPage: 24 })).toBe("?sub_category_id=7&per_page=24");
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
  ])("%s is read as %o", (search, read_) => expect(read(search)).toEqual({ ...WHOLE_SHOP, ...read_ }));

  it("takes at most 50 categories, however many are sent", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => index + 1).join(",");
    expect(read(`category_id=${many}`).categoryIds).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it("never fails, and never leaves the limits", () => {
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

describe("sort orders", () => {
  it("are offered in the order of the wire, each with its label", () => {
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
