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
  /** How many products it has in all. */
  total: number;
  products: ProductRow[];
  facets: Facets;
}

/** One page of what a question finds. */
export interface FoundPage extends ListedPage {
  /** How many products it finds when nothing narrows it. */
  matches: number;
  /** That the question names. */
  categories: FoundCategory[];
}

export interface Listings {
  page(filter: FacetFilter, page: ListingPage, now: Date): Promise<ListedPage>;
  /** What a question finds, narrowed, with facets that are counted of nothing else. */
  search(question: ProductQuestion, filter: FacetFilter, page: ListingPage, now: Date): Promise<FoundPage>;
}

/** Categories that a question may name, at most. */
const MOST_CATEGORIES = 4;

/** Which products a listing shows is answered by the index, what is shown of them by the database. See docs/decisions/015. */
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
