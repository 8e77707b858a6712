import { describe, expect, it } from "vitest";
import {
  BODY_PARTS,
  describeMeasurements,
  measurementErrors,
  sizeInWords,
  sizeLabel,
  toCentimetres,
  unusualMeasurement,
} from "./measurements.ts";
import { SIZE_TABLE, SIZES } from "./demo-sizes.ts";

describe("the size table", () => {
  it("increases by two inches from size to size in every measurement", () => {
    for (const part of BODY_PARTS) {
      const inches = SIZES.map((size) => SIZE_TABLE[size][part]);
      expect(inches.slice(1).map((value, index) => value - (inches[index] ?? 0))).toEqual([2, 2, 2, 2, 2]);
    }
    expect(SIZE_TABLE.M).toEqual({ bust: 36, waist: 30, hip: 39 });
  });

  it("is shown in half centimetres", () => {
    expect([32, 36, 26, 39, 45].map(toCentimetres)).toEqual([81.5, 91.5, 66, 99, 114.5]);
  });
});

// spec: Please enter your bust, waist, hip measurement
// spec: Measurements of 10 to 100 inches
describe("custom measurements", () => {
  it("are required, each with its own message", () => {
    expect(measurementErrors({ bust: null, waist: null, hip: null })).toEqual({
      bust: "Please enter your bust measurement",
      waist: "Please enter your waist measurement",
      hip: "Please enter your hip measurement",
    });
  });

  it("are accepted from 10 to 100 inches", () => {
    expect(measurementErrors({ bust: 10, waist: 30.25, hip: 100 })).toEqual({});
    expect(Object.keys(measurementErrors({ bust: 9.99, waist: 100.01, hip: Number.NaN }))).toEqual([
      "bust",
      "waist",
      "hip",
    ]);
  });

  it("are questioned outside 24 to 70 inches", () => {
    expect([23.9, 24, 70, 70.1].map(unusualMeasurement)).toEqual([true, false, false, true]);
  });

  it("have size labels that do not repeat the word size", () => {
    expect(["M", "XXL", "One size", "Free Size"].map((size) => sizeLabel(size, "Size"))).toEqual([
      "Size M",
      "Size XXL",
      "One size",
      "Free Size",
    ]);
    expect(["M", "One size"].map((size) => sizeInWords(size, "Size"))).toEqual(["size M", "one size"]);
  });

  it("have the label's own word", () => {
    expect(["18 in", "Short length"].map((size) => sizeLabel(size, "Length"))).toEqual([
      "Length 18 in",
      "Short length",
    ]);
    expect(sizeInWords("18 in", "Length")).toBe("length 18 in");
  });

  it("are described in one line", () => {
    expect(describeMeasurements({ bust: 36, waist: 30, hip: 40 })).toBe("Custom: bust 36, waist 30, hip 40 in");
  });
});
