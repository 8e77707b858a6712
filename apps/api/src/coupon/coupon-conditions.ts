import { formatPaise, type Paise } from "@selvedge/commerce/money";
import { normaliseEmail } from "@selvedge/commerce/typed-text";
import type { Db, Tx } from "../database/schema.ts";
import { refusedField } from "../http/refusal.ts";
import type { CouponRow } from "./coupons.repository.ts";

/** What a coupon's conditions are checked against. */
export interface CouponOrder {
  userId: string;
  email: string;
  /** Before the discount. */
  subtotalPaise: Paise;
  productIds: readonly number[];
}

/**
 * Refuses with 422 an order that does not meet the coupon's conditions. Call it after the use was counted: that locks the coupon, so that of two
 * orders of a customer at the same time the second sees the first.
 */
export async function assertConditions(
  tx: Tx,
  { code, minimum_paise, per_customer, category_id }: CouponRow,
  order: CouponOrder,
): Promise<void> {
  if (minimum_paise !== null && order.subtotalPaise < minimum_paise)
    throw refused(`This coupon is for orders of ${formatPaise(minimum_paise)} or more.`);
  if (category_id !== null && !(await isAllIn(tx, category_id, order.productIds))) {
    const { name } = await tx
      .selectFrom("categories")
      .select("name")
      .where("id", "=", category_id)
      .executeTakeFirstOrThrow();
    throw refused(`This coupon is for ${name} only. Please order the other pieces separately.`);
  }
  if (per_customer !== null && (await usesOf(tx, code, order)) >= per_customer)
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

/** Orders that are placed or being paid. */
async function usesOf(db: Db, code: string, { userId, email }: CouponOrder): Promise<number> {
  const { uses } = await db
    .selectFrom("orders")
    .select((row) => row.fn.countAll<number>().as("uses"))
    .where("coupon_code", "=", code)
    .where((order) =>
      order.or([order("user_id", "=", userId), order(order.fn("lower", ["email"]), "=", normaliseEmail(email))]),
    )
    .where((order) =>
      order.or([
        order("status", "=", "payment_pending"),
        order.and([order("placed_at", "is not", null), order("status", "<>", "cancelled")]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return uses;
}
