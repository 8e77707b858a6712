import type { Sort } from "./wire/catalogue.ts";

export const PAGE_SIZE = 12;
export const MAX_PER_PAGE = 100;
export const MAX_PAGE = 10_000;
const MAX_CATEGORIES = 50;
const MAX_ID = 2_147_483_647;

/** Most products in a carousel. */
export const CAROUSEL_SIZE = 7;
/** Placeholders while the shop listing loads, and while anything else does. */
export const SHOP_SKELETONS = 6;
export const SKELETONS = 4;

/** Sort orders in the order in which they are offered, with their labels. */
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  default: "Featured",
  price_asc: "Price: low to high",
  price_desc: "Price: high to low",
  name_asc: "Name: A to Z",
  name_desc: "Name: Z to A",
};

/** What a listing shows. */
export interface ListingQuery {
  /** From 1. */
  page: number;
  perPage: number;
  categoryIds: number[];
  subCategoryIds: number[];
  sort: Sort;
}

/** A listing with nothing chosen. */
export const WHOLE_SHOP: Readonly<ListingQuery> = {
  page: 1,
  perPage: PAGE_SIZE,
  categoryIds: [],
  subCategoryIds: [],
  sort: "default",
};

/** Whole numbers are clamped, anything else gives the default: a listing never fails on its address. */
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

/** Reads a listing's address, in the browser as at the server. Of a repeated parameter the first counts. */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const sort = search.get("sort") ?? "";
  return {
    page: readNumber(search.get("page"), MAX_PAGE, 1),
    perPage: readNumber(search.get("per_page"), MAX_PER_PAGE, PAGE_SIZE),
    categoryIds: readIds(search.get("category_id")),
    subCategoryIds: readIds(search.get("sub_category_id")),
    sort: isSort(sort) ? sort : "default",
  };
}

/** The query string of a listing, "?" included; what is at its default is left out, so one listing has one address. */
export function listingSearch(query: Partial<ListingQuery>): string {
  const { page, perPage, categoryIds, subCategoryIds, sort } = { ...WHOLE_SHOP, ...query };
  const parts = [
    categoryIds.length > 0 && `category_id=${categoryIds.join(",")}`,
    subCategoryIds.length > 0 && `sub_category_id=${subCategoryIds.join(",")}`,
    sort !== "default" && `sort=${sort}`,
    perPage !== PAGE_SIZE && `per_page=${perPage}`,
    page !== 1 && `page=${page}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Whether a text of the address names a sort order. */
export function isSort(text: string): text is Sort {
  return Object.hasOwn(SORT_LABELS, text);
}
