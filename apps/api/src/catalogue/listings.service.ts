import type { Facets } from "@selvedge/commerce/wire/catalogue";
import type { FoundCategory } from "@selvedge/commerce/wire/search";
import type { Db } from "../database/schema.ts";
import type { FacetFilter } from "./facet-counts.ts";
import type { RenewedIndex } from "./index-renewal.ts";
import type { ListingPage } from "./listing-index.ts";
import { findProducts, type ProductRow } from "./products.repository.ts";
import { findMatches, type ProductQuestion } from "./search.repository.ts";

/** One page of a listing, in its order. */
export interface ListedPage {
  /** The number of products in the whole listing. */
  total: number;
  products: ProductRow[];
  facets: Facets;
}

/** One page of search results. */
export interface FoundPage extends ListedPage {
  /** The number of results before filters. */
  matches: number;
  /** Categories that match the query. */
  categories: FoundCategory[];
}

export interface Listings {
  page(filter: FacetFilter, page: ListingPage, now: Date): Promise<ListedPage>;
  /** Search results, filtered; facets are counted among the results only. */
  search(question: ProductQuestion, filter: FacetFilter, page: ListingPage, now: Date): Promise<FoundPage>;
}

/** The most categories returned for a query. */
const MOST_CATEGORIES = 4;

/** The index decides which products a listing shows; their data is read from the database. See docs/decisions/015. */
export function createListings({ db, index }: { db: Db; index: RenewedIndex }): Listings {
  async function shown(ids: number[]): Promise<ProductRow[]> {
    const byId = new Map((ids.length === 0 ? [] : await findProducts(db, ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    async page(filter, page, now) {
      const { total, ids, facets } = (await index.at(now)).list(filter, page);
      return { total, products: await shown(ids), facets };
    },

    async search(question, filter, page, now) {
      const found = await findMatches(db, question);
      const ranks = new Map(found.ids.map((id, nth) => [id, found.ranks[nth] ?? 0]));
      const indexed = await index.at(now);
      const { ids, ...listed } = indexed.listAmong(ranks, filter, page);
      const counts = indexed.categoryCounts();
      const named = found.categories.map((category) => ({ ...category, products: counts.get(category.id) ?? 0 }));
      const categories = named.filter(({ products }) => products > 0).slice(0, MOST_CATEGORIES);
      return { ...listed, products: await shown(ids), categories };
    },
  };
}
