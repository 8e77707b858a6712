import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useTimeLeft } from "./use-time-left.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Nobody begins with the page.
  vi.advanceTimersByTime(500);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const start = (onEnd: () => void, paused = false) =>
  renderHook((props: { paused: boolean; onEnd: () => void }) => useTimeLeft(3_000, props.paused, props.onEnd), {
    initialProps: { paused, onEnd },
  });

test("calls onEnd once, after its time", () => {
  const end = vi.fn();
  start(end);
  vi.advanceTimersByTime(2_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(end).toHaveBeenCalledOnce();
});

test("does not count paused time", () => {
  const end = vi.fn();
  const { rerender } = start(end);
  vi.advanceTimersByTime(2_000);
  rerender({ paused: true, onEnd: end });
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
  rerender({ paused: false, onEnd: end });
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test("waits if it starts paused", () => {
  const end = vi.fn();
  start(end, true);
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
});

test("calls the latest onEnd, and none after unmount", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = start(first);
  rerender({ paused: false, onEnd: second });
  vi.advanceTimersByTime(3_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  const third = vi.fn();
  const other = start(third);
  other.unmount();
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(third).not.toHaveBeenCalled();
});

test("another text or duration starts it anew", () => {
  const end = vi.fn();
  const { rerender } = renderHook(
    ({ ms, text }: { ms: number | null; text: string }) => useTimeLeft(ms, false, end, text),
    { initialProps: { ms: 3_000, text: "one" } as { ms: number | null; text: string } },
  );
  vi.advanceTimersByTime(2_900);
  rerender({ ms: 3_000, text: "two" });
  vi.advanceTimersByTime(2_900);
  rerender({ ms: null, text: "two" });
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
  rerender({ ms: 1_000, text: "two" });
  vi.advanceTimersByTime(1_000);
  expect(end).toHaveBeenCalledOnce();
});
