import fc from "fast-check";
import type { CouponRule } from "../coupon.ts";
import type { PricedLine } from "../cart.ts";

/** A decimal number as text with up to `decimals` places, so that a test can parse it exactly. */
export function decimal(max: number, decimals: number): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.nat(max * 10 ** decimals),
      fc.constantFrom(...Array.from({ length: decimals + 1 }, (_, places) => places)),
    )
    .map(([units, places]) => (Math.trunc(units / 10 ** (decimals - places)) / 10 ** places).toFixed(places));
}

/** Realistic prices, and small ones, for which rounding matters. */
export const pricePaise = fc.oneof(fc.nat(1000), fc.nat(50_000_00));

/** Rupees with 2 decimals, as on the wire. */
export const rupees = pricePaise.map((paise) => paise / 100);

/** 0 to 150 %, with at most 4 decimals. */
export const percentText = decimal(150, 4);

export const cap = fc.option(rupees, { nil: null });

export const coupon: fc.Arbitrary<CouponRule> = fc.oneof(
  fc.record({
    discount_type: fc.constant("percentage" as const),
    discount_value: percentText.map(Number),
    max_discount_amount: cap,
  }),
  fc.record({ discount_type: fc.constant("flat" as const), discount_value: rupees, max_discount_amount: cap }),
);

export const line: fc.Arbitrary<PricedLine> = fc.record({
  qty: fc.integer({ min: 1, max: 20 }),
  product: fc.record({ sale_price: rupees }),
});

export const lines = fc.array(line, { maxLength: 50 });
