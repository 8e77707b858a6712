import { type ListingQuery, listingSearch, PAGE_SIZE } from "@selvedge/commerce/listing";
import { z } from "zod";

/** All texts, because a listing never fails on its address: what cannot be read is as if it were not there. */
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

/** What is given of them, as it stood in the address. */
export function listingAddress(query: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(given);
}

/** Whether a listing is narrowed by anything. There is no end to such listings, so no answer is kept of them. */
export const isFiltered = (query: ListingQuery): boolean =>
  listingSearch({ ...query, page: 1, perPage: PAGE_SIZE, sort: "default" }) !== "";

/** As how many plain reads a filtered listing or a search counts. */
export const FILTERED_WEIGHT = 3;
