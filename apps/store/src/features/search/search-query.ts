import { searchAddressOf } from "@selvedge/commerce/search";
import type { SearchAnswer } from "@selvedge/commerce/wire/search";
import type { Query } from "../../lib/query.ts";

/** The query for an address of `/search`. */
export function searchQuery(search: URLSearchParams): Query<SearchAnswer> {
  const address = searchAddressOf(search);
  return { key: ["search", address], read: (api) => api.catalogue.search(address) };
}
