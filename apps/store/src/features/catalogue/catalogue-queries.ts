import { listingSearch, readListingQuery } from "@selvedge/commerce/listing";
import type { CategoriesAnswer, HomeAnswer, ListingAnswer, ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type { Query } from "../../lib/query.ts";

export const homeQuery: Query<HomeAnswer> = { key: ["home"], read: (api) => api.catalogue.home() };

export const categoriesQuery: Query<CategoriesAnswer> = {
  key: ["categories"],
  read: (api) => api.catalogue.categories(),
};

export const productQuery = (slug: string): Query<ProductAnswer> => ({
  key: ["product", slug],
  read: (api) => api.catalogue.product(slug),
});

/** The listing under `/shop` (`slug` null) or of one category, as its address says. */
export function listingQuery(slug: string | null, search: URLSearchParams): Query<ListingAnswer> {
  const asked = listingSearch(readListingQuery(search));
  return {
    key: ["listing", slug ?? "", asked],
    read: (api) => (slug === null ? api.catalogue.listing(asked) : api.catalogue.category(slug, asked)),
  };
}
