import { type FacetParameter, FACETS } from "@selvedge/commerce/facets";
import { type ListingQuery, listingSearch, PAGE_SIZE } from "@selvedge/commerce/listing";
import { z } from "zod";

const text = (description: string) => z.string().optional().meta({ description });

const facetParameters = Object.fromEntries(
  FACETS.flatMap(({ key, kind }) => {
    if (kind === "values") return [[key, text("Comma-separated values of the facet: products in any of them")]];
    if (kind === "switch") return [[key, text("1: only these")]];
    return [`${key}_min`, `${key}_max`].map((limit) => [limit, text("Whole rupees, included")]);
  }),
) as Record<FacetParameter, ReturnType<typeof text>>;

/** All strings, because a listing never fails on its query: an unreadable parameter is ignored. */
export const ListingParameters = z.object({
  page: text("From 1; beyond the last page the list is empty"),
  per_page: text("1 to 100, 12 by default"),
  category_id: text("Comma-separated ids: products in any of them"),
  sub_category_id: text("Comma-separated ids; each narrows its own category"),
  ...facetParameters,
  in_stock: text("1: only what can be bought now, of chosen sizes in one of them"),
  sort: text("default, price_asc, price_desc, name_asc, name_desc"),
});

/** The given parameters, unchanged. */
export function listingAddress(query: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(given);
}

/** Whether a listing is filtered. Filter combinations are unlimited, so their answers are not cached. */
export const isFiltered = (query: ListingQuery): boolean =>
  listingSearch({ ...query, page: 1, perPage: PAGE_SIZE, sort: "default" }) !== "";

/** A filtered listing or a search counts as this many plain reads towards the rate limit. */
export const FILTERED_WEIGHT = 3;
