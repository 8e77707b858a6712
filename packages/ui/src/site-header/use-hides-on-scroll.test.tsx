import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHidesOnScroll } from "./use-hides-on-scroll.ts";

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });

beforeEach(() => scrollTo(0));
afterEach(cleanup);

test("hides on scrolling down beyond 400 px, and shows on scrolling up", () => {
  const { result } = renderHook(() => useHidesOnScroll());
  expect(result.current).toBe(false);
  scrollTo(400);
  expect(result.current).toBe(false);
  scrollTo(406);
  expect(result.current).toBe(true);
  scrollTo(700);
  expect(result.current).toBe(true);
  scrollTo(694);
  expect(result.current).toBe(false);
});

test("ignores movements below six pixels, and adds them up", () => {
  const { result } = renderHook(() => useHidesOnScroll(100));
  scrollTo(200);
  expect(result.current).toBe(true);
  scrollTo(195);
  expect(result.current).toBe(true);
  scrollTo(194);
  expect(result.current).toBe(false);
});

test("starts from the current scroll position, and stops listening on unmount", () => {
  scrollTo(500);
  const { result, unmount } = renderHook(() => useHidesOnScroll());
  scrollTo(497);
  expect(result.current).toBe(false);
  scrollTo(510);
  expect(result.current).toBe(true);
  unmount();
  const asked = vi.fn(() => 0);
  Object.defineProperty(window, "scrollY", { get: asked, configurable: true });
  window.dispatchEvent(new Event("scroll"));
  expect(asked).not.toHaveBeenCalled();
});

test("accepts another threshold", () => {
  const { result, rerender } = renderHook(({ after }) => useHidesOnScroll(after), { initialProps: { after: 400 } });
  rerender({ after: 50 });
  scrollTo(80);
  expect(result.current).toBe(true);
});
