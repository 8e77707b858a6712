import { afterEach, expect, test, vi } from "vitest";
import { lineMegabits } from "./line-speed.ts";

const fetched = (...files: { transferSize: number; responseStart: number; responseEnd: number }[]) =>
  vi.spyOn(performance, "getEntriesByType").mockImplementation((type) => (type === "resource" ? (files as never) : []));

afterEach(() => vi.restoreAllMocks());

test("is what the line has brought at its best, in megabits a second", () => {
  fetched(
    { transferSize: 80_000, responseStart: 1_000, responseEnd: 2_000 },
    { transferSize: 50_000, responseStart: 400, responseEnd: 600 },
    { transferSize: 50_000, responseStart: 0, responseEnd: 400 },
  );
  expect(lineMegabits()).toBe(2);
});

test("files that come at the same time have shared it", () => {
  fetched(
    { transferSize: 50_000, responseStart: 100, responseEnd: 300 },
    { transferSize: 50_000, responseStart: 0, responseEnd: 200 },
    { transferSize: 50_000, responseStart: 0, responseEnd: 300 },
  );
  expect(lineMegabits()).toBe(4);
});

test("small files, and those from the cache or of an origin that does not tell, say nothing", () => {
  fetched(
    { transferSize: 19_999, responseStart: 10, responseEnd: 11 },
    { transferSize: 0, responseStart: 10, responseEnd: 10 },
  );
  expect(lineMegabits()).toBeNull();
  fetched();
  expect(lineMegabits()).toBeNull();
});

test("a file of twenty kilobytes is enough, and one that came at once is as fast as can be", () => {
  fetched({ transferSize: 20_000, responseStart: 100, responseEnd: 200 });
  expect(lineMegabits()).toBe(1.6);
  fetched({ transferSize: 20_000, responseStart: 100, responseEnd: 100 });
  expect(lineMegabits()).toBe(Infinity);
});
