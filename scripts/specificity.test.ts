import { expect, test } from "vitest";
import { specificityOf, splitList } from "./specificity.ts";

test.each([
  [".sv\\:p-4", [0, 1, 0]],
  [".sv\\:w-\\[calc\\(100\\%-2px\\)\\]", [0, 1, 0]],
  [".a:hover:after", [0, 2, 1]],
  [".a::placeholder", [0, 1, 1]],
  [".a:not(:disabled):hover", [0, 3, 0]],
  [".a:is(:where(.b):hover *)", [0, 2, 0]],
  [".a:where(:dir(rtl),[dir=rtl],[dir=rtl] *)", [0, 1, 0]],
  [".a:has(>[data-state=closed])", [0, 2, 0]],
  [".a>:nth-child(2)", [0, 2, 0]],
  [".a[aria-disabled=true]:hover", [0, 3, 0]],
  [".a p+p", [0, 1, 2]],
  [".a:is(#b,.c .d)", [1, 1, 0]],
  ["body:has(.a) :not(.a,.a *,:has(.a))", [0, 2, 1]],
])("%s", (selector, expected) => {
  expect(specificityOf(selector)).toEqual(expected);
});

test("only commas between selectors separate them", () => {
  expect(splitList(".a:is(.b,.c),.d\\,e , [title=x]")).toEqual([".a:is(.b,.c)", ".d\\,e", "[title=x]"]);
});
