import { describe, expect, test } from "vitest";
import { isWithin, readInches } from "./inches.ts";

describe("inches", () => {
  test.each([
    ["36", 36],
    ["36.5", 36.5],
    [" 36,25 ", 36.25],
    ["36 in", 36],
    ['36"', 36],
  ])("parses %s", (text, inches) => {
    expect(readInches(text)).toBe(inches);
  });

  test.each(["", "about 36", "1e2", "-36", "36.123", "36 cm", "0x24"])("returns null for %j", (text) => {
    expect(readInches(text)).toBeNull();
  });

  test.each([
    ["91.44", 36],
    ["91,44 cm", 36],
    ["254cm", 100],
  ])("converts %s from centimetres", (text, inches) => {
    expect(readInches(text, "cm")).toBeCloseTo(inches, 10);
  });

  test("are not read from another unit", () => {
    expect(["91.5 in", '91.5"'].map((text) => readInches(text, "cm"))).toEqual([null, null]);
  });

  test("both ends of a range are included", () => {
    expect([10, 100, 9.75, 100.25].map((inches) => isWithin(inches, { min: 10, max: 100 }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
