import { listingSearch, readListingQuery } from "@selvedge/commerce/listing";
import type { CategoriesAnswer, HomeAnswer, ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import type { Query } from "../../lib/query.ts";

export const homeQuery: Query<HomeAnswer> = { key: ["home"], read: (api) => api.catalogue.home() };

export const categoriesQuery: Query<CategoriesAnswer> = {
  key: ["categories"],
  read: (api) => api.catalogue.categories(),
};

/** The listing under `/shop` (`slug` null) or of one category, as its address says. */
export function listingQuery(slug: string | null, search: URLSearchParams, pageSize?: number): Query<ListingAnswer> {
  const asked = listingSearch(readListingQuery(search, pageSize));
  return {
    key: ["listing", slug ?? "", asked],
    read: (api) => (slug === null ? api.catalogue.listing(asked) : api.catalogue.category(slug, asked)),
  };
}
