import { readRupees } from "./money.ts";
import type { Sort } from "./wire/catalogue.ts";

export const PAGE_SIZE = 12;
export const MAX_PER_PAGE = 100;
export const MAX_PAGE = 10_000;
const MAX_CATEGORIES = 50;
const MAX_ID = 2_147_483_647;
const MAX_WORDS = 20;
const MAX_WORD = 60;
/** Highest price that a filter can name, in rupees. */
export const MAX_PRICE = 10_000_000;

/** Most products in a carousel. */
export const CAROUSEL_SIZE = 7;
/** Placeholders while the shop listing loads; what else loads has those of its piece. */
export const SHOP_SKELETONS = 6;

/** Sort orders in the order in which they are offered, with their labels. */
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  default: "Featured",
  price_asc: "Price: low to high",
  price_desc: "Price: high to low",
  name_asc: "Name: A to Z",
  name_desc: "Name: Z to A",
};

/** Prices in which a facet counts, in whole rupees with both ends; `max` null is without an end. */
export const PRICE_BANDS: readonly { min: number; max: number | null }[] = [
  { min: 0, max: 2500 },
  { min: 2500, max: 5000 },
  { min: 5000, max: 7500 },
  { min: 7500, max: 10_000 },
  { min: 10_000, max: null },
];

/** What a listing shows. */
export interface ListingQuery {
  /** From 1. */
  page: number;
  perPage: number;
  categoryIds: number[];
  subCategoryIds: number[];
  /** Words of the address, see `filterWord`, in their order and each once: of a product in any of these sizes. */
  sizes: string[];
  materials: string[];
  colors: string[];
  /** Countries. */
  origins: string[];
  /** What is paid now, in whole rupees, both ends included; null: from nothing, without an end. */
  priceMin: number | null;
  priceMax: number | null;
  /** Only what can be bought now; of chosen sizes, in one of them. */
  inStock: boolean;
  sort: Sort;
}

/** The filters of a listing besides its categories. */
export type ChosenFacets = Pick<
  ListingQuery,
  "sizes" | "materials" | "colors" | "origins" | "priceMin" | "priceMax" | "inStock"
>;

/** A listing with nothing chosen. */
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

/** A size or a colour as the address names it: "One size" is `one-size`. Letters outside ASCII stay as they are. */
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

/** What was typed as the lowest and the highest price, in either order, as whole rupees that leave nothing out; null where it is no amount above 0. */
function readPrices(...typed: [string | null, string | null]): Pick<ListingQuery, "priceMin" | "priceMax"> {
  const [from = null, to = null] = typed.map((text) => Math.min(MAX_PRICE, readRupees(text ?? "") ?? 0) || null);
  const isTurned = from !== null && to !== null && from > to;
  const [min, max] = isTurned ? [to, from] : [from, to];
  return { priceMin: min && (Math.floor(min) || null), priceMax: max && Math.ceil(max) };
}

/**
 * Reads a listing's address, in the browser as at the server. Of a repeated parameter the first counts. `pageSize` is that of an
 * address which names none.
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
 * The query string of a listing, "?" included; what is at its default is left out, so one listing has one address. `pageSize` is
 * the length of a page that the address need not name.
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

/** Whether a text of the address names a sort order. */
export function isSort(text: string): text is Sort {
  return Object.hasOwn(SORT_LABELS, text);
}
