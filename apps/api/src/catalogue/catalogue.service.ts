import { CAROUSEL_SIZE, type ListingQuery } from "@selvedge/commerce/listing";
import type {
  CatalogueAnswer,
  CategoriesAnswer,
  HomeAnswer,
  ListingAnswer,
  Facets,
  ProductAnswer,
  ProductSummary,
} from "@selvedge/commerce/wire/catalogue";
import type { FoundCategory } from "@selvedge/commerce/wire/search";
import type { WishedProduct } from "@selvedge/commerce/wire/wishlist";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { isSlug } from "../http/parameters.ts";
import { Refusal } from "../http/refusal.ts";
import { type CategoryRow, findCategories, findFormerCategory } from "./categories.repository.ts";
import { categoryFromRows, chosenCategories } from "./category-wire.ts";
import type { FacetFilter } from "./facet-counts.ts";
import { findHomeLists } from "./home.repository.ts";
import type { RenewedIndex } from "./index-renewal.ts";
import { createListings } from "./listings.service.ts";
import { paginate } from "./pagination.ts";
import { entryFromRow, wishedFromRow, productFromRows, reviewFromRow, summaryFromRow } from "./product-wire.ts";
import { readProductId } from "./product-id.ts";
import {
  findEntriesAfter,
  findNamedProducts,
  findProduct,
  findProductDetails,
  findKeptProducts,
  findProducts,
  findSellableProducts,
  findTariffCodes,
} from "./products.repository.ts";
import { findReviews } from "./reviews.repository.ts";
import { findNearWords, type ProductQuestion } from "./search.repository.ts";
import { type SellableProduct, sellableFromRow } from "./sellable.ts";

/** Reviews per product: on the home page, and on a product's own page. */
const HOME_REVIEWS = 3;
const PAGE_REVIEWS = 100;
/** Products in one answer of the catalogue export. */
const ENTRIES = 200;

/** The result of a search. */
export interface Found {
  /** The number of products that match the query before filters. */
  matches: number;
  total: number;
  products: ProductSummary[];
  categories: FoundCategory[];
  facets: Facets;
}

export interface Catalogue {
  home(): Promise<HomeAnswer>;
  categories(): Promise<CategoriesAnswer>;
  /** `categorySlug` may be a former slug; null for the whole shop. Refuses with 404 if there is no such category. */
  list(query: ListingQuery, categorySlug: string | null): Promise<ListingAnswer>;
  /** By current or former slug, or by id in digits. Refuses with 404 if no such product is on sale. */
  product(slugOrId: string): Promise<ProductAnswer>;
  /** Products on sale with an id above `after`, as many as one answer holds. */
  entries(after: number): Promise<CatalogueAnswer>;
  /**
   * Products that match a query, filtered like a listing, best match first unless sorted otherwise, and the categories
   * that match it.
   */
  search(question: ProductQuestion, query: ListingQuery): Promise<Found>;
  /** The indexed words most similar to each of these, nearest first. */
  nearWords(words: readonly string[]): Promise<Map<string, string[]>>;
  /** Products by slug, in the given order; those that are not on sale are left out. */
  named(slugs: string[]): Promise<ProductSummary[]>;
  /** When a price or the set of products on sale next changes by the clock alone; null: never. */
  nextTurn(): Promise<Date | null>;
  /** Builds the listing index ahead of the first request. */
  prepare(): Promise<void>;
  /** Products by id for cart and checkout, including those no longer on sale. `db` may be a transaction. */
  sellable(db: Db, ids: number[]): Promise<Map<number, SellableProduct>>;
  /** Tariff codes of products by id, whether or not they are on sale. `db` may be a transaction. */
  tariffCodes(db: Db, ids: number[]): Promise<Map<number, string>>;
  /** Products by id for wishlists; those that are not on sale are left out. */
  kept(ids: number[]): Promise<Map<number, WishedProduct>>;
}

interface CatalogueDependencies {
  db: Db;
  clock: Clock;
  index: RenewedIndex;
}

/** The catalogue, priced at the clock's time. */
export function createCatalogue({ db, clock, index }: CatalogueDependencies): Catalogue {
  const listings = createListings({ db, index });
  async function countedCategories(now: Date): Promise<CategoryRow[]> {
    const rows = await findCategories(db);
    const counts = (await index.at(now)).categoryCounts();
    return rows.map((row) => ({ ...row, products: counts.get(row.id) ?? 0 }));
  }
  /** By current or former slug. */
  async function categoryOf(wanted: string, rows: CategoryRow[]): Promise<CategoryRow | undefined> {
    const current = rows.find(({ slug }) => slug === wanted);
    if (current || !isSlug(wanted)) return current;
    const formerId = await findFormerCategory(db, wanted);
    return rows.find(({ id }) => id === formerId);
  }
  return {
    async home() {
      const now = clock.now();
      const lists = await findHomeLists(db, CAROUSEL_SIZE, now);
      const ids = [...new Set([...lists.topSales, ...lists.newArrivals, ...lists.topRatings])];
      const reviews = Map.groupBy(await findReviews(db, ids, HOME_REVIEWS), ({ product_id }) => product_id);
      const products = new Map(
        (await findProducts(db, ids)).map((row) => {
          const shown = (reviews.get(row.id) ?? []).map(reviewFromRow);
          return [row.id, { ...summaryFromRow(row, now), reviews: shown }];
        }),
      );
      const list = (shown: number[]) => shown.flatMap((id) => products.get(id) ?? []);
      return {
        topSales: list(lists.topSales),
        newArrivals: list(lists.newArrivals),
        topRatings: list(lists.topRatings),
      };
    },

    async categories() {
      const rows = await countedCategories(clock.now());
      const tops = rows.filter(({ parent_id }) => parent_id === null);
      return { categories: tops.map((row) => categoryFromRows(row, rows)) };
    },

    async list(query, categorySlug) {
      const now = clock.now();
      const { page, perPage, sort } = query;
      const rows = categorySlug !== null || isNested(query) ? await countedCategories(now) : [];
      const within = categorySlug === null ? null : await categoryOf(categorySlug, rows);
      if (within === undefined) throw new Refusal(404, "Category not found");
      const filter = filterOf(query, rows, within && within.id);
      const asked = { sort, limit: perPage, offset: (page - 1) * perPage };
      const { total, products, facets } = await listings.page(filter, asked, now);
      const path = within ? `/api/categories/${within.slug}/products` : "/api/products";
      return {
        data: products.map((row) => summaryFromRow(row, now)),
        ...paginate(path, query, total),
        category: within && categoryFromRows(within, rows),
        facets,
      };
    },

    async product(slugOrId) {
      const now = clock.now();
      const row = await findProduct(db, productKey(slugOrId), now);
      if (!row) throw new Refusal(404, "Product not found");
      const details = await findProductDetails(db, row.id);
      const reviews = await findReviews(db, [row.id], PAGE_REVIEWS);
      return { product: productFromRows(row, details, reviews, now) };
    },

    async entries(after) {
      const now = clock.now();
      const rows = await findEntriesAfter(db, after, ENTRIES, now);
      const last = rows.length < ENTRIES ? null : (rows.at(-1)?.id ?? null);
      return { products: rows.map((row) => entryFromRow(row, now)), next: last };
    },

    async search(question, query) {
      const now = clock.now();
      const { page, perPage, sort } = query;
      const filter = filterOf(query, isNested(query) ? await countedCategories(now) : [], null);
      const asked = { sort, limit: perPage, offset: (page - 1) * perPage };
      const { products, ...found } = await listings.search(question, filter, asked, now);
      return { ...found, products: products.map((row) => summaryFromRow(row, now)) };
    },

    nearWords: (words) => findNearWords(db, words),

    async named(slugs) {
      const now = clock.now();
      const rows = slugs.length === 0 ? [] : await findNamedProducts(db, slugs, now);
      const bySlug = new Map(rows.map((row) => [row.slug, summaryFromRow(row, now)]));
      return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
    },

    nextTurn: async () => (await index.at(clock.now())).nextTurn(),

    prepare: () => index.prepare(clock.now()),

    async sellable(through, ids) {
      const now = clock.now();
      const rows = ids.length === 0 ? [] : await findSellableProducts(through, ids);
      return new Map(rows.map((row) => [row.id, sellableFromRow(row, now)]));
    },

    tariffCodes: findTariffCodes,

    async kept(ids) {
      const now = clock.now();
      const rows = ids.length === 0 ? [] : await findKeptProducts(db, ids, now);
      return new Map(rows.map((row) => [row.id, wishedFromRow(row, now)]));
    },
  };
}

/**
 * Whether both categories and sub-categories are chosen: a sub-category narrows its parent, which takes all categories
 * to know.
 */
const isNested = ({ categoryIds, subCategoryIds }: ListingQuery) => categoryIds.length > 0 && subCategoryIds.length > 0;

function filterOf(query: ListingQuery, rows: CategoryRow[], withinCategoryId: number | null): FacetFilter {
  return { ...query, categoryIds: chosenCategories(query.categoryIds, query.subCategoryIds, rows), withinCategoryId };
}

/** Rejects malformed slugs and ids before they reach the database. */
function productKey(slugOrId: string): { slug: string } | { id: number } {
  const id = readProductId(slugOrId);
  if (id !== null) return { id };
  if (isSlug(slugOrId)) return { slug: slugOrId };
  throw new Refusal(404, "Product not found");
}
