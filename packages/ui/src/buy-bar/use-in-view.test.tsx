import { act, cleanup, renderHook } from "@testing-library/react";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useInView } from "./use-in-view.ts";

const observed: Element[] = [];
const disconnect = vi.fn();
let options: IntersectionObserverInit | undefined;
let report: (...ratios: number[]) => void;

class Observer implements Partial<IntersectionObserver> {
  constructor(callback: IntersectionObserverCallback, given?: IntersectionObserverInit) {
    options = given;
    report = (...ratios) =>
      act(() =>
        callback(
          ratios.map((intersectionRatio) => ({ intersectionRatio }) as IntersectionObserverEntry),
          this as unknown as IntersectionObserver,
        ),
      );
  }
  observe(element: Element) {
    observed.push(element);
  }
  disconnect = disconnect;
}

beforeEach(() => {
  observed.length = 0;
  disconnect.mockReset();
  vi.stubGlobal("IntersectionObserver", Observer);
  document.body.innerHTML = `<button id="add"></button>`;
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  document.documentElement.removeAttribute("style");
  vi.unstubAllGlobals();
});

test("is unknown until the browser has told, then true from half of the element on", () => {
  const { result } = renderHook(() => useInView("add"));
  expect(observed).toEqual([document.getElementById("add")]);
  expect(result.current).toBeNull();
  report(0.5);
  expect(result.current).toBe(true);
  report(0.49);
  expect(result.current).toBe(false);
});

test("believes the latest of several reports, and none of nothing", () => {
  const { result } = renderHook(() => useInView("add"));
  report(0, 1);
  expect(result.current).toBe(true);
  report();
  expect(result.current).toBe(false);
});

test("does not count what header and toolbar cover", () => {
  Object.assign(document.documentElement.style, { scrollPaddingTop: "72px", scrollPaddingBottom: "130.5px" });
  renderHook(() => useInView("add"));
  expect(options).toEqual({ root: document, rootMargin: "-72px 0px -130.5px 0px", threshold: [0, 0.5] });
});

test("covers nothing where the page says nothing", () => {
  renderHook(() => useInView("add"));
  expect(options?.rootMargin).toBe("-0px 0px -0px 0px");
});

test("takes an element by reference too", () => {
  const ref = createRef<Element>();
  ref.current = document.getElementById("add");
  renderHook(() => useInView(ref));
  expect(observed).toEqual([ref.current]);
});

test("stays unknown without an element, and on a server", () => {
  const { result } = renderHook(() => useInView("nobody"));
  expect(result.current).toBeNull();
  expect(observed).toEqual([]);
  function Shown() {
    return String(useInView("add"));
  }
  expect(renderToString(<Shown />)).toBe("null");
});

test("follows the page to another element, and knows nothing of that one yet", () => {
  const { result, rerender } = renderHook(() => useInView("add"));
  report(1);
  document.body.innerHTML = `<button id="add" class="new"></button>`;
  rerender();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(observed.at(-1)?.className).toBe("new");
  expect(result.current).toBeNull();
});
