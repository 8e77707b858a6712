import { expect, test } from "vitest";
import { couponEffect } from "./coupon-words.ts";

// spec: Coupon banner
test.each([
  ["10% off", { discount_type: "percentage", discount_value: 10, max_discount_amount: null }],
  ["10% off, up to ₹500", { discount_type: "percentage", discount_value: 10, max_discount_amount: 500 }],
  ["12.5% off, up to ₹1,250.50", { discount_type: "percentage", discount_value: 12.5, max_discount_amount: 1250.5 }],
  ["₹250.00 off", { discount_type: "flat", discount_value: 250, max_discount_amount: null }],
] as const)("says %s", (words, coupon) => expect(couponEffect({ code: "ANY", ...coupon })).toBe(words));
