import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FREE_SHIPPING_THRESHOLD, freeShippingProgress, SHIPPING_FEE, shippingPaise } from "./shipping.ts";
import { pricePaise } from "./testing/arbitraries.ts";

// spec: Free-shipping bar
// spec: Free shipping from ₹200, fee 0
describe("free shipping", () => {
  it("is reached at ₹200", () => {
    expect([0, 50_00, 199_99, 200_00, 5_000_00].map(freeShippingProgress)).toEqual([0, 25, 99.995, 100, 100]);
    expect(FREE_SHIPPING_THRESHOLD).toBe(20_000);
  });

  it("progresses with each rupee, from 0 to 100 percent", () => {
    fc.assert(
      fc.property(pricePaise, pricePaise, (one, other) => {
        const [low, high] = [freeShippingProgress(Math.min(one, other)), freeShippingProgress(Math.max(one, other))];
        expect(0 <= low && low <= high && high <= 100).toBe(true);
      }),
    );
  });

  it("costs the fee below the threshold, and nothing for an empty cart", () => {
    expect(SHIPPING_FEE).toBe(0);
    expect([0, 1, 200_00].map(shippingPaise)).toEqual([0, SHIPPING_FEE, 0]);
  });
});
