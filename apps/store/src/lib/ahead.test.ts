import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { read, readAhead } from "./ahead.ts";
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

test("what was asked for ahead is the answer, once", async () => {
  readAhead(query);
  readAhead(query);
  expect(answers).toBe(1);
  expect(await read(query)).toBe(1);
  expect(await read(query)).toBe(2);
});

test("what is on its way is the answer to all who ask, and is not asked for again", async () => {
  readAhead(query);
  const asked = read(query);
  readAhead(query);
  expect(await Promise.all([asked, read(query)])).toEqual([1, 1]);
  expect(answers).toBe(1);
});

test("after ten seconds it is asked for anew", async () => {
  readAhead(query);
  vi.advanceTimersByTime(9_999);
  readAhead(query);
  expect(answers).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await read(query)).toBe(2);
  readAhead(query);
  vi.advanceTimersByTime(10_000);
  readAhead(query);
  expect(await read(query)).toBe(4);
});

test("what failed ahead is tried again", async () => {
  let isDown = true;
  const failing: Query<string> = {
    key: ["product", "failing"],
    read: async () => {
      if (isDown) throw new Error("no line");
      return "there";
    },
  };
  readAhead(failing);
  await vi.waitFor(async () => {
    isDown = false;
    expect(await read(failing)).toBe("there");
  });
});

test("of many that were never shown the oldest is forgotten", async () => {
  const others = Array.from({ length: 20 }, (_, index): Query<number> => ({
    key: ["other", keys, index],
    read: async () => index,
  }));
  readAhead(query);
  for (const other of others) readAhead(other);
  expect(await read(query)).toBe(2);
});
