import { listingSearch, NO_FACETS, readListingQuery } from "@selvedge/commerce/listing";
import type { CategoriesAnswer, HomeAnswer, ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import { COLLECTION_PIECES } from "../../content/collections.ts";
import { ApiError } from "../../lib/http.ts";
import type { Query } from "../../lib/query.ts";

export const homeQuery: Query<HomeAnswer> = { key: ["home"], read: (api) => api.catalogue.home() };

export const categoriesQuery: Query<CategoriesAnswer> = {
  key: ["categories"],
  read: (api) => api.catalogue.categories(),
};

/** The query for the listing under `/shop` (`slug` null) or of a category, as the address describes it. */
export function listingQuery(slug: string | null, search: URLSearchParams): Query<ListingAnswer> {
  const asked = listingSearch(readListingQuery(search));
  return {
    key: ["listing", slug ?? "", asked],
    read: (api) => (slug === null ? api.catalogue.listing(asked) : api.catalogue.category(slug, asked)),
  };
}

/** The query for the products of a collection; an empty list if the catalogue has no category for it. */
export function collectionQuery(slug: string, search: URLSearchParams): Query<ListingAnswer> {
  const asked = listingSearch(readListingQuery(search, COLLECTION_PIECES));
  return {
    key: ["collection", slug, asked],
    read: (api) =>
      api.catalogue.category(slug, asked).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return NOTHING_LISTED;
        throw error;
      }),
  };
}

const NOTHING_LISTED: ListingAnswer = {
  data: [],
  ...{ current_page: 1, total: 0, per_page: COLLECTION_PIECES, last_page: 1 },
  ...{ links: [], next_page_url: null, prev_page_url: null, category: null },
  facets: NO_FACETS,
};
