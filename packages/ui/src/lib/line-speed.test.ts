import { afterEach, expect, test, vi } from "vitest";
import { lineMegabits } from "./line-speed.ts";

const fetched = (...files: { transferSize: number; responseStart: number; responseEnd: number }[]) =>
  vi.spyOn(performance, "getEntriesByType").mockImplementation((type) => (type === "resource" ? (files as never) : []));

afterEach(() => vi.restoreAllMocks());

test("is the highest measured throughput, in megabits per second", () => {
  fetched(
    { transferSize: 80_000, responseStart: 1_000, responseEnd: 2_000 },
    { transferSize: 50_000, responseStart: 400, responseEnd: 600 },
    { transferSize: 50_000, responseStart: 0, responseEnd: 400 },
  );
  expect(lineMegabits()).toBe(2);
});

test("parallel downloads share the throughput", () => {
  fetched(
    { transferSize: 50_000, responseStart: 100, responseEnd: 300 },
    { transferSize: 50_000, responseStart: 0, responseEnd: 200 },
    { transferSize: 50_000, responseStart: 0, responseEnd: 300 },
  );
  expect(lineMegabits()).toBe(4);
});

test("small files, cached files and files of origins without timing information are ignored", () => {
  fetched(
    { transferSize: 19_999, responseStart: 10, responseEnd: 11 },
    { transferSize: 0, responseStart: 10, responseEnd: 10 },
  );
  expect(lineMegabits()).toBeNull();
  fetched();
  expect(lineMegabits()).toBeNull();
});

test("a file of twenty kilobytes is enough, and one without a duration counts as infinitely fast", () => {
  fetched({ transferSize: 20_000, responseStart: 100, responseEnd: 200 });
  expect(lineMegabits()).toBe(1.6);
  fetched({ transferSize: 20_000, responseStart: 100, responseEnd: 100 });
  expect(lineMegabits()).toBe(Infinity);
});
