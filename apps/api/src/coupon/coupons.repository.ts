import { type ExpressionBuilder, type Insertable, type Selectable, sql } from "kysely";
import type { CouponTable } from "../database/schema/cart.ts";
import type { Database, Db, Tx } from "../database/schema.ts";

export type CouponRow = Selectable<CouponTable>;

/** Begun, not over, not used up. */
function isUsable(coupon: ExpressionBuilder<Database, "coupons">, now: Date) {
  return coupon.and([
    coupon.or([coupon("starts_at", "is", null), coupon("starts_at", "<=", now)]),
    coupon.or([coupon("ends_at", "is", null), coupon("ends_at", ">", now)]),
    coupon.or([coupon("use_limit", "is", null), coupon("used", "<", coupon.ref("use_limit"))]),
  ]);
}

/** A coupon that can be used at `now`. */
export async function findUsable(db: Db, code: string, now: Date): Promise<CouponRow | undefined> {
  return db
    .selectFrom("coupons")
    .selectAll()
    .where("code", "=", code)
    .where((coupon) => isUsable(coupon, now))
    .executeTakeFirst();
}

/** Holds coupons until the transaction ends. */
export async function lockCoupons(tx: Tx, codes: readonly string[]): Promise<void> {
  await tx
    .selectFrom("coupons")
    .select("code")
    .where("code", "=", sql<string>`any(${codes})`)
    .orderBy("code")
    .forNoKeyUpdate()
    .execute();
}

/** Counts a use, in the one statement that also sees whether another is allowed. Undefined: it is not. */
export async function countUse(tx: Tx, code: string, now: Date): Promise<CouponRow | undefined> {
  return tx
    .updateTable("coupons")
    .set({ used: sql`used + 1` })
    .where("code", "=", code)
    .where((coupon) => isUsable(coupon, now))
    .returningAll()
    .executeTakeFirst();
}

/** Takes a use back. */
export async function uncountUse(tx: Tx, code: string): Promise<void> {
  await tx
    .updateTable("coupons")
    .set({ used: sql`used - 1` })
    .where("code", "=", code)
    .where("used", ">", 0)
    .execute();
}

/** False if there is one of this code. */
export async function insertCoupon(tx: Tx, coupon: Insertable<CouponTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto("coupons")
    .values(coupon)
    .onConflict((same) => same.column("code").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function setEnd(tx: Tx, code: string, at: Date): Promise<void> {
  await tx.updateTable("coupons").set({ ends_at: at }).where("code", "=", code).execute();
}

/** All coupons, with the slugs of their categories. */
export async function listCoupons(db: Db): Promise<(CouponRow & { category: string | null })[]> {
  return db
    .selectFrom("coupons")
    .leftJoin("categories", "categories.id", "coupons.category_id")
    .selectAll("coupons")
    .select("categories.slug as category")
    .orderBy("code")
    .execute();
}
