import type { Sort } from "@selvedge/commerce/wire/catalogue";
import type { Db } from "../database/schema.ts";
import { type Arrangement, findArrangement, findMoves } from "./arrangements.repository.ts";
import { rearrange } from "./rearrange.ts";
import type { ShelfFilter } from "./shelf.repository.ts";

/** Products in all arrangements together: 16 MB. */
const MOST_REMEMBERED = 4_000_000;
/** What an arrangement costs besides its products, in products: there is no end to the empty ones that can be asked for. */
const COST_OF_ONE = 100;

export interface Arrangements {
  /** Ids of a filter's products in their order at `now`. */
  of(filter: ShelfFilter, sort: Sort, now: Date): Promise<Int32Array>;
}

/**
 * Remembers listings whose pages no index leads to: far from the first, and of many categories together. Each is read whole once. With
 * each use the database is asked what has moved since, and only that is placed anew.
 */
export function createArrangements(db: Db, mostRemembered = MOST_REMEMBERED): Arrangements {
  // In the order of their last use.
  const remembered = new Map<string, Arrangement>();
  const beingRead = new Map<string, Promise<Int32Array>>();

  function remember(key: string, arrangement: Arrangement): void {
    remembered.delete(key);
    remembered.set(key, arrangement);
    let products = remembered.values().reduce((sum, { ids }) => sum + COST_OF_ONE + ids.length, 0);
    for (const [oldest, { ids }] of remembered) {
      if (products <= mostRemembered) break;
      remembered.delete(oldest);
      products -= COST_OF_ONE + ids.length;
    }
  }

  function readWhole(key: string, filter: ShelfFilter, sort: Sort, now: Date): Promise<Int32Array> {
    const reading = findArrangement(db, filter, sort, now).then((arrangement) => {
      remember(key, arrangement);
      return arrangement.ids;
    });
    beingRead.set(key, reading);
    return reading.finally(() => {
      if (beingRead.get(key) === reading) beingRead.delete(key);
    });
  }

  /** What is remembered, brought up to date; null when it must be read. */
  async function renew(
    key: string,
    known: Arrangement,
    filter: ShelfFilter,
    sort: Sort,
    now: Date,
  ): Promise<Int32Array | null> {
    const moves = await findMoves(db, filter, sort, known, now);
    const ids = moves && (moves.moved.length === 0 ? known.ids : rearrange(known.ids, moves));
    if (moves && ids) remember(key, { ...known, ids, snapshot: moves.snapshot, at: now });
    return ids;
  }

  return {
    async of(filter, sort, now) {
      const [any, also] = [filter.categoryIds, filter.alsoIn].map((ids) => ids.toSorted((a, b) => a - b).join());
      const key = [sort, any, also].join("/");
      const begunBefore = beingRead.get(key);
      for (;;) {
        const known = remembered.get(key);
        const renewed = known ? await renew(key, known, filter, sort, now) : null;
        if (renewed) return renewed;
        const begun = beingRead.get(key);
        // Of many who ask at once, one reads; its error is its own.
        const read = begun && (await begun.catch(() => null));
        // What has begun since this was asked is as new as what would begin now.
        if (read && begun !== begunBefore) return read;
        const isNews = begun ? begun === begunBefore : remembered.get(key) !== known;
        if (!isNews) return readWhole(key, filter, sort, now);
      }
    },
  };
}
