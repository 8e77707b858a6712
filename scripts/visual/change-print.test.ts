import { expect, test } from "vitest";
import { changePrint, changedAreas } from "./change-print.ts";
import { compare, type Pixels } from "./compare.ts";

const SIDE = 200;

/** A grey picture with filled squares of ten pixels. */
function picture(...squares: [left: number, top: number, value: number][]): Pixels {
  const data = new Uint8Array(SIDE * SIDE * 3).fill(100);
  for (const [left, top, value] of squares)
    for (let y = top; y < top + 10; y++) data.fill(value, (y * SIDE + left) * 3, (y * SIDE + left + 10) * 3);
  return { data, width: SIDE, height: SIDE };
}

function print(before: Pixels, after: Pixels): string {
  const difference = compare(before, after);
  if (!difference) throw new Error("The pictures are equal.");
  return changePrint(before, after, difference);
}

const once = print(picture([20, 20, 0]), picture([20, 20, 200]));

test("the same change has the same fingerprint at another place, and where it is seen twice", () => {
  expect(print(picture([133, 71, 0]), picture([133, 71, 200]))).toBe(once);
  expect(print(picture([20, 20, 0], [121, 150, 0]), picture([20, 20, 200], [121, 150, 200]))).toBe(once);
});

test.each([
  ["from another colour", [20, 20, 50], [20, 20, 200]],
  ["to another colour", [20, 20, 0], [20, 20, 201]],
  ["by another distance", [20, 20, 0], [23, 20, 0]],
] as const)("a change %s has another fingerprint", (_, before, after) => {
  expect(print(picture([...before]), picture([...after]))).not.toBe(once);
});

test("a change in addition has another fingerprint", () => {
  expect(print(picture([20, 20, 0], [120, 150, 0]), picture([20, 20, 200], [120, 150, 90]))).not.toBe(once);
});

test("areas are as large as the changed pixels in them; those at opposite edges are two", () => {
  const difference = compare(picture(), picture([5, 5, 0], [190, 5, 0]));
  if (!difference) throw new Error("The pictures are equal.");
  expect(changedAreas(difference).toSorted((one, other) => one.left - other.left)).toEqual([
    { left: 5, top: 5, right: 15, bottom: 15 },
    { left: 190, top: 5, right: 200, bottom: 15 },
  ]);
});
