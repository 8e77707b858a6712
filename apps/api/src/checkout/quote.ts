import { type CartTotals, cartTotals } from "@selvedge/commerce/cart";
import type { CouponRule } from "@selvedge/commerce/coupon";
import { formatPaise, type Paise, rupeesFromPaise } from "@selvedge/commerce/money";
import type { PendingOrder } from "@selvedge/commerce/wire/checkout";
import type { HeldCart } from "../cart/index.ts";
import { Refusal } from "../http/refusal.ts";

/** The provider takes at most this much in one payment. */
const LARGEST_TOTAL: Paise = 5_00_000_00;

type HeldLine = HeldCart["lines"][number];

/** The current totals of a cart's lines. 422 if they exceed what can be paid at once. */
export function quote(lines: readonly HeldLine[], coupon: CouponRule | null): CartTotals {
  const totals = cartTotals(
    lines.map(({ quantity, unitPricePaise }) => ({
      qty: quantity,
      product: { sale_price: rupeesFromPaise(unitPricePaise) },
    })),
    coupon,
  );
  if (totals.totalPaise > LARGEST_TOTAL) {
    throw new Refusal(422, `One order can be at most ${formatPaise(LARGEST_TOTAL)}. Please order in two parts.`);
  }
  return totals;
}

/** Refuses with 409 and the current figures if the shopper saw different ones, so that nobody pays an unseen price. */
export function assertSeen(body: PendingOrder, lines: readonly HeldLine[], totals: CartTotals): void {
  const figures = [
    ["subtotal", body.subtotal, totals.subtotalPaise],
    ["shipping", body.shipping, totals.shippingPaise],
    ["total", body.total, totals.totalPaise],
  ] as const;
  const sameFigures = figures.every(([, seen, paise]) => Math.round(seen * 100) === paise);
  if (sameFigures && sameItems(body.items, lines)) return;
  throw new Refusal(409, "Prices have changed. Please review your cart.", {
    errors: Object.fromEntries(figures.map(([field, , paise]) => [field, [formatPaise(paise)]])),
  });
}

/** Whether the shopper saw the cart's products, quantities and prices, however they are split into lines. */
function sameItems(seen: PendingOrder["items"], lines: readonly HeldLine[]): boolean {
  const left = new Map<string, number>();
  const count = (productId: number, paise: Paise, quantity: number) => {
    const key = `${productId} at ${paise}`;
    left.set(key, (left.get(key) ?? 0) + quantity);
  };
  for (const { product, unitPricePaise, quantity } of lines) count(product.id, unitPricePaise, quantity);
  for (const { product_id, price, quantity } of seen) count(product_id, Math.round(price * 100), -quantity);
  return [...left.values()].every((quantity) => quantity === 0);
}
