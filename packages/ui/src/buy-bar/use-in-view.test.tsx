import { cleanup, renderHook } from "@testing-library/react";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubInView } from "../fixtures/in-view.ts";
import { useInView } from "./use-in-view.ts";

let view: ReturnType<typeof stubInView>;
const report = (...ratios: number[]) => view.report(...ratios.map((intersectionRatio) => ({ intersectionRatio })));

beforeEach(() => {
  view = stubInView();
  document.body.innerHTML = `<button id="add"></button>`;
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  document.documentElement.removeAttribute("style");
  vi.unstubAllGlobals();
});

test("is null until the browser reports, then true if at least half of the element is visible", () => {
  const { result } = renderHook(() => useInView("add"));
  expect(view.observed).toEqual([document.getElementById("add")]);
  expect(result.current).toBeNull();
  report(0.5);
  expect(result.current).toBe(true);
  report(0.49);
  expect(result.current).toBe(false);
});

test("uses the latest of several reports and ignores empty ones", () => {
  const { result } = renderHook(() => useInView("add"));
  report(0, 1);
  expect(result.current).toBe(true);
  report();
  expect(result.current).toBe(false);
});

test("does not count areas covered by header and toolbar", () => {
  Object.assign(document.documentElement.style, { scrollPaddingTop: "72px", scrollPaddingBottom: "130.5px" });
  renderHook(() => useInView("add"));
  expect(view.options).toEqual({ root: document, rootMargin: "-72px 0px -130.5px 0px", threshold: [0, 0.5] });
});

test("uses no margin if the page declares no covered area", () => {
  renderHook(() => useInView("add"));
  expect(view.options?.rootMargin).toBe("-0px 0px -0px 0px");
});

test("accepts an element by reference", () => {
  const ref = createRef<Element>();
  ref.current = document.getElementById("add");
  renderHook(() => useInView(ref));
  expect(view.observed).toEqual([ref.current]);
});

test("stays null without an element, and on a server", () => {
  const { result } = renderHook(() => useInView("nobody"));
  expect(result.current).toBeNull();
  expect(view.observed).toEqual([]);
  function Shown() {
    return String(useInView("add"));
  }
  expect(renderToString(<Shown />)).toBe("null");
});

test("observes a replaced element and returns null until it is reported", () => {
  const { result, rerender } = renderHook(() => useInView("add"));
  report(1);
  document.body.innerHTML = `<button id="add" class="new"></button>`;
  rerender();
  expect(view.disconnect).toHaveBeenCalledOnce();
  expect(view.observed.at(-1)?.className).toBe("new");
  expect(result.current).toBeNull();
});
