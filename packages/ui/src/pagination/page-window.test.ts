import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("shows every page if there are few", () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("has gaps for distant pages", () => {
  expect(pageWindow(5, 12)).toEqual([1, null, 4, 5, 6, null, 12]);
  expect(pageWindow(1, 12)).toEqual([1, 2, null, 12]);
  expect(pageWindow(12, 12)).toEqual([1, null, 11, 12]);
});

test("never hides a single page behind a gap", () => {
  expect(pageWindow(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  expect(pageWindow(9, 12)).toEqual([1, null, 8, 9, 10, 11, 12]);
});

test("has bounded length and ascending order for every page", () => {
  for (let pageCount = 1; pageCount <= 40; pageCount++) {
    for (let page = 1; page <= pageCount; page++) {
      const numbers = pageWindow(page, pageCount).filter((entry) => entry !== null);
      expect(numbers).toContain(page);
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(pageCount);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(pageWindow(page, pageCount).length).toBeLessThanOrEqual(7);
    }
  }
});
