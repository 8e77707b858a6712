import type { Changes } from "../database/changes.ts";
import type { Db } from "../database/schema.ts";
import { findIndexedAfter, findIndexedByIds, type IndexedRow, SLICE } from "./listing-index.repository.ts";
import { createListingIndex, type IndexAt } from "./listing-index.ts";

/** The listing index of this process, kept up to date. */
export interface RenewedIndex {
  /** At a moment of the shop's clock, with every change that was announced to this process before the call. */
  at(now: Date): Promise<IndexAt>;
  /** Reads and sorts it ahead, so that nobody waits for it. */
  prepare(now: Date): Promise<void>;
}

/** While nothing is heard, the index is read again once it is as many times older than reading it takes. */
const TIMES_OLDER = 10;

/**
 * Keeps the listing index: read whole once, then a delta of those products that a change was announced of. All of it is read again when more
 * was announced than is worth naming, and when announcements may have gone unheard; while none are heard at all, by its age.
 */
export function renewIndex({ db, changes }: { db: Db; changes: Changes }): RenewedIndex {
  const index = createListingIndex();
  const changed = new Set<number>();
  /** Whether all has been heard of since the index was read whole. */
  let isWhole = false;
  let expires = -Infinity;
  let renewing: Promise<void> | null = null;

  changes.listen({
    changed(key) {
      const [, id] = /^product-(\d+)$/.exec(key) ?? [];
      if (id !== undefined) changed.add(Number(id));
      // So many are read sooner in slices.
      if (key === "everything" || changed.size > SLICE) isWhole = false;
    },
    missed() {
      isWhole = false;
    },
  });

  const isStale = () => (changes.isHearing() ? !isWhole || changed.size > 0 : performance.now() >= expires);

  /** `gone` loses those that are there. */
  function put(rows: readonly IndexedRow[], gone: Set<number>): void {
    for (const row of rows) {
      index.put(row);
      gone.delete(row.id);
    }
  }

  async function readWhole(): Promise<void> {
    const began = performance.now();
    isWhole = changes.isHearing();
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
    (isWhole && changes.isHearing() ? readDelta() : readWhole()).finally(() => {
      renewing = null;
    });

  async function at(now: Date): Promise<IndexAt> {
    const begun = renewing;
    if (begun) await begun.catch(() => {});
    // What had begun may have been read before the latest change. What begins now, here or where others wait, comes after this call.
    if (isStale()) renewing ??= begin();
    if (renewing !== begun) await renewing;
    return index.at(now);
  }

  return { at, prepare: async (now) => (await at(now)).sortAll() };
}
