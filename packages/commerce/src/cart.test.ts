import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartCount, cartTotals, clampQuantity, linePaise } from "./cart.ts";
import { discountPaise } from "./coupon.ts";
import { paiseFromRupees, rupeesFromPaise } from "./money.ts";
import { coupon, line, lines } from "./testing/arbitraries.ts";
import { exact, nearest, times } from "./testing/exact.ts";

const anyCoupon = fc.option(coupon, { nil: null });

// spec: Sums of the cart
// spec: Paise inside, rupees on the wire
// spec: T2 sums
describe("the sums of a cart", () => {
  it("add up every piece at its price, exact to the paisa", () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const hundredfold = cart.map(({ qty, product }) =>
          nearest(times(times(exact(product.sale_price.toFixed(2)), exact("100")), exact(String(qty)))),
        );
        const { subtotalPaise } = cartTotals(cart, null);
        expect(BigInt(subtotalPaise)).toBe(hundredfold.reduce((sum, paise) => sum + paise, 0n));
        expect(subtotalPaise).toBe(cart.map(linePaise).reduce((sum, paise) => sum + paise, 0));
      }),
    );
  });

  it("do not depend on the order of the lines", () => {
    const shuffled = lines.chain((cart) =>
      fc.tuple(fc.constant(cart), fc.shuffledSubarray(cart, { minLength: cart.length })),
    );
    fc.assert(
      fc.property(shuffled, anyCoupon, ([cart, mixed], rule) => {
        expect(cartTotals(mixed, rule)).toEqual(cartTotals(cart, rule));
      }),
    );
  });

  it("never fall when a piece is added", () => {
    fc.assert(
      fc.property(lines, line, anyCoupon, (cart, added, rule) => {
        const fewer = cartTotals([...cart, added], rule);
        const more = cartTotals([...cart, { ...added, qty: added.qty + 1 }], rule);
        expect(more.subtotalPaise).toBeGreaterThanOrEqual(fewer.subtotalPaise);
        expect(more.totalPaise).toBeGreaterThanOrEqual(fewer.totalPaise);
      }),
    );
  });

  it("balance: subtotal, less the discount, plus shipping, is the total, and the discount is at most the subtotal", () => {
    fc.assert(
      fc.property(lines, anyCoupon, (cart, rule) => {
        const sums = cartTotals(cart, rule);
        expect(sums.discountPaise).toBe(rule ? discountPaise(sums.subtotalPaise, rule) : 0);
        expect(sums.totalPaise).toBe(sums.subtotalPaise - sums.discountPaise + sums.shippingPaise);
        expect(sums.totalPaise).toBeGreaterThanOrEqual(0);
        expect(sums.totalPaise).toBeLessThanOrEqual(sums.subtotalPaise + sums.shippingPaise);
      }),
    );
  });

  it("are whole paise after a round trip over the wire", () => {
    fc.assert(
      fc.property(lines, anyCoupon, (cart, rule) => {
        for (const paise of Object.values(cartTotals(cart, rule))) {
          expect(Number.isSafeInteger(paise)).toBe(true);
          expect(paiseFromRupees(JSON.parse(JSON.stringify(rupeesFromPaise(paise))) as number)).toBe(paise);
        }
      }),
    );
  });

  it("of an empty cart are all 0", () => {
    const nothing = { subtotalPaise: 0, discountPaise: 0, shippingPaise: 0, totalPaise: 0 };
    expect(cartTotals([], null)).toEqual(nothing);
    expect(cartTotals([], { discount_type: "flat", discount_value: 250, max_discount_amount: null })).toEqual(nothing);
  });
});

// spec: Sums of the cart
describe("quantities", () => {
  it("are counted in pieces, not in lines", () => {
    expect(cartCount([])).toBe(0);
    expect(cartCount([{ qty: 2 }, { qty: 3 }])).toBe(5);
  });

  it("are clamped to integers from 1 to the available number", () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 30 }), (quantity, max) => {
        const clamped = clampQuantity(quantity, max);
        expect(Number.isInteger(clamped) && clamped >= 1 && clamped <= Math.min(20, max)).toBe(true);
      }),
    );
    expect([0, -3, 2.9, 20, 21, 1e21, Number.NaN].map((quantity) => clampQuantity(quantity))).toEqual([
      1, 1, 2, 20, 20, 20, 1,
    ]);
    expect([clampQuantity(5, 3), clampQuantity(5, 0), clampQuantity(5, 99)]).toEqual([3, 1, 5]);
  });
});
