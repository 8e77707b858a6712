import { expect, test } from "vitest";
import { rearrange } from "./rearrange.ts";

const ids = Int32Array.of(10, 20, 30, 40);
const at = (id: number, next: number | null) => ({ id, next });

test.each([
  ["a product that is gone", [20], [], [10, 30, 40]],
  ["one that moves forward", [30], [at(30, 10)], [30, 10, 20, 40]],
  ["one that moves to the end", [10], [at(10, null)], [20, 30, 40, 10]],
  ["one that stays where it is", [20], [at(20, 30)], [10, 20, 30, 40]],
  ["a new one", [50], [at(50, 30)], [10, 20, 50, 30, 40]],
  ["one that has nothing to do with the listing", [50], [], [10, 20, 30, 40]],
  ["neighbours that change places", [20, 30], [at(30, 20), at(20, 40)], [10, 30, 20, 40]],
  ["several before one", [50, 60], [at(60, 50), at(50, 20)], [10, 60, 50, 20, 30, 40]],
  ["several at the end", [10, 50], [at(50, 10), at(10, null)], [20, 30, 40, 50, 10]],
  ["all at once", [10, 20, 30, 40], [at(40, 30), at(30, 20), at(20, 10), at(10, null)], [40, 30, 20, 10]],
])("%s", (_what, moved, places, expected) => {
  expect([...(rearrange(ids, { moved, places }) ?? [])]).toEqual(expected);
});

test("what stands before a product that is not there does not fit", () => {
  expect(rearrange(ids, { moved: [50], places: [at(50, 99)] })).toBeNull();
  expect(rearrange(ids, { moved: [20, 50], places: [at(50, 20)] })).toBeNull();
});
