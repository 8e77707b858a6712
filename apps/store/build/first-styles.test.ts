import { expect, test } from "vitest";
import { classesIn, ofClasses, without } from "./first-styles.ts";

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

test("the styles that load later have only rules for classes", () => {
  const others =
    "@font-face{font-family:a;src:url(a)}@property --a{syntax:'*';inherits:false}@keyframes rise{0%{opacity:0}}";
  const sheet = String.raw`${SHEET}@layer base{*{margin:0}a:hover{color:red}}:where(.sv\:space-y-2>:not(:last-child)){margin:1px}`;
  const left = ofClasses(sheet + others);
  expect([...classesIn(left)]).toEqual([...classesIn(SHEET), "sv:space-y-2"]);
  expect(left).not.toMatch(/:root|margin:0|a:hover|@font-face|@property|@keyframes/);
  expect(left).toContain(".host{color:red}");
});

test("does not merge animation properties into a shorthand that some browsers do not understand", () => {
  const scrolled =
    ".sv\\:rise{animation:linear both rise;animation-timeline:view();animation-range:entry 0% entry 80%}@keyframes rise{0%{opacity:0}}";
  expect(without(scrolled, [])).toContain("animation:linear both rise;animation-timeline:view();");
});
