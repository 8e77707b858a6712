import { expect, test } from "vitest";
import { type Rule, ranksOf } from "./cascade.ts";

const rule = (selector: string, property: string, value: string, ...conditions: string[]): Rule => ({
  conditions,
  selector,
  declarations: [{ property, value: value.replace("!", ""), important: value.endsWith("!") }],
});
const ranks = (...rules: Rule[]) => [...ranksOf(rules)].map(([{ selector }, rank]) => `${selector} ${rank}`);

test("of two rules for a property the later one ranks higher, whatever their conditions", () => {
  expect(ranks(rule(".a", "display", "flex"), rule(".b", "display", "none", "@media print"))).toEqual([".a 0", ".b 1"]);
});

test("the more specific rule ranks higher although it comes first", () => {
  expect(ranks(rule(".a:hover", "color", "red"), rule(".b", "color", "blue"))).toEqual([".b 0", ".a:hover 1"]);
});

test.each([
  ["padding", "padding-inline-start"],
  ["padding-left", "padding-inline"],
  ["inset", "top"],
  ["width", "inline-size"],
  ["border", "border-inline-color"],
  ["border-radius", "border-start-end-radius"],
  ["row-gap", "gap"],
  ["line-height", "font-size"],
  ["grid-row", "grid-area"],
  ["place-items", "align-items"],
  ["user-select", "-webkit-user-select"],
  ["columns", "column-count"],
  ["overscroll-behavior", "overscroll-behavior-x"],
  ["--sv-tw-leading", "--sv-tw-leading"],
])("%s and %s can set the same", (one, other) => {
  expect(ranks(rule(".a", one, "1px"), rule(".b", other, "2px"))).toEqual([".a 0", ".b 1"]);
});

test.each([
  ["padding-inline", "padding-block"],
  ["color", "background-color"],
  ["min-width", "width"],
  ["border-radius", "border-color"],
  ["--sv-a", "--sv-b"],
])("%s and %s share a rank", (one, other) => {
  expect(ranks(rule(".a", one, "1px"), rule(".b", other, "2px"))).toEqual([".a 0", ".b 0"]);
});

test("equal values and other pseudo-elements share a rank", () => {
  expect(ranks(rule(".a", "color", "red"), rule(".b", "color", "red"))).toEqual([".a 0", ".b 0"]);
  expect(ranks(rule(".a", "color", "red"), rule(".b:after", "color", "blue"))).toEqual([".a 0", ".b:after 0"]);
});

test("refuses important declarations that differ, and `all`", () => {
  expect(ranks(rule(".a", "color", "red!"), rule(".b", "color", "red!"))).toEqual([".a 0", ".b 0"]);
  expect(() => ranks(rule(".a", "color", "red!"), rule(".b", "color", "blue!"))).toThrow(
    ".b: another rule sets color!",
  );
  expect(() => ranks(rule(".a", "all", "unset"))).toThrow("cannot be ranked");
});
