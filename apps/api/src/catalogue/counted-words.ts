import type { ValuesFacet } from "@selvedge/commerce/facets";
import { compareNames } from "@selvedge/commerce/name-order";
import type { FacetValue } from "./value-sets.ts";

export interface CountedWord {
  word: string;
  label: string;
  count: number;
  /** The last position that it has in any product. */
  position: number;
  /** The mean of its colours; null without any. */
  colorCode: string | null;
}

/** Counts products per facet value. Chosen values are listed even if no counted product has them. */
export function countedWords(chosen: readonly string[]) {
  const counted = new Map<string, Omit<CountedWord, "colorCode"> & { colorCodes: Set<string> }>();
  const isChosen = new Set(chosen);

  /** Adds the values of a group of products with the same values, `products` of which are counted. */
  function see(words: readonly FacetValue[], products: number): void {
    for (const [index, { word, label, position = 0, colorCode }] of words.entries()) {
      if (products === 0 && !isChosen.has(word)) continue;
      const known = counted.get(word) ?? { word, label, count: 0, position, colorCodes: new Set() };
      // Of two spellings, always picks the same label; a product with a value twice counts once.
      if (label < known.label) known.label = label;
      if (position > known.position) known.position = position;
      if (colorCode) known.colorCodes.add(colorCode);
      if (words.findIndex((other) => other.word === word) === index) known.count += products;
      counted.set(word, known);
    }
  }

  const all = () =>
    [...counted.values()].map(({ colorCodes, ...word }): CountedWord => ({ ...word, colorCode: meanOf(colorCodes) }));
  const byLabel = (a: CountedWord, b: CountedWord) => compareNames(a.label, b.label);
  return {
    see,
    inOrder: (order: ValuesFacet["order"]) =>
      all().toSorted((a, b) => (order === "place" ? a.position - b.position : 0) || byLabel(a, b)),
  };
}

function meanOf(codes: ReadonlySet<string>): string | null {
  const channel = (at: number) => {
    const values = [...codes].map((code) => Number.parseInt(code.slice(at, at + 2), 16));
    const mean = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
    return mean.toString(16).padStart(2, "0");
  };
  return codes.size === 0 ? null : `#${channel(1)}${channel(3)}${channel(5)}`;
}
