import { expect, test } from "vitest";
import { classesIn, without } from "./first-styles.ts";

const SHEET = String.raw`
@layer pieces {
  :root{--ink:#111}
  .sv\:p-2{padding:2px}
  .sv\:hover\:bg-\[\#fff\]:hover,.sv\:px-1\.5{padding-inline:6px}
  @media (width>=48rem){.sv\:md\:w-1\/2{width:50%}}
  .sv\:\[\&\>li\]\:grid-cols-\[1fr\2c auto\]{display:grid}
  .host{color:red}
}`;

test("lists class names as modules write them", () => {
  expect([...classesIn(SHEET)]).toEqual([
    "sv:p-2",
    "sv:hover:bg-[#fff]",
    "sv:px-1.5",
    "sv:md:w-1/2",
    "sv:[&>li]:grid-cols-[1fr,auto]",
  ]);
});

test("removes the rules of unused classes and keeps the order, layers and shared selectors of the others", () => {
  const left = without(SHEET, ["sv:p-2", "sv:md:w-1/2", "sv:[&>li]:grid-cols-[1fr,auto]", "sv:px-1.5"]);
  expect(left).toBe(
    String.raw`@layer pieces{:root{--ink:#111}.sv\:hover\:bg-\[\#fff\]:hover,.sv\:px-1\.5{padding-inline:6px}.host{color:red}}`,
  );
  expect([...classesIn(without(SHEET, []))]).toEqual([...classesIn(SHEET)]);
});

test("does not merge animation properties into a shorthand that some browsers do not understand", () => {
  const scrolled =
    ".sv\\:rise{animation:linear both rise;animation-timeline:view();animation-range:entry 0% entry 80%}@keyframes rise{0%{opacity:0}}";
  expect(without(scrolled, [])).toContain("animation:linear both rise;animation-timeline:view();");
});
