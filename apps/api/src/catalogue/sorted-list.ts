import { compareNames } from "@selvedge/commerce/name-order";
import type { Sort } from "@selvedge/commerce/wire/catalogue";

/** A product's sort keys. */
export interface SortKeys {
  id: number;
  position: number;
  name: string;
  /** The current price in paise; -1: not on sale. */
  price: number;
}

type Compare<Item> = (a: Item, b: Item) => number;

/** Ties are broken by id. */
export const COMPARE: Readonly<Record<Sort, Compare<SortKeys>>> = {
  default: (a, b) => a.position - b.position || a.id - b.id,
  price_asc: (a, b) => a.price - b.price || a.id - b.id,
  price_desc: (a, b) => b.price - a.price || a.id - b.id,
  name_asc: (a, b) => compareNames(a.name, b.name) || a.id - b.id,
  name_desc: (a, b) => compareNames(b.name, a.name) || a.id - b.id,
};

/** Returns the list with the moved or added items in their places. The other items must be in order. */
export function resorted(list: Int32Array, moved: ReadonlySet<number>, compare: Compare<number>): Int32Array {
  let length = 0;
  const copy = new Int32Array(list.length);
  for (const item of list) {
    if (moved.has(item)) continue;
    copy[length] = item;
    length += 1;
  }
  const kept = copy.subarray(0, length);
  const merged = new Int32Array(kept.length + moved.size);
  let copied = 0;
  for (const [nth, item] of [...moved].toSorted(compare).entries()) {
    const place = placeOf(kept, item, compare);
    merged.set(kept.subarray(copied, place), copied + nth);
    merged[place + nth] = item;
    copied = place;
  }
  merged.set(kept.subarray(copied), copied + moved.size);
  return merged;
}

/** The number of items in a sorted list that come before `item`. */
function placeOf(list: Int32Array, item: number, compare: Compare<number>): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compare(list[middle] ?? 0, item) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
