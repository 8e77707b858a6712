import { filterWord } from "@selvedge/commerce/listing";
import { availability } from "./stock.ts";

/** One choice of a filter, as products have it. */
export interface FacetValue {
  /** In addresses. */
  word: string;
  label: string;
  /** Of a size, in its product. */
  position?: number;
  /** Of a size: whether it can be bought now. */
  isFree?: boolean;
  /** Of a material. */
  colorCode?: string;
}

/**
 * The values of one kind that a product has, one object for all products with the same ones: a filter is judged once for each set, and a
 * product is counted by adding one to each of its sets.
 */
export interface ValueSet {
  values: readonly FacetValue[];
  /** The three below are scratch of the count that runs; none waits for anything in between. Kinds of the filter that it fails, as bits. */
  fails: number;
  /** Products of the listing whose kind is counted. */
  counted: number;
  /** Whether any product within the listing's category has it. */
  isSeen: boolean;
}

export interface SizeSet extends ValueSet {
  inStock: boolean;
  /** Scratch: products that are counted by their availability. */
  countedByStock: number;
}

export interface CategorySet extends ValueSet {
  ids: readonly number[];
}

/** Every set that there is, each once, found by what the database says of it. */
export function keepSets<Set>(read: (said: string) => Set) {
  const bySaid = new Map<string, Set>();
  return {
    of(said: string): Set {
      const set = bySaid.get(said) ?? read(said);
      bySaid.set(said, set);
      return set;
    },
    all: () => bySaid.values(),
  };
}

const fresh = (values: readonly FacetValue[]): ValueSet => ({ values, fails: 0, counted: 0, isSeen: false });

/** From the ids, as JSON. */
export function readCategorySet(said: string): CategorySet {
  return { ...fresh([]), ids: JSON.parse(said) as number[] };
}

/** From name, whether it is made to measure, and 0 where none is left, of each size in its order, as JSON. */
export function readSizeSet(said: string): SizeSet {
  const sizes = JSON.parse(said) as [name: string, madeToMeasure: boolean, free: number][];
  const values = sizes
    .map(([label, made, free], position) => ({ made, word: filterWord(label), label, position, isFree: free !== 0 }))
    .filter(({ made }) => !made);
  const { inStock } = availability(sizes.map(([, made_to_measure, free]) => ({ made_to_measure, free })));
  return { ...fresh(values), inStock, countedByStock: 0 };
}

/** From name and colour code of each, as JSON; a name that is null is no choice of the filter. */
export function readNamedSet(said: string): ValueSet {
  const named = JSON.parse(said) as [label: string | null, colorCode: string][];
  return fresh(
    named.flatMap(([label, colorCode]) => (label === null ? [] : [{ word: filterWord(label), label, colorCode }])),
  );
}

export const readOriginSet = (origin: string): ValueSet => fresh([{ word: filterWord(origin), label: origin }]);
