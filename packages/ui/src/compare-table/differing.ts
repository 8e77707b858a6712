/** One property by which products are compared. */
export interface Compared<Product> {
  /** What it says of a product, ready to read; null where nothing is known. */
  text: (product: Product) => string | null;
}

/** The rows that say anything, each with whether its products differ in it. One product differs from nothing. */
export function comparedRows<Product, Row extends Compared<Product>>(
  rows: readonly Row[],
  products: readonly Product[],
): { row: Row; differs: boolean }[] {
  return rows.flatMap((row) => {
    const texts = products.map(row.text);
    return texts.every((text) => text === null) ? [] : [{ row, differs: new Set(texts).size > 1 }];
  });
}
