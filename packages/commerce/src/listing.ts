import { readRupees } from "./money.ts";
import type { Sort } from "./wire/catalogue.ts";

export const PAGE_SIZE = 12;
export const MAX_PER_PAGE = 100;
export const MAX_PAGE = 10_000;
const MAX_CATEGORIES = 50;
const MAX_ID = 2_147_483_647;
const MAX_WORDS = 20;
const MAX_WORD = 60;
/** The highest price of a filter, in rupees. */
export const MAX_PRICE = 10_000_000;

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

/** The parameters of a listing. */
export interface ListingQuery {
  /** From 1. */
  page: number;
  perPage: number;
  categoryIds: number[];
  subCategoryIds: number[];
  /** URL values (see `filterWord`), sorted and unique. A product matches with any of them. */
  sizes: string[];
  materials: string[];
  colors: string[];
  /** Countries of origin. */
  origins: string[];
  /** Limits of the current price, in whole rupees, both ends included; null: no limit. */
  priceMin: number | null;
  priceMax: number | null;
  /** Only products that can be bought now; with chosen sizes, in one of these. */
  inStock: boolean;
  sort: Sort;
}

/** The filters of a listing besides its categories. */
export type ChosenFacets = Pick<
  ListingQuery,
  "sizes" | "materials" | "colors" | "origins" | "priceMin" | "priceMax" | "inStock"
>;

/** A listing without filters. */
export const WHOLE_SHOP: Readonly<ListingQuery> = {
  page: 1,
  perPage: PAGE_SIZE,
  categoryIds: [],
  subCategoryIds: [],
  sizes: [],
  materials: [],
  colors: [],
  origins: [],
  priceMin: null,
  priceMax: null,
  inStock: false,
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

/** The URL value of a size or colour: "One size" is `one-size`. Letters outside ASCII are kept. */
export const filterWord = (name: string): string =>
  name
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[^a-z0-9\u0080-\uffff]+/g, "-")
    .replace(/^-|-$/g, "");

function readWords(text: string | null): string[] {
  const words = (text ?? "").split(",", MAX_CATEGORIES).map(filterWord);
  return [...new Set(words)]
    .filter((word) => word && word.length <= MAX_WORD)
    .toSorted()
    .slice(0, MAX_WORDS);
}

/** The typed price limits, in either order, as whole rupees rounded outwards; null if not an amount above 0. */
function readPrices(...typed: [string | null, string | null]): Pick<ListingQuery, "priceMin" | "priceMax"> {
  const [from = null, to = null] = typed.map((text) => Math.min(MAX_PRICE, readRupees(text ?? "") ?? 0) || null);
  const isTurned = from !== null && to !== null && from > to;
  const [min, max] = isTurned ? [to, from] : [from, to];
  return { priceMin: min && (Math.floor(min) || null), priceMax: max && Math.ceil(max) };
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
    sizes: readWords(search.get("size")),
    materials: readWords(search.get("material")),
    colors: readWords(search.get("color")),
    origins: readWords(search.get("origin")),
    ...readPrices(search.get("price_min"), search.get("price_max")),
    inStock: /^(1|true)$/.test(search.get("in_stock") ?? ""),
    sort: isSort(sort) ? sort : "default",
  };
}

/**
 * The query string of a listing, "?" included. Default values are left out, so that one listing has one URL. `pageSize`
 * is the default page length.
 */
export function listingSearch(query: Partial<ListingQuery>, pageSize = PAGE_SIZE): string {
  const { page, perPage, categoryIds, subCategoryIds, sort, ...rest } = { ...WHOLE_SHOP, perPage: pageSize, ...query };
  const said: [name: string, value: string | number | null | false][] = [
    ["category_id", categoryIds.join()],
    ["sub_category_id", subCategoryIds.join()],
    ["size", spelled(rest.sizes)],
    ["material", spelled(rest.materials)],
    ["color", spelled(rest.colors)],
    ["origin", spelled(rest.origins)],
    ["price_min", rest.priceMin],
    ["price_max", rest.priceMax],
    ["in_stock", rest.inStock && 1],
    ["sort", sort !== "default" && sort],
    ["per_page", perPage !== pageSize && perPage],
    ["page", page !== 1 && page],
  ];
  const parts = said.flatMap(([name, value]) => (value ? `${name}=${value}` : []));
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

const spelled = (words: readonly string[]) => words.map(encodeURIComponent).join();

/** Whether a URL value is a sort order. */
export function isSort(text: string): text is Sort {
  return Object.hasOwn(SORT_LABELS, text);
}
