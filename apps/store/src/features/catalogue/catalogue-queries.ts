import { listingSearch, readListingQuery } from "@selvedge/commerce/listing";
import type { HomeAnswer, ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import type { CollectionAnswer, CollectionsAnswer } from "@selvedge/commerce/wire/owner-settings";
import type { Query } from "../../lib/query.ts";

export const homeQuery: Query<HomeAnswer> = { key: ["home"], read: (api) => api.catalogue.home() };

/** The query for the listing under `/shop` (`slug` null) or of a category, as the address describes it. */
export function listingQuery(slug: string | null, search: URLSearchParams): Query<ListingAnswer> {
  const asked = listingSearch(readListingQuery(search));
  return {
    key: ["listing", slug ?? "", asked],
    read: (api) => (slug === null ? api.catalogue.listing(asked) : api.catalogue.category(slug, asked)),
  };
}

/** Products per page of a collection, enough to show most collections on one page. */
export const COLLECTION_PIECES = 24;

export const collectionsQuery: Query<CollectionsAnswer> = {
  key: ["collections"],
  read: (api) => api.catalogue.collections(),
};

/** The query for a collection's texts and pictures. */
export const collectionQuery = (slug: string): Query<CollectionAnswer> => ({
  key: ["collection", slug],
  read: (api) => api.catalogue.collection(slug),
});

/** The query for the products of a collection, as the address describes them. */
export function collectionPiecesQuery(slug: string, search: URLSearchParams): Query<ListingAnswer> {
  const asked = listingSearch(readListingQuery(search, COLLECTION_PIECES));
  return { key: ["collection-pieces", slug, asked], read: (api) => api.catalogue.category(slug, asked) };
}
