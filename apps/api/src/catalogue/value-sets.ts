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
 * The values of one kind that a product has: one object for all products with the same values. A filter is compared once with each set, and
 * a product is counted by adding one to each of its sets.
 */
export interface ValueSet {
  values: readonly FacetValue[];
  // The rest is written anew by each count, which runs without a pause.
  /** Kinds of the filter that it fails, as bits. */
  fails: number;
  /** How many of the products with it are counted. */
  counted: number;
  /** Whether any product of the listing has it, counted or not. */
  isSeen: boolean;
}

export interface SizeSet extends ValueSet {
  inStock: boolean;
  /** How many of the products with it are counted by their availability. */
  countedByStock: number;
}

export interface CategorySet extends ValueSet {
  ids: readonly number[];
}

/** Keeps each set once, by the text in which the database gives it. */
export function keepSets<Set>(read: (text: string) => Set) {
  const byText = new Map<string, Set>();
  return {
    of(text: string): Set {
      const set = byText.get(text) ?? read(text);
      byText.set(text, set);
      return set;
    },
    all: () => byText.values(),
  };
}

const fresh = (values: readonly FacetValue[]): ValueSet => ({ values, fails: 0, counted: 0, isSeen: false });

/** From the ids, as JSON. */
export function readCategorySet(text: string): CategorySet {
  return { ...fresh([]), ids: JSON.parse(text) as number[] };
}

/** From name, whether it is made to measure, and 0 where none is left, of each size in its order, as JSON. */
export function readSizeSet(text: string): SizeSet {
  const sizes = JSON.parse(text) as [name: string, madeToMeasure: boolean, free: number][];
  const values = sizes
    .map(([label, made, free], position) => ({ made, word: filterWord(label), label, position, isFree: free !== 0 }))
    .filter(({ made }) => !made);
  const { inStock } = availability(sizes.map(([, made_to_measure, free]) => ({ made_to_measure, free })));
  return { ...fresh(values), inStock, countedByStock: 0 };
}

/** From name and colour code of each, as JSON; a name that is null is no choice of the filter. */
export function readNamedSet(text: string): ValueSet {
  const named = JSON.parse(text) as [label: string | null, colorCode: string][];
  return fresh(
    named.flatMap(([label, colorCode]) => (label === null ? [] : [{ word: filterWord(label), label, colorCode }])),
  );
}

export const readOriginSet = (origin: string): ValueSet => fresh([{ word: filterWord(origin), label: origin }]);
