import { beforeEach, expect, test, vi } from "vitest";
import { announcedValue } from "./announced-value.ts";
import type { ChangeListener } from "./changes.ts";

let isListening: boolean;
let listeners: ChangeListener[];
let stored: number;
let reads: number;
let now: number;
beforeEach(() => {
  isListening = true;
  listeners = [];
  stored = 1;
  reads = 0;
  now = 1_000_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

const changes = { isListening: () => isListening, listen: (listener: ChangeListener) => void listeners.push(listener) };
const announce = (key: string) => listeners.forEach((listener) => listener.changed(key));
async function read(): Promise<number> {
  reads += 1;
  if (stored < 0) throw new Error("unreadable");
  return stored;
}

test.each(["shop", "everything"])("a value is read once, and again after %s is announced", async (key) => {
  const value = announcedValue({ changes, key: "shop", read });
  expect([await value(), await value(), reads]).toEqual([1, 1, 1]);
  stored = 2;
  announce("another");
  expect(await value()).toBe(1);
  announce(key);
  expect([await value(), reads]).toEqual([2, 2]);
});

test("what changes while it is read is read again", async () => {
  const value = announcedValue({ changes, key: "shop", read });
  const first = value();
  stored = 2;
  announce("shop");
  expect([await first, await value()]).toEqual([1, 2]);
});

test("without announcements it is read at each call, or when it is older than it may be", async () => {
  isListening = false;
  const each = announcedValue({ changes, key: "shop", read });
  await each();
  stored = 2;
  expect(await each()).toBe(2);

  const seldom = announcedValue({ changes, key: "shop", read, refreshMs: 5_000 });
  await seldom();
  stored = 3;
  now += 4_999;
  expect(await seldom()).toBe(2);
  now += 1;
  expect(await seldom()).toBe(3);
});

test("what was read before announcements arrived is read again once they do", async () => {
  isListening = false;
  const value = announcedValue({ changes, key: "shop", read, refreshMs: 5_000 });
  await value();
  isListening = true;
  stored = 2;
  now += 5_000;
  expect(await value()).toBe(2);
});

test("a failed read is repeated at the next call", async () => {
  const value = announcedValue({ changes, key: "shop", read });
  stored = -1;
  await expect(value()).rejects.toThrow("unreadable");
  stored = 2;
  expect(await value()).toBe(2);
});

test("what stands in for a failed read is given up after a while, or at an announcement", async () => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => {
    errors.push(error);
    return 7;
  };
  const value = announcedValue({ changes, key: "shop", read, refreshMs: 5_000, onError });
  stored = -1;
  expect([await value(), await value(), errors.length]).toEqual([7, 7, 1]);
  now += 5_000;
  expect([await value(), errors.length]).toEqual([7, 2]);
  stored = 2;
  announce("shop");
  expect(await value()).toBe(2);
  stored = -1;
  announce("shop");
  expect(await value()).toBe(7);
  stored = 3;
  now += 5_000;
  expect(await value()).toBe(3);
});
