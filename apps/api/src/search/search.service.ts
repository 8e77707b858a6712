import { type ListingQuery, NO_FACETS } from "@selvedge/commerce/listing";
import { searchAddress } from "@selvedge/commerce/search";
import type { SearchAnswer } from "@selvedge/commerce/wire/search";
import { type ShownCatalogue, type Found, paginate } from "../catalogue/index.ts";
import { questionOf, wordsOf } from "./question.ts";
import { type Certainty, respelt } from "./spelling.ts";

/** Categories offered where nothing was found. */
const OFFERED_CATEGORIES = 3;
const NOTHING: Found = {
  matches: 0,
  total: 0,
  products: [],
  categories: [],
  facets: NO_FACETS,
};

export interface Search {
  /** Finds products and categories. Where nothing is spelt so, what is nearly so is looked for; where nothing is, it says what there is. */
  find(text: string, query: ListingQuery): Promise<SearchAnswer>;
}

/** Search in all that the shop has. */
export function createSearch({ catalogue }: { catalogue: ShownCatalogue }): Search {
  const findWords = (words: readonly string[], query: ListingQuery) =>
    words.length === 0 ? NOTHING : catalogue.search(questionOf(words), query);

  /** The same words in the shop's own spelling, and what they find; null where that is no other. */
  async function findRespelt(words: string[], known: Map<string, string[]>, certainty: Certainty, query: ListingQuery) {
    const meant = words.map((word) => respelt(word, known.get(word) ?? [], certainty));
    if (meant.every((word, index) => word === words[index])) return null;
    const found = await findWords(meant, query);
    return isEmpty(found) ? null : { text: meant.join(" "), found };
  }

  async function findSomehow(text: string, query: ListingQuery) {
    const words = wordsOf(text);
    const asSpelt = await findWords(words, query);
    if (!isEmpty(asSpelt) || words.length === 0) return { found: asSpelt, corrected: null, suggestion: null };
    const known = await catalogue.nearWords([...new Set(words)]);
    const sure = await findRespelt(words, known, "sure", query);
    if (sure) return { found: sure.found, corrected: sure.text, suggestion: null };
    const likely = await findRespelt(words, known, "likely", query);
    return { found: NOTHING, corrected: null, suggestion: likely?.text ?? null };
  }

  /** For whoever has found nothing. */
  async function offers(): Promise<Pick<SearchAnswer, "categories" | "popular" | "newest">> {
    const [{ topSales, newArrivals }, { categories }] = [await catalogue.home(), await catalogue.categories()];
    return { categories: categories.slice(0, OFFERED_CATEGORIES), popular: topSales, newest: newArrivals };
  }

  return {
    async find(text, query) {
      const { found, corrected, suggestion } = await findSomehow(text, query);
      return {
        query: text,
        corrected,
        suggestion,
        data: found.products,
        ...paginate(`/api/search${searchAddress(text)}`, query, found.total),
        facets: found.facets,
        journals: [],
        ...(isEmpty(found) ? await offers() : { categories: found.categories, popular: [], newest: [] }),
      };
    },
  };
}

/** Filters that leave nothing are no reason to look for something else. */
const isEmpty = ({ matches, categories }: Found) => matches === 0 && categories.length === 0;
