import { type Assignment, CIRCULAR } from "./costs.ts";
import type { Group } from "./groups.ts";
import { pageOf } from "./graph.ts";

/** At first a plan is taken as well that costs so much more of the first price, and in the end a ten thousandth of that. */
const HEAT = 0.05;
const COOLED = 0.0001;

/**
 * Looks for the chunks that cost least, by simulated annealing: `from` a plan it moves a group or joins two chunks, at random, and keeps what
 * costs less, or at first not much more. The same `seed` finds the same. A page keeps a chunk of its own.
 */
export function search(
  groups: readonly Group[],
  priceOf: (chunkOf: Assignment) => number,
  { from, seed, steps }: { from: Assignment; seed: number; steps: number },
): { chunkOf: Assignment; price: number } {
  const isFixed = groups.map(({ modules }, group) => group === 0 || modules.some((id) => pageOf(id) !== null));
  const free = groups.flatMap((_, group) => (isFixed[group] ? [] : [group]));
  const random = randomNumbers(seed);
  const any = (list: ArrayLike<number>) => list[Math.floor(random() * list.length)] ?? 0;
  const unused = (chunkOf: Assignment) => groups.findIndex((_, chunk) => !chunkOf.includes(chunk));

  const current = from.slice();
  const first = priceOf(current);
  let price = first;
  let best = { chunkOf: current.slice(), price };
  const keep = () => {
    if (price < best.price) best = { chunkOf: current.slice(), price };
  };
  for (let step = 0; step < steps; step += 1) {
    const before = current.slice();
    const group = any(free);
    const chunk = current[group] ?? 0;
    const to = random() < 0.07 ? unused(current) : any(current);
    if (to === -1) continue;
    if (random() < 0.7) current[group] = to;
    else if (groups.some((_, each) => isFixed[each] && current[each] === chunk)) continue;
    else for (const each of free) if (current[each] === chunk) current[each] = to;
    const next = priceOf(current);
    const heat = first * HEAT * COOLED ** (step / steps);
    if (next < CIRCULAR && (next <= price || random() < Math.exp((price - next) / heat))) price = next;
    else current.set(before);
    keep();
  }
  current.set(best.chunkOf);
  price = best.price;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const group of free) {
      for (const to of new Set(current)) {
        const before = current[group] ?? 0;
        current[group] = to;
        const next = priceOf(current);
        if (next < price) [price, isBetter] = [next, true];
        else current[group] = before;
      }
    }
    keep();
  }
  return best;
}

/** Mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value ^= value + Math.imul(value ^ (value >>> 7), 61 | value);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
