import type { Carts } from "../cart/index.ts";
import { holdSizes } from "../catalogue/index.ts";
import type { Coupons } from "../coupon/index.ts";
import type { Tx } from "../database/schema.ts";

/** What orders take, and give back. */
export interface Goods {
  /** The cart that is emptied; none where it stays as it is, or is held already. */
  cartId?: string | null;
  sizeIds: readonly number[];
  couponCodes?: readonly (string | null)[];
}

/**
 * Holds goods until the transaction ends, before the first of them is touched. Everybody takes locks in one order (see
 * docs/decisions/004), or two would wait for each other in a circle: the shopper, their orders by id, the cart, sizes by id,
 * coupons by code.
 */
export async function holdGoods(
  tx: Tx,
  { carts, coupons }: { carts: Carts; coupons: Coupons },
  { cartId = null, sizeIds, couponCodes = [] }: Goods,
): Promise<void> {
  if (cartId !== null) await carts.hold(tx, cartId);
  await holdSizes(tx, sizeIds);
  const codes = couponCodes.filter((code) => code !== null);
  if (codes.length > 0) await coupons.hold(tx, codes);
}
