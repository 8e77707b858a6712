import { expect, test } from "vitest";
import { contrast, measuredPairs } from "../packages/ui/docs/tokens/contrast.ts";

test("contrast is measured as WCAG 2 has it", () => {
  // Known from the design, to two places.
  expect(contrast("light", "ink.default", "surface.page")).toBeCloseTo(15.49, 2);
  expect(contrast("dark", "line.control", "surface.sunken")).toBeCloseTo(4.78, 2);
  expect(contrast("light", "surface.page", "surface.page")).toBe(1);
});

test("what lies on a ground can be told from it, in both themes", () => {
  const weak = measuredPairs().filter(({ light, dark, least }) => Math.min(light, dark) < least);
  expect(weak).toEqual([]);
});

test("a colour that is no token is refused by name", () => {
  expect(() => contrast("light", "ink.default", "surface.velvet")).toThrow("color.light.surface.velvet");
});
