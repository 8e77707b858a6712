import { formatRupees } from "@selvedge/commerce/money";
import type { Coupon } from "@selvedge/commerce/wire/cart";

/** What a coupon does: "10% off", "₹250.00 off". */
export function couponEffect({ discount_type, discount_value }: Coupon): string {
  return discount_type === "percentage" ? `${discount_value}% off` : `${formatRupees(discount_value)} off`;
}
