import { expect, test } from "vitest";
import { readRecent, withSearch } from "./recent-searches.ts";

test.each([
  [null, []],
  [undefined, []],
  ["", []],
  ["null", []],
  ["{", []],
  ['{"length":9}', []],
  ['"kurta"', []],
  ['[1,null,{},["kurta"],"  ","kurta "," kurta"]', ["kurta"]],
  [JSON.stringify(["a", "b", "c", "d", "e", "f"]), ["a", "b", "c", "d", "e"]],
])("stored %j is read as %j", (stored, searches) => {
  expect(readRecent(stored)).toEqual(searches);
});

test("an overlong stored text is truncated", () => {
  expect(readRecent(JSON.stringify(["k".repeat(100_000)]))[0]).toHaveLength(100);
});

test("the newest search comes first without duplicates, and the sixth is dropped", () => {
  expect(withSearch(["sari", "Kurta", "coat", "mul", "ikat"], "kurta")).toEqual([
    "kurta",
    "sari",
    "coat",
    "mul",
    "ikat",
  ]);
  expect(withSearch(["a", "b", "c", "d", "e"], "f")).toEqual(["f", "a", "b", "c", "d"]);
});
