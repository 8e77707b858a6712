import type { Sort } from "@selvedge/commerce/wire/catalogue";
import type { Db } from "../database/schema.ts";
import { type Arrangement, findArrangement, findShelfVersion } from "./arrangements.repository.ts";
import type { ShelfFilter } from "./shelf.repository.ts";

/** Products in all arrangements together: 16 MB. */
const MOST_REMEMBERED = 4_000_000;
/** What an arrangement costs besides its products, in products: there is no end to the empty ones that can be asked for. */
const COST_OF_ONE = 100;

export interface Arrangements {
  /** Ids of a filter's products in their order at `now`. */
  of(filter: ShelfFilter, sort: Sort, now: Date): Promise<Int32Array>;
}

interface Remembered extends Arrangement {
  /** The earliest moment that it holds for. */
  readAt: Date;
}

/**
 * Remembers listings whose pages no index leads to: far from the first, and of many categories together. Each is read once, and holds until the shelf changes or a price or a publication comes due; with each use the database is asked whether it has.
 */
export function createArrangements(db: Db, mostRemembered = MOST_REMEMBERED): Arrangements {
  // In the order of their last use.
  const remembered = new Map<string, Remembered>();
  const beingRead = new Map<string, Promise<Remembered>>();

  function remember(key: string, arrangement: Remembered): void {
    remembered.delete(key);
    remembered.set(key, arrangement);
    let products = remembered.values().reduce((sum, { ids }) => sum + COST_OF_ONE + ids.length, 0);
    for (const [oldest, { ids }] of remembered) {
      if (products <= mostRemembered) break;
      remembered.delete(oldest);
      products -= COST_OF_ONE + ids.length;
    }
  }

  function read(key: string, filter: ShelfFilter, sort: Sort, now: Date): Promise<Remembered> {
    const reading = findArrangement(db, filter, sort, now).then((arrangement) => {
      const read = { ...arrangement, readAt: now };
      remember(key, read);
      return read;
    });
    beingRead.set(key, reading);
    return reading.finally(() => {
      if (beingRead.get(key) === reading) beingRead.delete(key);
    });
  }

  return {
    async of(filter, sort, now) {
      const [any, also] = [filter.categoryIds, filter.alsoIn].map((ids) => ids.toSorted((a, b) => a - b).join());
      const key = [sort, any, also].join("/");
      // Of many who ask for one at once, one reads. Its error is its own.
      const begunBefore = beingRead.get(key);
      if (begunBefore) await begunBefore.catch(() => {});
      const version = remembered.has(key) ? await findShelfVersion(db) : null;
      // Only now, since somebody may have read it anew meanwhile.
      const known = remembered.get(key);
      if (version !== null && known && known.version >= version && holdsAt(known, now)) {
        remember(key, known);
        return known.ids;
      }
      // One that began since then is as new as one that begins now.
      const begun = beingRead.get(key);
      const other = begun && begun !== begunBefore ? await begun.catch(() => null) : null;
      if (other && holdsAt(other, now)) return other.ids;
      return (await read(key, filter, sort, now)).ids;
    },
  };
}

/** Whether no price and no publication separates `now` from the moment of reading. */
function holdsAt({ readAt, endsAt }: Remembered, now: Date): boolean {
  return readAt <= now && (endsAt === null || now < endsAt);
}
