import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { read, prefetch } from "./prefetch.ts";
import type { Query } from "./query.ts";

let answers: number;
let keys = 0;
let query: Query<number>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  answers = 0;
  keys += 1;
  query = { key: ["product", keys], read: async () => (answers += 1) };
});
afterEach(() => vi.useRealTimers());

test("a prefetched answer is used once", async () => {
  prefetch(query);
  prefetch(query);
  expect(answers).toBe(1);
  expect(await read(query)).toBe(1);
  expect(await read(query)).toBe(2);
});

test("concurrent reads share a pending prefetch", async () => {
  prefetch(query);
  const asked = read(query);
  prefetch(query);
  expect(await Promise.all([asked, read(query)])).toEqual([1, 1]);
  expect(answers).toBe(1);
});

test("a prefetched answer expires after ten seconds", async () => {
  prefetch(query);
  vi.advanceTimersByTime(9_999);
  prefetch(query);
  expect(answers).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await read(query)).toBe(2);
  prefetch(query);
  vi.advanceTimersByTime(10_000);
  prefetch(query);
  expect(await read(query)).toBe(4);
});

test("a failed prefetch is retried on read", async () => {
  let isDown = true;
  const failing: Query<string> = {
    key: ["product", "failing"],
    read: async () => {
      if (isDown) throw new Error("no line");
      return "there";
    },
  };
  prefetch(failing);
  await vi.waitFor(async () => {
    isDown = false;
    expect(await read(failing)).toBe("there");
  });
});

test("the oldest unread prefetch is dropped when there are too many", async () => {
  const others = Array.from({ length: 20 }, (_, index): Query<number> => ({
    key: ["other", keys, index],
    read: async () => index,
  }));
  prefetch(query);
  for (const other of others) prefetch(other);
  expect(await read(query)).toBe(2);
});
