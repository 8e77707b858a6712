import { type Paise, paiseFromRupees, percentOf } from "./money.ts";
import { normaliseCode } from "./typed-text.ts";

/** The fields of a coupon that decide sums; names and units as on the wire. */
export interface CouponRule {
  discount_type: "percentage" | "flat";
  /** Percent for "percentage", rupees for "flat". */
  discount_value: number;
  /** Rupees; null: no cap. */
  max_discount_amount: number | null;
}

/** The payment provider accepts no payment below ₹1. */
export const SMALLEST_PAYMENT: Paise = 100;

const COUPON_CODE = /^[A-Z0-9-]{3,32}$/;

/** Normalises a typed coupon code (no spaces, upper case); null if no coupon can have it. */
export function couponCode(text: string): string | null {
  const code = normaliseCode(text);
  return COUPON_CODE.test(code) ? code : null;
}

/**
 * The discount of a coupon on a total. A cap of null is no cap, a cap of 0 a discount of nothing. The remainder is
 * never below 0, nor between 1 and 99 paise, which cannot be paid: the discount is then reduced.
 */
export function discountPaise(totalPaise: Paise, coupon: CouponRule): Paise {
  const worth =
    coupon.discount_type === "percentage"
      ? percentOf(totalPaise, coupon.discount_value)
      : paiseFromRupees(coupon.discount_value);
  const cap = coupon.max_discount_amount === null ? totalPaise : paiseFromRupees(coupon.max_discount_amount);
  const discount = Math.max(0, Math.min(worth, cap, totalPaise));
  const rest = totalPaise - discount;
  return rest > 0 && rest < SMALLEST_PAYMENT ? Math.max(0, totalPaise - SMALLEST_PAYMENT) : discount;
}
