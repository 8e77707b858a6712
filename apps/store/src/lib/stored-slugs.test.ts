import { expect, test } from "vitest";
import { readSlugs } from "./stored-slugs.ts";

test.each([
  [null, []],
  [undefined, []],
  ["", []],
  ["null", []],
  ["{", []],
  ['{"length":9}', []],
  ['"kurta"', []],
  ['[1,null,{},["kurta"],"","a/b","../cart","A","a--b","%2e","kurta","kurta"]', ["kurta"]],
  [JSON.stringify(["k".repeat(121), "mira-tiered-dress-2"]), ["mira-tiered-dress-2"]],
  [JSON.stringify(["a", "b", "c", "d"]), ["a", "b", "c"]],
])("stored %j is read as %j", (stored, slugs) => {
  expect(readSlugs(stored, 3)).toEqual(slugs);
});
