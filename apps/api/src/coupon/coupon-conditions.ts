import { formatPaise, type Paise } from "@selvedge/commerce/money";
import { normaliseEmail } from "@selvedge/commerce/typed-text";
import type { Db, Tx } from "../database/schema.ts";
import { refusedField } from "../http/refusal.ts";
import type { CouponRow } from "./coupons.repository.ts";

/** What the conditions on the pieces are checked against. */
export interface CouponCart {
  /** Before the discount. */
  subtotalPaise: Paise;
  productIds: readonly number[];
}

/** What a coupon's conditions are checked against. */
export interface CouponOrder extends CouponCart {
  userId: string;
  email: string;
  now: Date;
}

/** Refuses with 422 a cart that does not meet the coupon's conditions, as far as they are about its pieces. */
export async function assertCartConditions(
  db: Db,
  { minimum_paise, category_id }: CouponRow,
  { subtotalPaise, productIds }: CouponCart,
): Promise<void> {
  if (minimum_paise !== null && subtotalPaise < minimum_paise)
    throw refused(`This coupon is for orders of ${formatPaise(minimum_paise)} or more.`);
  if (category_id !== null && !(await isAllIn(db, category_id, productIds))) {
    const { name } = await db
      .selectFrom("categories")
      .select("name")
      .where("id", "=", category_id)
      .executeTakeFirstOrThrow();
    throw refused(`This coupon is for ${name} only. Please order the other pieces separately.`);
  }
}

/**
 * Refuses with 422 an order that does not meet the coupon's conditions. Call it after the use was counted: that locks the coupon, so that of two
 * orders of a customer at the same time the second sees the first.
 */
export async function assertConditions(tx: Tx, coupon: CouponRow, order: CouponOrder): Promise<void> {
  await assertCartConditions(tx, coupon, order);
  if (coupon.per_customer !== null && (await usesOf(tx, coupon.code, order)) >= coupon.per_customer)
    throw refused("You have used this coupon already.");
}

const refused = (message: string) => refusedField("coupon_code", message);

async function isAllIn(db: Db, categoryId: number, productIds: readonly number[]): Promise<boolean> {
  const { inside } = await db
    .selectFrom("product_categories")
    .select((row) => row.fn.countAll<number>().as("inside"))
    .where("category_id", "=", categoryId)
    .where("product_id", "in", productIds)
    .executeTakeFirstOrThrow();
  return inside === new Set(productIds).size;
}

/** Orders that are placed, or are being paid while their pieces are reserved. An attempt that was never paid is no use. */
async function usesOf(db: Db, code: string, { userId, email, now }: CouponOrder): Promise<number> {
  const { uses } = await db
    .selectFrom("orders")
    .select((row) => row.fn.countAll<number>().as("uses"))
    .where("coupon_code", "=", code)
    .where((order) =>
      order.or([order("user_id", "=", userId), order(order.fn("lower", ["email"]), "=", normaliseEmail(email))]),
    )
    .where((order) =>
      order.or([
        order.and([order("status", "=", "payment_pending"), order("reserved_until", ">", now)]),
        order.and([order("placed_at", "is not", null), order("status", "<>", "cancelled")]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return uses;
}
