/** Free pieces of a size in all materials; null if it is made to order without a limit. */
export interface SizeStock {
  made_to_measure: boolean;
  free: number | null;
}

/** A product's availability, derived from its sizes. */
export interface Availability {
  inStock: boolean;
  /** Pieces in all sizes; null if one of them has no limit. */
  stock: number | null;
  /** Sizes in stock, without Custom. */
  sizesInStock: number;
}

/** Custom has no stock of its own: it can be bought while any other size can. */
export function availability(sizes: readonly SizeStock[]): Availability {
  const standard = sizes.filter((size) => !size.made_to_measure);
  const sizesInStock = standard.filter(({ free }) => free === null || free > 0).length;
  const unlimited = standard.length === 0 || standard.some(({ free }) => free === null);
  return {
    inStock: sizesInStock > 0 || standard.length === 0,
    stock: unlimited ? null : standard.reduce((sum, { free }) => sum + (free ?? 0), 0),
    sizesInStock,
  };
}

/**
 * Pieces of a variant that can be bought now; null without a limit. Custom has no limit of its own and follows the
 * product's availability.
 */
export function piecesLeft(free: number | null, product: Availability): number | null {
  return product.inStock ? free : 0;
}
