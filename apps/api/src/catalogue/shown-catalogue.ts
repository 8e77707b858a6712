import type { Clock } from "../clock.ts";
import type { Standby } from "../database/standby.ts";
import { createGate } from "../http/gate.ts";
import { type Catalogue, createCatalogue } from "./catalogue.service.ts";
import type { RenewedIndex } from "./index-renewal.ts";
import { isFiltered } from "./listing-parameters.ts";

/** The catalogue for display only; it may lag behind. */
export type ShownCatalogue = Pick<
  Catalogue,
  "home" | "categories" | "list" | "product" | "entries" | "search" | "nearWords" | "named" | "nextTurn" | "prepare"
>;

/** Answers like `own`, but reads from a standby if there is one. */
export function showFromStandby(
  own: Catalogue,
  standby: Standby,
  copied: { clock: Clock; index: RenewedIndex },
): ShownCatalogue {
  const copy = createCatalogue({ db: standby.db, ...copied });
  /** Sends a query to either of the two. */
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
    // From the index, which both share.
    nextTurn: own.nextTurn,
    prepare: own.prepare,
  };
}

/** Concurrent filtered listings and searches, and how many more may wait. */
const FILTERED = { atOnce: 4, waiting: 20 };

/**
 * Adds a limit on filtered listings and searches, which cost the most and have unlimited combinations. They share one
 * gate. Plain listings are few and cached as pages, so they need not wait.
 */
export function boundFilters(shown: ShownCatalogue): ShownCatalogue {
  const gate = createGate(FILTERED);
  return {
    ...shown,
    list: (query, slug) => (isFiltered(query) ? gate.pass(() => shown.list(query, slug)) : shown.list(query, slug)),
    search: (question, query) => gate.pass(() => shown.search(question, query)),
  };
}
