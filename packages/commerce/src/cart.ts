import { type CouponRule, discountPaise } from "./coupon.ts";
import { type Paise, paiseFromRupees } from "./money.ts";
import { shippingPaise } from "./shipping.ts";

/** The most pieces of one product, and the most lines, in a cart. */
export const MAX_LINE_QUANTITY = 20;
export const MAX_CART_LINES = 50;

/** The fields of a cart line that decide its sums; `sale_price` in rupees as on the wire. */
export interface PricedLine {
  qty: number;
  product: { sale_price: number };
}

export interface CartTotals {
  subtotalPaise: Paise;
  discountPaise: Paise;
  shippingPaise: Paise;
  totalPaise: Paise;
}

/** The number of pieces in the cart, not of lines. */
export function cartCount(lines: readonly Pick<PricedLine, "qty">[]): number {
  return lines.reduce((count, line) => count + line.qty, 0);
}

/** Price of one line. */
export function linePaise(line: PricedLine): Paise {
  return paiseFromRupees(line.product.sale_price) * line.qty;
}

/** All sums of a cart. Browser and server compute them from the same lines; the server's result is authoritative. */
export function cartTotals(lines: readonly PricedLine[], coupon: CouponRule | null): CartTotals {
  const subtotal = lines.reduce((sum, line) => sum + linePaise(line), 0);
  const discount = coupon ? discountPaise(subtotal, coupon) : 0;
  const shipping = shippingPaise(subtotal - discount);
  return {
    subtotalPaise: subtotal,
    discountPaise: discount,
    shippingPaise: shipping,
    totalPaise: subtotal - discount + shipping,
  };
}

/** The nearest integer from 1 to `max` (at most 20); NaN becomes 1. */
export function clampQuantity(quantity: number, max: number = MAX_LINE_QUANTITY): number {
  const most = Math.min(MAX_LINE_QUANTITY, Math.trunc(max));
  return Math.max(1, Math.min(most, Math.trunc(quantity))) || 1;
}
