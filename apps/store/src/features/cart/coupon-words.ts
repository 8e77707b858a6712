import { formatRupees } from "@selvedge/commerce/money";
import type { Coupon } from "@selvedge/commerce/wire/cart";

/** A coupon's effect in words: "10% off", "10% off, up to ₹500", "₹250.00 off". */
export function couponEffect({ discount_type, discount_value, max_discount_amount }: Coupon): string {
  if (discount_type === "flat") return `${formatRupees(discount_value)} off`;
  const most = max_discount_amount === null ? "" : `, up to ${formatRupees(max_discount_amount).replace(/\.00$/, "")}`;
  return `${discount_value}% off${most}`;
}
