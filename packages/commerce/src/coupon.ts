import { type Paise, paiseFromRupees, percentOf } from "./money.ts";
import { normaliseCode } from "./typed-text.ts";

/** The part of a coupon that decides sums; names and units as on the wire. */
export interface CouponRule {
  discount_type: "percentage" | "flat";
  /** Percent, or rupees. */
  discount_value: number;
  /** Rupees; null is no cap. */
  max_discount_amount: number | null;
}

/** The payment provider takes no payment below ₹1. */
export const SMALLEST_PAYMENT: Paise = 100;

const COUPON_CODE = /^[A-Z0-9-]{3,32}$/;

/** A typed coupon code in its stored form (no spaces, upper case), or null if no coupon can be called that. */
export function couponCode(text: string): string | null {
  const code = normaliseCode(text);
  return COUPON_CODE.test(code) ? code : null;
}

/**
 * What a coupon takes off a total. A cap of null is no cap, a cap of 0 takes nothing off. The rest is never below 0, and never
 * between 1 and 99 paise, which nobody could pay: the discount is then smaller.
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
