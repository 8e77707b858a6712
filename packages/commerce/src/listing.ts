import { type ChosenFacets, facetParameters, FACETS, perValueFacet, readFacets } from "./facets.ts";
import type { Facets, Sort } from "./wire/catalogue.ts";

export const PAGE_SIZE = 12;
export const MAX_PER_PAGE = 100;
export const MAX_PAGE = 10_000;
const MAX_CATEGORIES = 50;
const MAX_ID = 2_147_483_647;

/** The most products in a carousel. */
export const CAROUSEL_SIZE = 7;
/** Placeholders while the shop listing loads; other lists use the number of their component. */
export const SHOP_SKELETONS = 6;

/** Sort orders with their labels, in the order in which they are offered. */
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  default: "Featured",
  price_asc: "Price: low to high",
  price_desc: "Price: high to low",
  name_asc: "Name: A to Z",
  name_desc: "Name: Z to A",
};

/** Price ranges of the price facet, in whole rupees, both ends included; `max` null is unlimited. */
export const PRICE_BANDS: readonly { min: number; max: number | null }[] = [
  { min: 0, max: 2500 },
  { min: 2500, max: 5000 },
  { min: 5000, max: 7500 },
  { min: 7500, max: 10_000 },
  { min: 10_000, max: null },
];

/** The facets of an empty list. */
export const NO_FACETS: Readonly<Facets> = {
  category: [],
  ...perValueFacet(() => []),
  price: [],
  price_range: null,
  availability: [],
};

/** The parameters of a listing: its facets (`FACETS`), and: */
export interface ListingQuery extends ChosenFacets {
  /** From 1. */
  page: number;
  perPage: number;
  categoryIds: number[];
  subCategoryIds: number[];
  sort: Sort;
}

/** A listing without filters. */
export const WHOLE_SHOP: Readonly<ListingQuery> = {
  page: 1,
  perPage: PAGE_SIZE,
  categoryIds: [],
  subCategoryIds: [],
  ...readFacets(FACETS, new URLSearchParams()),
  sort: "default",
};

/** Integers are clamped, anything else gives the default, because a listing never fails on its URL. */
function readNumber(text: string | null, max: number, otherwise: number): number {
  return text !== null && /^-?\d+$/.test(text) ? Math.min(max, Math.max(1, Number(text))) : otherwise;
}

function readIds(text: string | null): number[] {
  const ids = (text ?? "")
    .slice(0, 2000)
    .split(",")
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .map(Number);
  return [...new Set(ids)].filter((id) => id <= MAX_ID).slice(0, MAX_CATEGORIES);
}

/**
 * Parses a listing's URL, in the browser and on the server. The first of repeated parameters is used. `pageSize`
 * applies if the URL has none.
 */
export function readListingQuery(search: URLSearchParams, pageSize = PAGE_SIZE): ListingQuery {
  const sort = search.get("sort") ?? "";
  return {
    page: readNumber(search.get("page"), MAX_PAGE, 1),
    perPage: readNumber(search.get("per_page"), MAX_PER_PAGE, pageSize),
    categoryIds: readIds(search.get("category_id")),
    subCategoryIds: readIds(search.get("sub_category_id")),
    ...readFacets(FACETS, search),
    sort: isSort(sort) ? sort : "default",
  };
}

/**
 * The query string of a listing, "?" included. Default values are left out, so that one listing has one URL. `pageSize`
 * is the default page length.
 */
export function listingSearch(query: Partial<ListingQuery>, pageSize = PAGE_SIZE): string {
  const { page, perPage, categoryIds, subCategoryIds, sort, ...chosen } = {
    ...WHOLE_SHOP,
    perPage: pageSize,
    ...query,
  };
  const said: [name: string, value: string | number | false][] = [
    ["category_id", categoryIds.join()],
    ["sub_category_id", subCategoryIds.join()],
    ...facetParameters(FACETS, chosen),
    ["sort", sort !== "default" && sort],
    ["per_page", perPage !== pageSize && perPage],
    ["page", page !== 1 && page],
  ];
  const parts = said.flatMap(([name, value]) => (value ? `${name}=${value}` : []));
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Whether a URL value is a sort order. */
export function isSort(text: string): text is Sort {
  return Object.hasOwn(SORT_LABELS, text);
}
