import { type ListingQuery, listingSearch, readListingQuery } from "./listing.ts";
import { normaliseLine } from "./typed-text.ts";

/** Maximum length of a search text, in characters. */
export const MAX_SEARCH_LENGTH = 100;
/** Suggestions while typing: from this many characters on, and the number of products. */
export const SEARCH_FROM = 2;
export const SUGGESTED_PRODUCTS = 6;

/** The search text of a URL; empty if there is none. */
export function readSearchText(search: URLSearchParams): string {
  const text = normaliseLine(search.get("q") ?? "").slice(0, MAX_SEARCH_LENGTH);
  // Removes half of a surrogate pair that was cut, and a trailing space.
  return text.replace(/[\uD800-\uDBFF]$/, "").trimEnd();
}

/** The query string of a search and its filters, "?" included. One search has one URL. */
export function searchAddress(text: string, query: Partial<ListingQuery> = {}): string {
  return `?${new URLSearchParams({ q: text })}${listingSearch(query).replace("?", "&")}`;
}

/** The canonical query string of a search URL. */
export const searchAddressOf = (search: URLSearchParams): string =>
  searchAddress(readSearchText(search), readListingQuery(search));
