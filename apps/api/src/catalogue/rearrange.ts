import type { Moves } from "./arrangements.repository.ts";

/**
 * The order of a listing, from how it was and what has moved in it since. Null when both do not fit together.
 */
export function rearrange(ids: Int32Array, { moved, places }: Pick<Moves, "moved" | "places">): Int32Array | null {
  const movedIds = new Set(moved);
  const placedIds = new Set(places.map(({ id }) => id));
  // Keyed by the next product that has not moved; 0 is the end of the list.
  const comingBefore = new Map<number, number[]>();
  let stayed = 0;
  for (const { id, next } of places.toReversed()) {
    // A next one that has moved too was handled just before, and comes before the same.
    if (next === null || !placedIds.has(next)) stayed = next ?? 0;
    comingBefore.set(stayed, [id, ...(comingBefore.get(stayed) ?? [])]);
  }
  const rearranged = new Int32Array(ids.length + places.length);
  let length = 0;
  let placed = 0;
  const place = (coming: readonly number[] = []) => {
    rearranged.set(coming, length);
    length += coming.length;
    placed += coming.length;
  };
  for (const id of ids) {
    if (movedIds.has(id)) continue;
    place(comingBefore.get(id));
    rearranged[length] = id;
    length += 1;
  }
  place(comingBefore.get(0));
  return placed === places.length ? rearranged.subarray(0, length) : null;
}
