const collator = new Intl.Collator("en");

/**
 * Compares names in dictionary order, regardless of case: "Éclat" is between "Ebony" and "Edda". For `toSorted`. Uses
 * the shop's language, independent of machine and database.
 */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);
