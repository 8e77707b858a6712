import { perValueFacet, VALUE_FACETS } from "@selvedge/commerce/facets";
import type { Facets, Sort } from "@selvedge/commerce/wire/catalogue";
import { countFacets, type FacetFilter, type IndexedProduct, type ListingSets } from "./facet-counts.ts";
import type { IndexedRow } from "./listing-index.repository.ts";
import { COMPARE, resorted } from "./sorted-list.ts";
import { internSets, readCategorySet, readNamedSet, readSizeSet } from "./value-sets.ts";

/** Which part of a listing is shown, and its order. */
export interface ListingPage {
  sort: Sort;
  limit: number;
  offset: number;
}

/** A page of a listing. */
export interface IndexedPage {
  /** The number of products in the whole listing. */
  total: number;
  ids: number[];
  facets: Facets;
}

/** The index at an instant. Use it synchronously: after an `await` it may have changed. */
export interface IndexAt {
  list(filter: FacetFilter, page: ListingPage): IndexedPage;
  /**
   * The same for search results; `ranks` maps ids to match quality, and "default" sorts the best first. `matches` is
   * the number of results on sale before filters.
   */
  listAmong(
    ranks: ReadonlyMap<number, number>,
    filter: FacetFilter,
    page: ListingPage,
  ): IndexedPage & { matches: number };
  /** The number of products on sale in each category. */
  categoryCounts(): Map<number, number>;
  /** Sorts the index in every order ahead of the first listing. */
  sortAll(): void;
  /** When a price or the set of products on sale next changes by the clock alone; null: never. */
  nextTurn(): Date | null;
}

export interface ListingIndex {
  put(row: IndexedRow): void;
  remove(id: number): void;
  ids(): Iterable<number>;
  at(now: Date): IndexAt;
}

/** An empty time range. */
const NEVER = { from: Infinity, until: Infinity };
const SORTS = Object.keys(COMPARE) as Sort[];

/**
 * All products that are or will be on sale, with their keys for sorting, filtering and counting. Each product has a
 * row: its index in `products`, which the sorted lists refer to. Rows of removed products are reused.
 */
export function createListingIndex(): ListingIndex {
  const products: IndexedProduct[] = [];
  const rowOf = new Map<number, number>();
  const unused: number[] = [];
  const sizes = internSets(readSizeSet);
  const sets: ListingSets = {
    categories: internSets(readCategorySet),
    sizes,
    values: { ...perValueFacet(() => internSets(readNamedSet)), size: sizes },
  };
  const lists = Object.fromEntries(
    SORTS.map((sort) => [sort, { rows: new Int32Array(), moved: new Set<number>() }]),
  ) as Record<Sort, { rows: Int32Array; moved: Set<number> }>;
  /** The time range in which no price changes by itself. */
  let priced = NEVER;

  const productIn = (row: number) => products[row] as IndexedProduct;
  const move = (row: number, sorts: readonly Sort[]) => sorts.forEach((sort) => lists[sort].moved.add(row));

  function rowFor(id: number): number {
    const row = rowOf.get(id) ?? unused.pop() ?? products.length;
    rowOf.set(id, row);
    return row;
  }

  function put(indexed: IndexedRow): void {
    const row = rowFor(indexed.id);
    const before = products[row];
    const product: IndexedProduct = {
      id: indexed.id,
      position: indexed.position,
      name: indexed.name,
      from: indexed.published_at.getTime(),
      until: indexed.offer_ends_at?.getTime() ?? Infinity,
      sale: indexed.sale_price_paise,
      full: indexed.price_paise,
      price: before?.price ?? -1,
      categories: sets.categories.of(indexed.categories),
      sizes: sizes.of(indexed.size),
      values: VALUE_FACETS.map(({ key }) => sets.values[key].of(indexed[key])),
    };
    products[row] = product;
    if (before?.id !== product.id) move(row, SORTS);
    if (before?.position !== product.position) move(row, ["default"]);
    if (before?.name !== product.name) move(row, ["name_asc", "name_desc"]);
    priced = NEVER;
  }

  /** Sets all prices as of `at`. */
  function setPrices(at: number): void {
    if (priced.from <= at && at < priced.until) return;
    let [from, until] = [-Infinity, Infinity];
    let row = 0;
    for (const product of products) {
      const price = at < product.from ? -1 : at < product.until ? product.sale : product.full;
      if (price !== product.price) move(row, ["price_asc", "price_desc"]);
      product.price = price;
      for (const turn of [product.from, product.until]) {
        if (turn > at) until = Math.min(until, turn);
        else from = Math.max(from, turn);
      }
      row += 1;
    }
    priced = { from, until };
  }

  function sorted(sort: Sort): Int32Array {
    const list = lists[sort];
    if (list.moved.size > 0) {
      list.rows = resorted(list.rows, list.moved, (a, b) => COMPARE[sort](productIn(a), productIn(b)));
      list.moved.clear();
    }
    return list.rows;
  }

  /** Stops at the end of the page: visiting all rows would take as long as counting their facets. */
  function pageOf(rows: Int32Array, isShown: (row: number, place: number) => boolean, { offset, limit }: ListingPage) {
    const ids: number[] = [];
    let [place, before] = [0, 0];
    for (const row of rows) {
      if (ids.length === limit) break;
      if (isShown(row, place)) {
        if (before >= offset) ids.push(productIn(row).id);
        before += 1;
      }
      place += 1;
    }
    return ids;
  }

  return {
    put,
    remove(id) {
      const row = rowOf.get(id);
      const product = row !== undefined && products[row];
      if (!product) return;
      rowOf.delete(id);
      unused.push(row);
      Object.assign(product, NEVER);
      priced = NEVER;
    },
    ids: () => rowOf.keys(),
    at(now) {
      const at = now.getTime();
      return {
        list(filter, page) {
          setPrices(at);
          const { total, shown, facets } = countFacets(products, sets, filter);
          return {
            total,
            ids: pageOf(sorted(page.sort), (row) => shown[row] === 1, page),
            facets,
          };
        },
        listAmong(ranks, filter, page) {
          setPrices(at);
          const rankOf = new Map(
            ranks.entries().flatMap(([id, rank]) => {
              const row = rowOf.get(id);
              return row === undefined ? [] : [[row, rank] as const];
            }),
          );
          const rows = sorted(page.sort).filter((row) => rankOf.has(row));
          if (page.sort === "default") rows.sort((a, b) => (rankOf.get(b) ?? 0) - (rankOf.get(a) ?? 0));
          const found = Array.from(rows, productIn);
          const { total, shown, facets } = countFacets(found, sets, filter);
          const matches = found.filter(({ price }) => price >= 0).length;
          return {
            matches,
            total,
            ids: pageOf(rows, (_row, place) => shown[place] === 1, page),
            facets,
          };
        },
        categoryCounts() {
          setPrices(at);
          const counts = new Map<number, number>();
          for (const { price, categories } of products) {
            if (price < 0) continue;
            for (const id of categories.ids) counts.set(id, (counts.get(id) ?? 0) + 1);
          }
          return counts;
        },
        sortAll() {
          setPrices(at);
          SORTS.forEach(sorted);
        },
        nextTurn() {
          setPrices(at);
          return priced.until === Infinity ? null : new Date(priced.until);
        },
      };
    },
  };
}
