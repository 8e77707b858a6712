import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dividePaise,
  formatDiscount,
  formatPaise,
  formatRupees,
  MAX_PAISE,
  paiseFromRupees,
  percentOf,
  rupeesFromPaise,
} from "./money.ts";
import { decimal, percentText } from "./testing/arbitraries.ts";
import { dividedBy, exact, nearest, times } from "./testing/exact.ts";

const anyPaise = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -MAX_PAISE, max: MAX_PAISE }));

// spec: Paise inside, rupees on the wire
// spec: T2 sums
describe("rupees and paise", () => {
  it("are unchanged after converting rupees to paise and back", () => {
    fc.assert(
      fc.property(anyPaise, (paise) => {
        expect(paiseFromRupees(rupeesFromPaise(paise))).toBe(paise);
      }),
    );
  });

  it("parse a number with 2 decimals exactly", () => {
    fc.assert(
      fc.property(decimal(1_000_000, 2), (text) => {
        expect(BigInt(paiseFromRupees(Number(text)))).toBe(nearest(times(exact(text), exact("100"))));
      }),
    );
  });

  it("refuse every number with a third decimal", () => {
    const thirdDecimal = fc.tuple(fc.nat(100_000_000), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(thirdDecimal, ([paise, digit]) => {
        expect(() => paiseFromRupees((paise * 10 + digit) / 1000)).toThrow(RangeError);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2, 1e-7, 1e13 + 1, 2 ** 53])("refuse %d rupees", (rupees) => {
    expect(() => paiseFromRupees(rupees)).toThrow(RangeError);
  });

  it.each([0.5, Number.NaN, MAX_PAISE + 1, 2 ** 53])("refuse %d paise", (paise) => {
    expect(() => rupeesFromPaise(paise)).toThrow(RangeError);
  });

  it("handle amounts that floating point gets wrong", () => {
    expect([1.15, 4.35, 8.2, 19.99, 1_100_000.07].map(paiseFromRupees)).toEqual([115, 435, 820, 1999, 110_000_007]);
    expect(Object.is(paiseFromRupees(-0), 0)).toBe(true);
  });
});

// spec: Rounding half away from zero
describe("a percentage", () => {
  it("is the exact product, rounded once, half away from zero", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), percentText, (paise, percent) => {
        const oracle = nearest(dividedBy(times(exact(String(paise)), exact(percent)), exact("100")));
        expect(BigInt(percentOf(paise, Number(percent)))).toBe(oracle);
      }),
    );
  });

  it("is symmetric around zero", () => {
    fc.assert(
      fc.property(fc.nat(1e12), percentText.map(Number), (paise, percent) => {
        expect(percentOf(-paise, percent) + percentOf(paise, percent)).toBe(0);
      }),
    );
  });

  it("rounds half a paisa away from zero", () => {
    // 12.5 % of ₹1.16 is 14.5 paise, which as a float is 14.499….
    expect([percentOf(116, 12.5), percentOf(-116, 12.5), percentOf(115, 12.5), percentOf(1, 50)]).toEqual([
      15, -15, 14, 1,
    ]);
    expect([dividePaise(-5n, 2n), dividePaise(5n, 2n), dividePaise(4n, 3n), dividePaise(-4n, 3n)]).toEqual([
      -3, 3, 1, -1,
    ]);
  });

  it("with more than 4 decimals is refused", () => {
    expect(percentOf(100_00, 33.3333)).toBe(33_33);
    expect(() => percentOf(100_00, 33.33333)).toThrow(RangeError);
    expect(() => percentOf(100_00, Number.NaN)).toThrow(RangeError);
    expect(() => percentOf(0.5, 10)).toThrow(RangeError);
  });
});

// spec: ₹1,25,000.00
// spec: Format of rupees
// spec: INR, ₹, 2 decimals
describe("a formatted amount", () => {
  it("has Indian digit groups, two decimals and the rupee sign", () => {
    expect(formatRupees(125000)).toBe("₹1,25,000.00");
    expect(formatPaise(1_23_45_678_90)).toBe("₹1,23,45,678.90");
    expect(formatPaise(5)).toBe("₹0.05");
    expect(formatPaise(-1_245_50)).toBe("-₹1,245.50");
    expect(formatPaise(-0)).toBe("₹0.00");
  });

  it("has a minus sign (U+2212) as a discount", () => {
    expect(formatDiscount(1_245_50)).toBe("−₹1,245.50");
    expect(formatDiscount(0)).toBe("₹0.00");
  });

  it("parses back to the same amount", () => {
    fc.assert(
      fc.property(anyPaise, (paise) => {
        const shown = formatPaise(paise);
        expect(shown).toMatch(/^-?₹\d{1,3}(?:,\d{2})*(?:,\d{3})?\.\d{2}$/);
        expect(BigInt(shown.replaceAll(/[₹,.]/g, ""))).toBe(BigInt(paise));
      }),
    );
  });
});
