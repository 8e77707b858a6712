import type { Clock } from "../clock.ts";
import type { Standby } from "../database/standby.ts";
import { createGate } from "../http/gate.ts";
import { type Catalogue, createCatalogue } from "./catalogue.service.ts";
import type { RenewedIndex } from "./index-renewal.ts";
import { isFiltered } from "./listing-parameters.ts";

/** What everybody is shown of the catalogue. Nothing is decided by it. */
export type ShownCatalogue = Pick<
  Catalogue,
  "home" | "categories" | "list" | "product" | "entries" | "search" | "nearWords" | "named" | "nextTurn" | "prepare"
>;

/** The same as `own` says, read from a standby where it can be. */
export function showFromStandby(
  own: Catalogue,
  standby: Standby,
  copied: { clock: Clock; index: RenewedIndex },
): ShownCatalogue {
  const copy = createCatalogue({ db: standby.db, ...copied });
  /** One question to the catalogue, put to whichever of the two answers. */
  const ask =
    <Question extends unknown[], Answer>(of: (catalogue: Catalogue) => (...question: Question) => Promise<Answer>) =>
    (...question: Question) =>
      standby.read(
        () => of(copy)(...question),
        () => of(own)(...question),
      );
  return {
    home: ask(({ home }) => home),
    categories: ask(({ categories }) => categories),
    list: ask(({ list }) => list),
    product: ask(({ product }) => product),
    entries: ask(({ entries }) => entries),
    search: ask(({ search }) => search),
    nearWords: ask(({ nearWords }) => nearWords),
    named: ask(({ named }) => named),
    // Of the index alone, which all share.
    nextTurn: own.nextTurn,
    prepare: own.prepare,
  };
}

/** Filtered listings and searches at once, and how many more wait for their turn. */
const FILTERED = { atOnce: 4, waiting: 20 };

/**
 * The same, with a bound on what costs most and has no end: filtered listings and searches share one gate. Plain listings, which are
 * few and remembered as pages, do not wait behind them.
 */
export function boundFilters(shown: ShownCatalogue): ShownCatalogue {
  const gate = createGate(FILTERED);
  return {
    ...shown,
    list: (query, slug) => (isFiltered(query) ? gate.pass(() => shown.list(query, slug)) : shown.list(query, slug)),
    search: (question, query) => gate.pass(() => shown.search(question, query)),
  };
}
