import { countChosen } from "@selvedge/commerce/facets";
import type { ListingQuery } from "@selvedge/commerce/listing";
import type { CategoriesAnswer, HomeAnswer, ListingAnswer, ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SURROGATE } from "@selvedge/commerce/wire/surrogate";

/** What an answer shows, which decides how long a CDN may cache it. */
export interface Shown {
  /** Keys under which the database announces changes: see migration 010. */
  keys: string[];
  /** When it changes by itself, because an offer ends or a product is published; null: never. */
  until: Date | null;
}

/** Answers without a scheduled change are refetched after a day anyway. */
const LONGEST_S = 86_400;

export const isSurrogate = ({ headers }: FastifyRequest): boolean => headers["surrogate-capability"] === SURROGATE;

/** Tells a CDN which changes invalidate the answer, and how long it may be cached without any. */
export function sendShown(reply: FastifyReply, { keys, until }: Shown, now: Date): void {
  const seconds = until === null ? LONGEST_S : Math.floor((until.getTime() - now.getTime()) / 1000);
  reply
    .header("surrogate-key", [...new Set(keys)].join(" "))
    .header("surrogate-control", `max-age=${Math.min(Math.max(seconds, 0), LONGEST_S)}`);
}

/** `categories` is included because every product shows its category's name. */
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
 * A listing changes with every product that enters, leaves or moves in it, or is counted in its facets. Because the
 * facets of categories ignore the category filter, these are all products of the shop or collection.
 */
export function keysOfListing({ data, category }: ListingAnswer, query: ListingQuery): string[] {
  const filter = [...query.categoryIds, ...query.subCategoryIds];
  const within = category?.id ?? (filter.length === 0 || countChosen(query) > 0 ? 0 : null);
  const listings = within === null ? filter : [...filter, within];
  return [...listings.map((id) => `listing-${id}`), ...productKeys(data)];
}

export const keysOfProduct = ({ product }: ProductAnswer): string[] => productKeys([product]);
