import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CouponRule, couponCode, discountPaise, SMALLEST_PAYMENT } from "./coupon.ts";
import { paiseFromRupees } from "./money.ts";
import { coupon, percentText, pricePaise, rupees } from "./testing/arbitraries.ts";
import { dividedBy, exact, nearest, times } from "./testing/exact.ts";

const percentage = (value: number, cap: number | null = null): CouponRule => ({
  discount_type: "percentage",
  discount_value: value,
  max_discount_amount: cap,
});
const flat = (value: number, cap: number | null = null): CouponRule => ({
  ...percentage(value, cap),
  discount_type: "flat",
});
const rest = (total: number, rule: CouponRule) => total - discountPaise(total, rule);

/** An independent calculation of the remainder, in bigint. */
function oracle(total: number, worth: bigint, cap: number | null): bigint {
  const all = BigInt(total);
  const limit = cap === null ? all : nearest(times(exact(cap.toFixed(2)), exact("100")));
  const left = all - [worth, limit, all].reduce((least, next) => (next < least ? next : least));
  if (left === 0n || left >= 100n) return left;
  return all < 100n ? all : 100n;
}

// spec: What a coupon takes off
// spec: T2 sums
describe("a coupon", () => {
  it("leaves at least nothing and at most the whole total", () => {
    fc.assert(
      fc.property(pricePaise, coupon, (total, rule) => {
        expect(rest(total, rule)).toBeGreaterThanOrEqual(0);
        expect(rest(total, rule)).toBeLessThanOrEqual(total);
      }),
    );
  });

  it("leaves nothing, or an amount that can be paid", () => {
    fc.assert(
      fc.property(fc.integer({ min: SMALLEST_PAYMENT, max: 5_000_00 }), coupon, (total, rule) => {
        expect(rest(total, rule) === 0 || rest(total, rule) >= SMALLEST_PAYMENT).toBe(true);
      }),
    );
  });

  it("deducts the exact percentage", () => {
    fc.assert(
      fc.property(pricePaise, percentText, fc.option(rupees, { nil: null }), (total, percent, cap) => {
        const worth = nearest(dividedBy(times(exact(String(total)), exact(percent)), exact("100")));
        expect(BigInt(rest(total, percentage(Number(percent), cap)))).toBe(oracle(total, worth, cap));
      }),
    );
  });

  it("deducts the exact flat amount", () => {
    fc.assert(
      fc.property(pricePaise, rupees, fc.option(rupees, { nil: null }), (total, value, cap) => {
        const worth = nearest(times(exact(value.toFixed(2)), exact("100")));
        expect(BigInt(rest(total, flat(value, cap)))).toBe(oracle(total, worth, cap));
      }),
    );
  });

  it("never deducts more than its cap", () => {
    fc.assert(
      fc.property(pricePaise, coupon, rupees, (total, rule, cap) => {
        expect(discountPaise(total, { ...rule, max_discount_amount: cap })).toBeLessThanOrEqual(paiseFromRupees(cap));
      }),
    );
  });

  it("deducts nothing with a cap of 0, and is uncapped with null", () => {
    fc.assert(
      fc.property(pricePaise, coupon, (total, rule) => {
        expect(discountPaise(total, { ...rule, max_discount_amount: 0 })).toBe(0);
        const uncapped = discountPaise(total, { ...rule, max_discount_amount: null });
        expect(uncapped).toBe(discountPaise(total, { ...rule, max_discount_amount: total / 100 }));
      }),
    );
  });

  it("of 100 percent or more makes the order free", () => {
    fc.assert(
      fc.property(pricePaise, fc.integer({ min: 100, max: 1000 }), (total, percent) => {
        expect(rest(total, percentage(percent))).toBe(0);
      }),
    );
  });

  it("never leaves less to pay for a larger total", () => {
    fc.assert(
      fc.property(pricePaise, pricePaise, coupon, (one, other, rule) => {
        expect(rest(Math.max(one, other), rule)).toBeGreaterThanOrEqual(rest(Math.min(one, other), rule));
      }),
    );
  });

  it("gives the expected amounts for the demo's coupons", () => {
    expect(discountPaise(2_490_00, percentage(10, 500))).toBe(249_00);
    expect(discountPaise(14_340_00, percentage(10, 500))).toBe(500_00);
    expect(discountPaise(200_00, flat(250))).toBe(200_00);
    expect(discountPaise(250_50, flat(250))).toBe(249_50);
    expect(discountPaise(60, percentage(50))).toBe(0);
    expect(discountPaise(0, flat(250))).toBe(0);
  });
});

describe("a coupon code", () => {
  it.each([
    ["welcome10", "WELCOME10"],
    ["  Flat250\n", "FLAT250"],
    ["A-1", "A-1"],
  ])("is read from %j", (typed, code) => expect(couponCode(typed)).toBe(code));

  it.each([
    "",
    "  ",
    "AB",
    "A_B_C",
    "10%",
    "WELCOME_10",
    "ſave10",
    "ÀBC",
    "__proto__",
    "A".repeat(33),
    "A".repeat(1e6),
  ])("cannot be %j", (typed) => expect(couponCode(typed)).toBeNull());
});
