import fc from "fast-check";
import { expect, test } from "vitest";
import { readListingQuery } from "./listing.ts";
import { MAX_SEARCH_LENGTH, readSearchText, searchAddress, searchAddressOf } from "./search.ts";
import { normaliseLine } from "./typed-text.ts";

test("a search's URL is read back as it was written, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), fc.integer({ min: 1, max: 99 }), (text, page) => {
      const search = new URLSearchParams(searchAddress(normaliseLine(text), { page }));
      expect(readSearchText(search)).toBe(normaliseLine(text));
      expect(search.get("page")).toBe(page === 1 ? null : String(page));
    }),
  );
});

test("a very long search text is cut, but not inside a character", () => {
  const text = readSearchText(new URLSearchParams({ q: "👗".repeat(99).padStart(199, "x") }));
  expect(text.length).toBe(MAX_SEARCH_LENGTH - 1);
  expect(text.isWellFormed()).toBe(true);
});

test("a search's filters are in its URL, in canonical form", () => {
  const given = new URLSearchParams("in_stock=true&color=Indigo&size=xl,M&q= kurta &price_max=5000&utm=x");
  expect(searchAddressOf(given)).toBe("?q=kurta&size=m,xl&color=indigo&price_max=5000&in_stock=1");
  expect(readListingQuery(new URLSearchParams(searchAddressOf(given)))).toEqual(readListingQuery(given));
});
