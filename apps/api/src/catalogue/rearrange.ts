import type { Moves } from "./arrangements.repository.ts";

/** Of ids, as far as they are told apart at first sight. */
const FIRST_SIGHT = 0xffff;

/** The order of a listing, from how it was and what has moved in it since. Null when both do not fit together. */
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
  // A set takes ten times as long to say of each product that it is none of these.
  const mayMatter = new Uint8Array(FIRST_SIGHT + 1);
  for (const id of [...movedIds, ...comingBefore.keys()]) mayMatter[id & FIRST_SIGHT] = 1;

  const rearranged = new Int32Array(ids.length + places.length);
  let length = 0;
  let placed = 0;
  const copy = (some: ArrayLike<number>) => {
    rearranged.set(some, length);
    length += some.length;
  };
  const place = (coming: readonly number[] = []) => {
    copy(coming);
    placed += coming.length;
  };
  let copied = 0;
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? 0;
    if (mayMatter[id & FIRST_SIGHT] === 0) continue;
    const hasMoved = movedIds.has(id);
    const coming = hasMoved ? undefined : comingBefore.get(id);
    if (!hasMoved && !coming) continue;
    copy(ids.subarray(copied, index));
    place(coming);
    copied = hasMoved ? index + 1 : index;
  }
  copy(ids.subarray(copied));
  place(comingBefore.get(0));
  return placed === places.length ? rearranged.subarray(0, length) : null;
}
