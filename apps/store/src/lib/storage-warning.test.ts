import { beforeEach, expect, test, vi } from "vitest";
import { warnStorageRefused } from "./storage-warning.ts";
import { toasts } from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("warns once, after the dialog that a refused write has opened is closed", () => {
  const shown = () => toasts.getSnapshot().length;
  warnStorageRefused();
  document.body.innerHTML = "<div role=dialog></div>";
  warnStorageRefused();
  vi.advanceTimersByTime(5_000);
  expect(shown()).toBe(0);
  document.body.innerHTML = "";
  vi.advanceTimersByTime(1_000);
  expect(shown()).toBe(1);
  warnStorageRefused();
  vi.advanceTimersByTime(5_000);
  expect(shown()).toBe(1);
});
