import { type ListingQuery, listingSearch, readListingQuery } from "./listing.ts";
import { normaliseLine } from "./typed-text.ts";

/** So many characters of a search count. */
export const MAX_SEARCH_LENGTH = 100;
/** From so many on, products are suggested while somebody types, and so many of them. */
export const SEARCH_FROM = 2;
export const SUGGESTED_PRODUCTS = 6;

/** What an address asks for; an empty text where it asks for nothing. */
export function readSearchText(search: URLSearchParams): string {
  const text = normaliseLine(search.get("q") ?? "").slice(0, MAX_SEARCH_LENGTH);
  // The first half of a character that was cut in two, and a space before what was cut off.
  return text.replace(/[\uD800-\uDBFF]$/, "").trimEnd();
}

/** The query string of a search and of what narrows it, "?" included. One search has one address. */
export function searchAddress(text: string, query: Partial<ListingQuery> = {}): string {
  return `?${new URLSearchParams({ q: text })}${listingSearch(query).replace("?", "&")}`;
}

/** The one way to write the search of an address. */
export const searchAddressOf = (search: URLSearchParams): string =>
  searchAddress(readSearchText(search), readListingQuery(search));
