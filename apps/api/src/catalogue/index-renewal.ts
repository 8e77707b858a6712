import type { Changes } from "../database/changes.ts";
import type { Db } from "../database/schema.ts";
import { findIndexedAfter, findIndexedByIds, type IndexedRow, SLICE } from "./listing-index.repository.ts";
import { createListingIndex, type IndexAt } from "./listing-index.ts";

/** This process's listing index, kept up to date. */
export interface RenewedIndex {
  /** The index at an instant, including every change that was announced to this process before the call. */
  at(now: Date): Promise<IndexAt>;
  /** Reads and sorts the index ahead of the first request. */
  prepare(now: Date): Promise<void>;
}

/** Without change notifications, the index is reread once its age is this many times the duration of reading it. */
const TIMES_OLDER = 10;

/**
 * Keeps the listing index up to date: one full read, then a delta for each product with a change notification. A full
 * read is repeated after too many changes for a delta, and when notifications may have been missed; without
 * notifications, it is repeated by age.
 */
export function renewIndex({ db, changes }: { db: Db; changes: Changes }): RenewedIndex {
  const index = createListingIndex();
  const changed = new Set<number>();
  /** Whether every change since the last full read has been announced. */
  let isWhole = false;
  let expires = -Infinity;
  let renewing: Promise<void> | null = null;

  changes.listen({
    changed(key) {
      const [, id] = /^product-(\d+)$/.exec(key) ?? [];
      if (id !== undefined) changed.add(Number(id));
      // Above this number, a full read in slices is faster.
      if (key === "everything" || changed.size > SLICE) isWhole = false;
    },
    missed() {
      isWhole = false;
    },
  });

  const isStale = () => (changes.isListening() ? !isWhole || changed.size > 0 : performance.now() >= expires);

  /** Adds or updates rows, and removes their ids from `gone`. */
  function put(rows: readonly IndexedRow[], gone: Set<number>): void {
    for (const row of rows) {
      index.put(row);
      gone.delete(row.id);
    }
  }

  async function readWhole(): Promise<void> {
    const began = performance.now();
    isWhole = changes.isListening();
    changed.clear();
    const gone = new Set(index.ids());
    try {
      for (let after = 0, read = SLICE; read === SLICE;) {
        const rows = await findIndexedAfter(db, after);
        put(rows, gone);
        read = rows.length;
        after = rows.at(-1)?.id ?? after;
      }
    } catch (error) {
      isWhole = false;
      throw error;
    }
    gone.forEach(index.remove);
    const ended = performance.now();
    expires = ended + TIMES_OLDER * (ended - began);
  }

  async function readDelta(): Promise<void> {
    const ids = [...changed];
    changed.clear();
    try {
      const gone = new Set(ids);
      put(await findIndexedByIds(db, ids), gone);
      gone.forEach(index.remove);
    } catch (error) {
      ids.forEach((id) => changed.add(id));
      throw error;
    }
  }

  const begin = () =>
    (isWhole && changes.isListening() ? readDelta() : readWhole()).finally(() => {
      renewing = null;
    });

  async function at(now: Date): Promise<IndexAt> {
    const begun = renewing;
    if (begun) await begun.catch(() => {});
    // A renewal that was already running may have read before the latest change, so one that starts now is awaited as
    // well.
    if (isStale()) renewing ??= begin();
    if (renewing !== begun) await renewing;
    return index.at(now);
  }

  return { at, prepare: async (now) => (await at(now)).sortAll() };
}
