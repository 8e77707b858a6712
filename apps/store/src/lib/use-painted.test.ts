import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePainted } from "./use-painted.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nextFrame = () => act(() => void vi.advanceTimersToNextFrame());
const nextTask = () => act(() => void vi.advanceTimersByTime(1));

test("becomes true in the task after the next frame, for each new value", () => {
  const { result, rerender } = renderHook(({ what }) => usePainted(what, false), { initialProps: { what: "kurta" } });
  expect(result.current).toBe(false);
  nextFrame();
  expect(result.current).toBe(false);
  nextTask();
  expect(result.current).toBe(true);
  rerender({ what: "dress" });
  expect(result.current).toBe(false);
  nextFrame();
  nextTask();
  expect(result.current).toBe(true);
});

test("is true at once for what was seen before, and stays true", () => {
  const { result, rerender } = renderHook(({ what, isSeen }) => usePainted(what, isSeen), {
    initialProps: { what: "kurta", isSeen: true },
  });
  expect(result.current).toBe(true);
  rerender({ what: "kurta", isSeen: false });
  expect(result.current).toBe(true);
  rerender({ what: "dress", isSeen: false });
  expect(result.current).toBe(false);
  rerender({ what: "dress", isSeen: true });
  rerender({ what: "dress", isSeen: false });
  expect(result.current).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("schedules nothing after unmounting", () => {
  const { unmount } = renderHook(() => usePainted("kurta", false));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  const later = renderHook(() => usePainted("kurta", false));
  nextFrame();
  later.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
