const collator = new Intl.Collator("en");

/**
 * Compares names as a reader looks for them: "Éclat" between "Ebony" and "Edda", capitals or not. For `toSorted`. The order is the language's of the
 * shop, whatever machine or database it runs on.
 */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);
