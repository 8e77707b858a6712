import { expect, test } from "vitest";
import { contrast, measuredPairs } from "../packages/ui/docs/tokens/contrast.ts";

test("contrast is calculated as in WCAG 2", () => {
  // Known values of the design, to two decimals.
  expect(contrast("light", "ink.default", "surface.page")).toBeCloseTo(15.49, 2);
  expect(contrast("dark", "line.control", "surface.sunken")).toBeCloseTo(4.78, 2);
  expect(contrast("light", "surface.page", "surface.page")).toBe(1);
});

test("foreground tokens have sufficient contrast on their backgrounds, in both themes", () => {
  const weak = measuredPairs().filter(({ light, dark, least }) => Math.min(light, dark) < least);
  expect(weak).toEqual([]);
});

test("a colour that is no token is refused, with its name", () => {
  expect(() => contrast("light", "ink.default", "surface.velvet")).toThrow("color.light.surface.velvet");
});
