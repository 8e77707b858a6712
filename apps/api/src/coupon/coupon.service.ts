import { couponCode } from "@selvedge/commerce/coupon";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import type { Coupon } from "@selvedge/commerce/wire/cart";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import type { Attempts } from "../limits/index.ts";
import { assertCartConditions, assertConditions, type CouponCart, type CouponOrder } from "./coupon-conditions.ts";
import { type CouponRow, countUse, findUsable, lockCoupons, uncountUse } from "./coupons.repository.ts";
import { WrongCoupon } from "./wrong-coupon.ts";

export interface Coupons {
  /** For a shopper who types a code. Refuses with 404, with 422 a cart that it is not for, and with 429 as `guess` does. */
  lookUp(typed: string, address: string, cart?: CouponCart): Promise<Coupon>;
  /**
   * Does something with a typed code. It counts as a wrong one when `WrongCoupon` comes of it; refuses with 429 after too many
   * from one address. Call it outside transactions.
   */
  guess<Result>(address: string, work: () => Promise<Result>): Promise<Result>;
  /** A coupon that can be used now, in any spelling of its code; undefined for whatever reason it cannot. */
  find(db: Db, typed: string): Promise<Coupon | undefined>;
  /** Holds coupons until the transaction ends. For `holdGoods`, which knows what is held before them. */
  hold(tx: Tx, codes: readonly string[]): Promise<void>;
  /** Counts one use in the caller's transaction. Undefined when it cannot be used: of two at once, one gets the last use. */
  use(tx: Tx, typed: string): Promise<Coupon | undefined>;
  /** Refuses with 422 an order that does not meet the conditions of the coupon. Call it after `use`. */
  assertFor(tx: Tx, code: string, order: Omit<CouponOrder, "now">): Promise<void>;
  /** Takes back a use whose order came to nothing. */
  release(tx: Tx, code: string): Promise<void>;
}

/** The shop's coupons. */
export function createCoupons({ db, clock, attempts }: { db: Db; clock: Clock; attempts: Attempts }): Coupons {
  async function findRow(through: Db, typed: string): Promise<CouponRow | undefined> {
    const code = couponCode(typed);
    return code === null ? undefined : findUsable(through, code, clock.now());
  }

  const find: Coupons["find"] = async (through, typed) => {
    const row = await findRow(through, typed);
    return row && couponFromRow(row);
  };

  const guess: Coupons["guess"] = async (address, work) => {
    await attempts.take("coupon-miss", address);
    let wrong = false;
    try {
      return await work();
    } catch (error) {
      wrong = error instanceof WrongCoupon;
      throw error;
    } finally {
      if (!wrong) await attempts.uncount("coupon-miss", address);
    }
  };

  return {
    find,
    guess,

    lookUp: (typed, address, cart) =>
      guess(address, async () => {
        const row = await findRow(db, typed);
        if (!row) throw new WrongCoupon(404);
        if (cart) await assertCartConditions(db, row, cart);
        return couponFromRow(row);
      }),

    async use(tx, typed) {
      const code = couponCode(typed);
      const row = code === null ? undefined : await countUse(tx, code, clock.now());
      return row && couponFromRow(row);
    },

    async assertFor(tx, code, order) {
      const row = await tx.selectFrom("coupons").selectAll().where("code", "=", code).executeTakeFirstOrThrow();
      await assertConditions(tx, row, { ...order, now: clock.now() });
    },

    hold: lockCoupons,
    release: (tx, code) => uncountUse(tx, code),
  };
}

function couponFromRow({ code, ...row }: CouponRow): Coupon {
  const cap = row.max_discount_paise === null ? null : rupeesFromPaise(row.max_discount_paise);
  if (row.discount_basis_points !== null) {
    const percent = row.discount_basis_points / 100;
    return { code, discount_type: "percentage", discount_value: percent, max_discount_amount: cap };
  }
  const amount = rupeesFromPaise(row.discount_paise ?? 0);
  return { code, discount_type: "flat", discount_value: amount, max_discount_amount: cap };
}
