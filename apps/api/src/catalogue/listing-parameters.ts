import { type ListingQuery, listingSearch, PAGE_SIZE } from "@selvedge/commerce/listing";
import { z } from "zod";

/** All strings, because a listing never fails on its query: an unreadable parameter is ignored. */
export const ListingParameters = z.object({
  page: z.string().optional().meta({ description: "From 1; beyond the last page the list is empty" }),
  per_page: z.string().optional().meta({ description: "1 to 100, 12 by default" }),
  category_id: z.string().optional().meta({ description: "Comma-separated ids: products in any of them" }),
  sub_category_id: z.string().optional().meta({ description: "Comma-separated ids; each narrows its own category" }),
  size: z.string().optional().meta({ description: "Comma-separated values of the facet: products in any of them" }),
  material: z.string().optional().meta({ description: "Likewise" }),
  color: z.string().optional().meta({ description: "Likewise" }),
  origin: z.string().optional().meta({ description: "Likewise; countries" }),
  price_min: z.string().optional().meta({ description: "Whole rupees, included" }),
  price_max: z.string().optional().meta({ description: "Whole rupees, included" }),
  in_stock: z
    .string()
    .optional()
    .meta({ description: "1: only what can be bought now, of chosen sizes in one of them" }),
  sort: z.string().optional().meta({ description: "default, price_asc, price_desc, name_asc, name_desc" }),
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
