import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { hasTaxRate, isConsistentPrice, splitTax, taxPercent } from "./gst.ts";
import { stateTaxName, taxState } from "./gst-states.ts";
import { STATES } from "./places.ts";

const TODAY = new Date("2026-11-21T06:30:00Z");
const pieces = fc.record({ paise: fc.nat(20_000_00), quantity: fc.integer({ min: 1, max: 20 }) });

// spec: GST slabs
describe("the rate of a garment", () => {
  it.each([
    [0, 5],
    [2_500_00, 5],
    [2_625_00, 5],
    [2_625_01, 18],
    [2_700_00, 18],
    [2_950_00, 18],
    [2_950_01, 18],
  ])("of %i paise is %i percent", (paise, percent) => {
    expect(taxPercent("6204", paise, 1, TODAY)).toBe(percent);
    expect(taxPercent("61", paise * 3, 3, TODAY)).toBe(percent);
  });

  it("depends on the price of one piece, however many there are, without rounding on the way", () => {
    expect(taxPercent("6204", 2_625_00 * 7 + 1, 7, TODAY)).toBe(18);
    expect(taxPercent("6204", 2_625_00 * 7, 7, TODAY)).toBe(5);
  });

  it("applies from its date in India on", () => {
    expect(taxPercent("6206", 100_00, 1, new Date("2025-09-21T18:30:00Z"))).toBe(5);
    expect(() => taxPercent("6206", 100_00, 1, new Date("2025-09-21T18:29:59Z"))).toThrow(
      "There is no tax rate for HSN 6206 on 2025-09-21.",
    );
  });

  it("does not depend on the price for fabrics", () => {
    expect(taxPercent("5208", 14_500_00, 1, TODAY)).toBe(5);
  });

  it("throws for other goods", () => {
    expect(() => taxPercent("9403", 100_00, 1, TODAY)).toThrow(RangeError);
    expect(hasTaxRate("9403", TODAY)).toBe(false);
    expect(hasTaxRate("6204", TODAY)).toBe(true);
  });

  it.each([
    ["6403", 2_625_00, 5],
    ["6403", 2_950_01, 18],
    ["4202", 500_00, 18],
    ["42022220", 9_000_00, 5],
    ["4203", 500_00, 18],
    ["5703", 9_000_00, 5],
    ["7113", 90_000_00, 3],
    ["711790", 300_00, 3],
  ])("of HSN %s at %i paise is %i percent", (hsn, paise, percent) => {
    expect(taxPercent(hsn, paise, 1, TODAY)).toBe(percent);
  });
});

// spec: No price without a tax slab
test.each([
  [2_625_00, true],
  [2_625_01, false],
  [2_950_00, false],
  [2_950_01, true],
])("a shelf price of %i paise is consistent: %s", (paise, isConsistent) => {
  expect(isConsistentPrice("6204", paise, TODAY)).toBe(isConsistent);
  expect(isConsistentPrice("5208", paise, TODAY)).toBe(true);
});

describe("the tax in a price", () => {
  it("adds up to the price, half central and half state tax, or all of it integrated tax", () => {
    fc.assert(
      fc.property(pieces, fc.constantFrom(5, 18), fc.boolean(), ({ paise }, percent, isInterState) => {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitTax(paise, percent, isInterState);
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(paise);
        expect(cgstPaise).toBe(sgstPaise);
        expect(isInterState ? cgstPaise : igstPaise).toBe(0);
        expect(Math.abs(taxablePaise * percent - (paise - taxablePaise) * 100)).toBeLessThanOrEqual(100 + percent);
      }),
    );
  });

  it("is included in the price, not added to it", () => {
    expect(splitTax(2_625_00, 5, true)).toEqual({
      taxablePaise: 2_500_00,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 125_00,
    });
    expect(splitTax(5_440_00, 18, false)).toEqual({
      taxablePaise: 4_610_16,
      cgstPaise: 414_92,
      sgstPaise: 414_92,
      igstPaise: 0,
    });
  });
});

describe("states", () => {
  it("have a unique code each, which is the prefix of their GSTINs", () => {
    const codes = STATES.India.map((name) => taxState(name)?.code);
    expect(new Set(codes).size).toBe(STATES.India.length);
  });

  it("are found by their names only", () => {
    expect(taxState(" madhya pradesh ")).toEqual({ code: "23", name: "Madhya Pradesh" });
    expect(taxState("Bavaria")).toBeUndefined();
  });

  it("have the right name for their half of the tax", () => {
    expect(STATES.India.filter((name) => stateTaxName({ code: taxState(name)?.code ?? "", name }) === "UTGST")).toEqual(
      [
        "Andaman and Nicobar Islands",
        "Chandigarh",
        "Dadra and Nagar Haveli and Daman and Diu",
        "Ladakh",
        "Lakshadweep",
      ],
    );
  });
});
