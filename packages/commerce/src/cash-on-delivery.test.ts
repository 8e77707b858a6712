import { expect, test } from "vitest";
import { isPaidOnDelivery, readPinRanges } from "./cash-on-delivery.ts";

test.each([
  ["452001", [{ first: 452_001, last: 452_001 }]],
  [
    "452001 - 452020,110 001",
    [
      { first: 452_001, last: 452_020 },
      { first: 110_001, last: 110_001 },
    ],
  ],
])("reads %j", (text, ranges) => {
  expect(readPinRanges(text)).toEqual(ranges);
});

test.each(["", "452", "452020-452001", "452001-452002-452003", "452001,", "all", "052001"])("refuses %j", (text) => {
  expect(readPinRanges(text)).toBeNull();
});

// spec: Cash on delivery by PIN
test("a range includes both ends and nothing outside", () => {
  const ranges = readPinRanges("452001-452020, 110001") ?? [];
  const inside = ["452000", "452001", "452 010", "452020", "452021", "110001", "110002", "", "45201", "SW1A 1AA"];
  expect(inside.filter((pin) => isPaidOnDelivery(pin, ranges))).toEqual(["452001", "452 010", "452020", "110001"]);
  expect(isPaidOnDelivery("452001", [])).toBe(false);
});
