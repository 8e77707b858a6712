/** One property by which products are compared. */
export interface Compared<Product> {
  /** The product's value as formatted text; null if unknown. */
  text: (product: Product) => string | null;
}

/** The rows that have a value, each with whether its products differ. A single product never differs. */
export function comparedRows<Product, Row extends Compared<Product>>(
  rows: readonly Row[],
  products: readonly Product[],
): { row: Row; differs: boolean }[] {
  return rows.flatMap((row) => {
    const texts = products.map(row.text);
    return texts.every((text) => text === null) ? [] : [{ row, differs: new Set(texts).size > 1 }];
  });
}
