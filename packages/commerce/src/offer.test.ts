import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { paiseFromRupees, percentOf } from "./money.ts";
import { badgeName, badgeText, offerIsOver, originalPaise, type Pricing, priceNow, secondsUntil } from "./offer.ts";
import { decimal, pricePaise, rupees } from "./testing/arbitraries.ts";
import { dividedBy, exact, minus, nearest } from "./testing/exact.ts";

const below100 = decimal(99, 4);
const END = "2026-11-21T12:00:00.000Z";
const offer = fc.option(fc.constant({ expire_date: END }), { nil: null });
const pricing: fc.Arbitrary<Pricing> = fc.oneof(
  fc.record({ salePaise: pricePaise, discount: below100.map(Number), type: fc.constant("percentage" as const), offer }),
  fc.record({ salePaise: pricePaise, discount: rupees, type: fc.constant("fixed" as const), offer }),
  fc.record({ salePaise: pricePaise, discount: fc.constant(null), type: fc.constant(null), offer }),
);

// spec: Original price
describe("the original price", () => {
  it("is price / (1 - percent / 100), rounded once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_00 }), below100, (sale, percent) => {
        const share = minus(exact("1"), dividedBy(exact(percent), exact("100")));
        const oracle = nearest(dividedBy(exact(String(sale)), share));
        expect(BigInt(originalPaise(sale, Number(percent), "percentage"))).toBe(oracle);
      }),
    );
  });

  it("gives the sale price again, to the paisa, when the discount is deducted", () => {
    fc.assert(
      fc.property(pricePaise, below100.map(Number), (sale, percent) => {
        const original = originalPaise(sale, percent, "percentage");
        expect(Math.abs(original - percentOf(original, percent) - sale)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("is never below the sale price, and increases with it", () => {
    fc.assert(
      fc.property(pricePaise, pricePaise, below100.map(Number), (one, other, percent) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(originalPaise(low, percent, "percentage")).toBeGreaterThanOrEqual(low);
        expect(originalPaise(high, percent, "percentage")).toBeGreaterThanOrEqual(
          originalPaise(low, percent, "percentage"),
        );
      }),
    );
  });

  it("is 0 for 100 percent or more", () => {
    fc.assert(
      fc.property(pricePaise, fc.double({ min: 100, max: 1e6, noNaN: true }), (sale, percent) => {
        expect(originalPaise(sale, percent, "percentage")).toBe(0);
      }),
    );
  });

  it("is the sum of sale price and fixed discount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_00 }), rupees, (sale, discount) => {
        expect(originalPaise(sale, discount, "fixed") - paiseFromRupees(discount)).toBe(sale);
      }),
    );
  });

  it("is the sale price if price, discount or type is missing", () => {
    expect(originalPaise(0, 20, "percentage")).toBe(0);
    expect(originalPaise(0, 20, "fixed")).toBe(0);
    expect(originalPaise(1000, 0, "percentage")).toBe(1000);
    expect(originalPaise(1000, null, "percentage")).toBe(1000);
    expect(originalPaise(1000, 20, null)).toBe(1000);
    expect(originalPaise(1_992_00, 20, "percentage")).toBe(2_490_00);
    expect(originalPaise(1_992_00, 500, "fixed")).toBe(2_492_00);
  });
});

// spec: Card: badges, price, countdown, sizes
// spec: Offer countdown
describe("an offer", () => {
  it("has 0 seconds left exactly when it is over, and never fewer", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (milliseconds) => {
        const now = Date.parse(END) - milliseconds;
        const left = secondsUntil(END, now);
        expect(left).toBe(Math.max(0, Math.ceil(milliseconds / 1000)));
        expect(offerIsOver({ expire_date: END }, new Date(now))).toBe(milliseconds <= 0);
        expect(left === 0).toBe(milliseconds <= 0);
      }),
    );
  });

  it("without an end is never over, and with an unreadable end is over", () => {
    expect(offerIsOver(null, Number.MAX_SAFE_INTEGER)).toBe(false);
    expect(offerIsOver({ expire_date: "soon" }, 0)).toBe(true);
    expect(secondsUntil("soon", 0)).toBe(0);
  });

  // spec: 500 OFF
  test.each([
    [20, "percentage", "20% OFF"],
    [12.5, "percentage", "12.5% OFF"],
    [500, "fixed", "500 OFF"],
    [0, "percentage", null],
    [null, "fixed", null],
    [20, null, null],
  ] as const)("of %s, %s is called %s", (discount, type, text) => {
    expect(badgeText(discount, type)).toBe(text);
  });
});

describe("a badge for screen readers", () => {
  test.each([
    [500, "fixed", "₹500.00 off"],
    [12.5, "percentage", "12.5% OFF"],
    [0, "fixed", null],
    [20, null, null],
  ] as const)("of %s, %s names its currency: %s", (discount, type, text) => {
    expect(badgeName(discount, type)).toBe(text);
  });
});

describe("the current price", () => {
  const dress: Pricing = { salePaise: 1_992_00, discount: 20, type: "percentage", offer: { expire_date: END } };

  it("is the sale price until the offer ends, and then the original price", () => {
    const end = Date.parse(END);
    expect(priceNow(dress, end - 1)).toEqual({ payPaise: 1_992_00, wasPaise: 2_490_00, badge: "20% OFF" });
    expect(priceNow(dress, end)).toEqual({ payPaise: 2_490_00, wasPaise: null, badge: null });
    expect(priceNow({ ...dress, offer: null }, end).payPaise).toBe(1_992_00);
    expect(priceNow({ ...dress, discount: null }, 0)).toEqual({ payPaise: 1_992_00, wasPaise: null, badge: null });
  });

  it("does not become 0 when an offer of 100 percent ends", () => {
    expect(priceNow({ ...dress, discount: 100 }, Date.parse(END)).payPaise).toBe(1_992_00);
  });

  it("never falls over time, and a struck-out price is always higher than the price to pay", () => {
    fc.assert(
      fc.property(pricing, (product) => {
        const before = priceNow(product, Date.parse(END) - 1);
        const after = priceNow(product, Date.parse(END));
        expect(before.payPaise).toBe(product.salePaise);
        expect(after.payPaise).toBeGreaterThanOrEqual(before.payPaise);
        expect(before.wasPaise ?? Number.POSITIVE_INFINITY).toBeGreaterThan(before.payPaise);
        if (product.offer)
          expect(after).toEqual({ payPaise: before.wasPaise ?? before.payPaise, wasPaise: null, badge: null });
      }),
    );
  });
});
