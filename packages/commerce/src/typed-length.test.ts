import { describe, expect, it } from "vitest";
import { readInches, readLength } from "./typed-length.ts";

describe("measurements", () => {
  it("are parsed from typed text", () => {
    expect(["36", " 36.25 ", "36.", "0", "36,5", "36 in", "३६.५″"].map(readInches)).toEqual([
      36, 36.25, 36, 0, 36.5, 36, 36.5,
    ]);
    for (const text of ["", "thirty", "-36", "1e3", "0x24", "3 6", "36 cm", "1234", "Infinity"]) {
      expect(readInches(text)).toBeNull();
    }
  });

  it("are parsed from typed centimetres as inches", () => {
    expect(["91.5", "91,5 CM", "९१.५ cm"].map((text) => readLength(text, "cm"))).toEqual(Array(3).fill(91.5 / 2.54));
    for (const text of ["", "91.44 in", '91.44"', "cm"]) expect(readLength(text, "cm")).toBeNull();
  });
});
