import { act, cleanup, render, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Countdown } from "./countdown.tsx";
import { setServerClock } from "./clock.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  setServerClock(0);
  vi.useRealTimers();
});

test("all countdowns share one interval, which stops with the last of them", () => {
  const first = renderHook(() => useSecondsLeft(inSeconds(100)));
  const second = renderHook(() => useSecondsLeft(inSeconds(200)));
  expect(vi.getTimerCount()).toBe(1);
  first.unmount();
  expect(vi.getTimerCount()).toBe(1);
  second.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("counts whole minutes above an hour and seconds below, and renders only when the number changes", () => {
  const seen: (number | null)[] = [];
  const endsAt = inSeconds(3600 + 90);
  renderHook(() => seen.push(useSecondsLeft(endsAt)));
  pass(90);
  expect([...new Set(seen)]).toEqual([3660, 3600]);
  pass(2);
  expect(seen.at(-1)).toBe(3598);
});

// spec: Offer countdown
test("is 0 once the instant has passed, and stays 0", () => {
  const { result } = renderHook(() => useSecondsLeft("2026-11-21T09:00:01.500Z"));
  pass(1);
  expect(result.current).toBe(1);
  pass(1);
  expect(result.current).toBe(0);
  pass(60);
  expect(result.current).toBe(0);
});

test("is null on the server, and without an instant", () => {
  expect(renderToString(<Countdown endsAt={inSeconds(100)} />)).not.toContain("m ");
  const { result } = renderHook(() => useSecondsLeft(null));
  expect(result.current).toBeNull();
});

test("does not change between two ticks, however often it renders", () => {
  const { result, rerender } = renderHook(() => useSecondsLeft(inSeconds(100)));
  vi.setSystemTime(NOW + 5_000);
  rerender();
  expect(result.current).toBe(100);
});

test("uses the server's clock once it is known", () => {
  vi.setSystemTime(NOW + 3 * 86_400_000);
  const { result } = renderHook(() => useSecondsLeft(inSeconds(100)));
  expect(result.current).toBe(0);
  act(() => setServerClock(-3 * 86_400_000));
  expect(result.current).toBe(100);
});

test("reads the clock again after all countdowns were unmounted", () => {
  renderHook(() => useSecondsLeft(inSeconds(1000))).unmount();
  vi.setSystemTime(NOW + 500_000);
  const { result } = renderHook(() => useSecondsLeft(inSeconds(1000)));
  expect(result.current).toBe(500);
});

test("calls onEnd once, and once more for another instant", () => {
  const handleEnd = vi.fn<() => void>();
  const { rerender } = render(<Countdown endsAt={inSeconds(2)} onEnd={handleEnd} />);
  pass(1);
  expect(handleEnd).not.toHaveBeenCalled();
  pass(10);
  expect(handleEnd).toHaveBeenCalledOnce();
  rerender(<Countdown endsAt={inSeconds(20)} onEnd={handleEnd} />);
  pass(5);
  expect(handleEnd).toHaveBeenCalledOnce();
  pass(10);
  expect(handleEnd).toHaveBeenCalledTimes(2);
});
