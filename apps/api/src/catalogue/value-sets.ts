import { filterWord } from "@selvedge/commerce/facets";
import { availability } from "./stock.ts";

/** A facet value of a product. */
export interface FacetValue {
  /** The value in URLs. */
  word: string;
  label: string;
  /** Sizes only: its place in the product. */
  position?: number;
  /** Sizes only: whether it can be bought now. */
  isFree?: boolean;
  /** Colours only. */
  colorCode?: string | undefined;
}

/**
 * A product's values of one kind, shared by all products with the same values. A filter is compared once with each set,
 * and counting a product increments its sets.
 */
export interface ValueSet {
  values: readonly FacetValue[];
  // The fields below are reset by each count, which runs synchronously.
  /** The filters that it fails, as bits. */
  fails: number;
  /** The number of counted products with these values. */
  counted: number;
  /** Whether any product of the listing has these values, counted or not. */
  isSeen: boolean;
}

export interface SizeSet extends ValueSet {
  inStock: boolean;
  /** The number of products with these values that are counted for the availability facet. */
  countedByStock: number;
}

export interface CategorySet extends ValueSet {
  ids: readonly number[];
}

/** The sets of one kind. */
export interface Sets<Set> {
  of(text: string): Set;
  all(): Iterable<Set>;
}

/** Interns sets by their JSON text. */
export function internSets<Set>(read: (text: string) => Set): Sets<Set> {
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

/** From a JSON array of category ids. */
export function readCategorySet(text: string): CategorySet {
  return { ...fresh([]), ids: JSON.parse(text) as number[] };
}

/** From a JSON array of sizes in order: name, whether made to measure, and pieces left (0 if none). */
export function readSizeSet(text: string): SizeSet {
  const sizes = JSON.parse(text) as [name: string, madeToMeasure: boolean, free: number][];
  const values = sizes
    .map(([label, made, free], position) => ({ made, word: filterWord(label), label, position, isFree: free !== 0 }))
    .filter(({ made }) => !made);
  const { inStock } = availability(sizes.map(([, made_to_measure, free]) => ({ made_to_measure, free })));
  return { ...fresh(values), inStock, countedByStock: 0 };
}

/** From a JSON array of arrays of a name and, for colours, a colour code; a null name is not offered as a filter. */
export function readNamedSet(text: string): ValueSet {
  const named = JSON.parse(text) as [label: string | null, colorCode?: string][];
  return fresh(
    named.flatMap(([label, colorCode]) => (label === null ? [] : [{ word: filterWord(label), label, colorCode }])),
  );
}
