import { expect, test } from "vitest";
import { chosenCategories } from "./category-wire.ts";

const row = (id: number, parent_id: number | null) => ({
  id,
  parent_id,
  slug: `c${id}`,
  name: `C${id}`,
  description: "",
  position: id,
  products: 0,
});
const ROWS = [row(1, null), row(2, null), row(11, 1), row(12, 1), row(21, 2)];

test("choosing nothing is the whole shop, unlike a choice without a match", () => {
  expect(chosenCategories([], [], ROWS)).toBeNull();
  expect(chosenCategories([99], [], ROWS)).toEqual([99]);
});

test("a sub-category narrows its own parent only", () => {
  expect(chosenCategories([1, 2], [11], ROWS)).toEqual([11, 2]);
  expect(chosenCategories([1, 2], [11, 12, 21], ROWS)).toEqual([11, 12, 21]);
  expect(chosenCategories([2], [11], ROWS)).toEqual([11, 2]);
});
