import { expect, test } from "vitest";
import { mergedLines } from "./mistake-lines.ts";

test("the same mistake in many places is one line, with the first three places", () =>
  expect(mergedLines([2, 5, 8, 11, 14].map((row) => `row ${row}, HSN: is missing`))).toEqual([
    "row 2, row 5, row 8 and 2 more, HSN: is missing",
  ]));

test("a few places keep a line each, in the order of the first of them", () => {
  const lines = ["row 2, HSN: is missing", 'row 3, Price: is "cheap"', "row 4, HSN: is missing", 'row 5, Price: is ""'];
  expect(mergedLines(lines)).toEqual([lines[0], lines[2], lines[1], lines[3]]);
});

test("places of the shop's own format are products", () =>
  expect(mergedLines(["a", "b", "c", "d", "e"].map((slug) => `product "${slug}", hsn: is missing`))).toEqual([
    'product "a", product "b", product "c" and 2 more, hsn: is missing',
  ]));
