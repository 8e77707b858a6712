import type { Carts } from "../cart/index.ts";
import { holdVariants } from "../catalogue/index.ts";
import type { Coupons } from "../coupon/index.ts";
import type { Tx } from "../database/schema.ts";

/** The rows that a change of an order locks. */
export interface Goods {
  /** The cart to empty; omitted if the cart stays as it is, or is locked already. */
  cartId?: string | null;
  variantIds: readonly number[];
  couponCodes?: readonly (string | null)[];
}

/**
 * Locks the rows until the transaction ends, before any of them is changed. To avoid deadlocks, all code locks in one
 * order (docs/decisions/004): the shopper, their orders by id, the cart, variants by id, coupons by code.
 */
export async function holdGoods(
  tx: Tx,
  { carts, coupons }: { carts: Carts; coupons: Coupons },
  { cartId = null, variantIds, couponCodes = [] }: Goods,
): Promise<void> {
  if (cartId !== null) await carts.hold(tx, cartId);
  await holdVariants(tx, variantIds);
  const codes = couponCodes.filter((code) => code !== null);
  if (codes.length > 0) await coupons.hold(tx, codes);
}
