import { synonymousWords } from "./synonyms.ts";

/** Shorter words are all alike. */
const LEAST_LETTERS = 3;
/** From here on two letters may be wrong. */
const LONG_WORD = 7;

/** How sure another spelling must be. */
export type Certainty = "sure" | "likely";

/**
 * The word that was probably meant, of `known`, nearest first, and of those with synonyms; the word itself where it is one of them, or
 * nothing is near. The last word may be no more than a beginning.
 */
export function respelt(word: string, known: readonly string[], certainty: Certainty): string {
  const candidates = [...known, ...synonymousWords];
  if (word.length < LEAST_LETTERS || /\d/.test(word) || candidates.includes(word)) return word;
  const most = certainty === "sure" ? (word.length < LONG_WORD ? 1 : 2) : Math.max(2, Math.floor(word.length / 2) - 1);
  const costs = candidates.map((candidate) => ({ candidate, cost: costOf(word, candidate) }));
  const nearest = costs.reduce<{ candidate: string; cost: number } | null>(
    (best, next) => (best === null || next.cost < best.cost ? next : best),
    null,
  );
  return nearest !== null && Math.floor(nearest.cost) <= most ? nearest.candidate : word;
}

/** In wrong letters; those that sound alike count as one, and of two as near the one that begins alike is nearer. */
function costOf(word: string, candidate: string): number {
  const letters = Math.min(distance(word, candidate), soundOf(word) === soundOf(candidate) ? 1 : Infinity);
  return letters + (word[0] === candidate[0] ? 0 : 0.5);
}

/** How Indian words are written in more ways than one: saree, malmal, ikkat, bandhni. */
function soundOf(word: string): string {
  return word
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/w/g, "v")
    .replace(/(?<=[^aeiou])h/g, "")
    .replace(/(.)\1/g, "$1");
}

/** How many letters must be changed, added, left out or swapped with their neighbours. */
export function distance(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + same,
        swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, above] = [above, current];
  }
  return above[to.length] ?? 0;
}
