import type { ListingQuery } from "@selvedge/commerce/listing";
import type { CategoriesAnswer, HomeAnswer, ListingAnswer, ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SURROGATE } from "@selvedge/commerce/wire/surrogate";

/** What an answer shows, and so until when it may be kept. */
export interface Shown {
  /** Names under which the database announces a change of it: see migration 010. */
  keys: string[];
  /** When it changes by itself, because an offer ends or a product is published; null: never. */
  until: Date | null;
}

/** With nothing to wait for an answer is still asked for anew after a day. */
const LONGEST_S = 86_400;

export const isSurrogate = ({ headers }: FastifyRequest): boolean => headers["surrogate-capability"] === SURROGATE;

/** Tells a surrogate which changes make the answer wrong, and how long it holds without any. */
export function sendShown(reply: FastifyReply, { keys, until }: Shown, now: Date): void {
  const seconds = until === null ? LONGEST_S : Math.floor((until.getTime() - now.getTime()) / 1000);
  reply
    .header("surrogate-key", [...new Set(keys)].join(" "))
    .header("surrogate-control", `max-age=${Math.min(Math.max(seconds, 0), LONGEST_S)}`);
}

/** Every product says the name of its category. */
export const productKeys = (products: readonly { id: number }[]) => [
  "categories",
  ...products.map(({ id }) => `product-${id}`),
];

export const keysOfHome = ({ topSales, newArrivals, topRatings }: HomeAnswer): string[] => [
  "home",
  ...productKeys([...topSales, ...newArrivals, ...topRatings]),
];

export const keysOfCategories = (_answer: CategoriesAnswer): string[] => ["categories"];

/**
 * A listing changes with any product that enters or leaves it, or moves in it, or is counted in its facets: of categories, which heed
 * all other filters, those of all that it could hold.
 */
export function keysOfListing(
  { data, category }: ListingAnswer,
  { categoryIds, subCategoryIds, sizes, materials, colors, origins, priceMin, priceMax, inStock }: ListingQuery,
): string[] {
  const filter = [...categoryIds, ...subCategoryIds];
  const isNarrowed =
    [...sizes, ...materials, ...colors, ...origins].length > 0 || (priceMin ?? priceMax) !== null || inStock;
  const within = category?.id ?? (filter.length === 0 || isNarrowed ? 0 : null);
  const listings = within === null ? filter : [...filter, within];
  return [...listings.map((id) => `listing-${id}`), ...productKeys(data)];
}

export const keysOfProduct = ({ product }: ProductAnswer): string[] => productKeys([product]);
