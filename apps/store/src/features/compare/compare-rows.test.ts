import { expect, test } from "vitest";
import { fitOf, sizesOf } from "./compare-rows.tsx";

const reviews = (...fits: ("small" | "true" | "large" | null)[]) => ({ reviews: fits.map((fit) => ({ fit })) });

test.each([
  [[], null],
  [[null, null], null],
  [["true", null, "large", "true"], "True to size"],
  [["large", "large", "small"], "Runs large"],
  [["small"], "Runs small"],
  [["small", "large"], null],
] as const)("reviews with fits %j are summarised as %j", (fits, words) => {
  expect(fitOf(reviews(...fits))).toBe(words);
});

test("sold-out sizes are not listed, and made-to-order sizes are", () => {
  const option = (value: string, stock: number | null) => ({ id: 1, value, stock });
  const size = { id: 1, name: "Size", type: "size" as const };
  expect(
    sizesOf({ attributes: [{ ...size, options: [option("S", 0), option("M", 2), option("Custom", null)] }] }),
  ).toBe("M, Custom");
  expect(sizesOf({ attributes: [{ ...size, options: [option("S", 0)] }] })).toBeNull();
  expect(sizesOf({ attributes: [] })).toBeNull();
});
