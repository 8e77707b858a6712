import { act, cleanup, render } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSlides } from "./use-slides.ts";

let slides: ReturnType<typeof useSlides>;
let changed: () => void;
const watched: unknown[] = [];
const ended: string[] = [];

class Resize implements Partial<ResizeObserver> {
  constructor(callback: () => void) {
    changed = callback;
  }
  observe(element: Element) {
    watched.push(["size", element.tagName]);
  }
  disconnect = () => void ended.push("size");
}
class Mutation implements Partial<MutationObserver> {
  observe(element: Node, init?: MutationObserverInit) {
    watched.push([init, (element as Element).tagName]);
  }
  disconnect = () => void ended.push("children");
}

/** A row of slides, 90 px wide and 100 px apart, in a window of 320 px; the first slide starts at 10 px. */
interface Row {
  count?: number;
  clientWidth?: number;
  scrollLeft?: number;
  direction?: "ltr" | "rtl";
}
const scrollTo = vi.fn();

function Track({ count }: { count: number }) {
  const now = useSlides();
  const { track } = now;
  useEffect(() => {
    holder.now = now;
  });
  return (
    <ul ref={track}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} />
      ))}
    </ul>
  );
}
const holder: { now?: ReturnType<typeof useSlides> } = {};

let row: Required<Row>;

function show(given: Row = {}) {
  row = { count: 7, clientWidth: 320, scrollLeft: 0, direction: "ltr", ...given };
  const rendered = render(<Track count={row.count} />);
  slides = holder.now!;
  return rendered;
}

const list = () => document.querySelector("ul")!;
const measure = () => {
  act(() => changed());
  slides = holder.now!;
};

beforeEach(() => {
  watched.length = ended.length = 0;
  scrollTo.mockReset();
  vi.stubGlobal("ResizeObserver", Resize);
  vi.stubGlobal("MutationObserver", Mutation);
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    const place = 10 + [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    return row.direction === "rtl" ? row.clientWidth - 90 - place : place;
  });
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(() => 90);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockImplementation(() => row.clientWidth);
  vi.spyOn(Element.prototype, "scrollLeft", "get").mockImplementation(() => row.scrollLeft);
  vi.spyOn(window, "getComputedStyle").mockImplementation(
    () =>
      ({
        columnGap: "10px",
        paddingInlineStart: "10px",
        paddingInlineEnd: "10px",
        direction: row.direction,
      }) as CSSStyleDeclaration,
  );
  Element.prototype.scrollTo = scrollTo;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("returns zeros before it has measured", () => {
  show();
  expect(slides).toMatchObject({ first: 0, perView: 0 });
  expect(watched).toEqual([
    ["size", "UL"],
    [{ childList: true }, "UL"],
  ]);
});

test("counts fully visible slides, without the padding", () => {
  show();
  measure();
  expect(slides).toMatchObject({ first: 0, perView: 3 });
});

test("tolerates one pixel of rounding", () => {
  show({ clientWidth: 309 });
  measure();
  expect(slides.perView).toBe(3);
  row.clientWidth = 308;
  measure();
  expect(slides.perView).toBe(2);
});

test("reports at least one slide in view", () => {
  show({ clientWidth: 60 });
  measure();
  expect(slides.perView).toBe(1);
});

test("measures a single slide by its own width", () => {
  show({ count: 1, clientWidth: 210 });
  measure();
  expect(slides.perView).toBe(2);
});

test("stays unmeasured without slides", () => {
  show({ count: 0 });
  measure();
  expect(slides).toMatchObject({ first: 0, perView: 0 });
  slides.show(1);
  expect(scrollTo).toHaveBeenCalledWith({ left: 0 });
});

test.each([
  ["ltr", 149, 1],
  ["ltr", 151, 2],
  ["rtl", -151, 2],
] as const)("reads the first slide in view from the scroll position (%s, %d)", (direction, scrollLeft, first) => {
  show({ direction, scrollLeft });
  act(() => void list().dispatchEvent(new Event("scroll")));
  expect(holder.now?.first).toBe(first);
});

test.each([
  ["ltr", 200],
  ["rtl", -200],
] as const)("brings a slide to the start edge (%s)", (direction, left) => {
  show({ direction });
  slides.show(2);
  expect(scrollTo.mock.calls).toEqual([[{ left }]]);
});

test("knows its destination until the scroll has ended or was interrupted", () => {
  show();
  measure();
  expect(slides.destination()).toBe(0);
  slides.show(2);
  row.scrollLeft = 100;
  measure();
  expect([slides.first, slides.destination()]).toEqual([1, 2]);
  row.scrollLeft = 200;
  measure();
  row.scrollLeft = 0;
  measure();
  expect(slides.destination()).toBe(0);

  slides.show(3);
  expect(slides.destination()).toBe(3);
  list().dispatchEvent(new Event("scrollend"));
  expect(slides.destination()).toBe(0);
});

test("renders only when the position has changed", () => {
  show();
  measure();
  const before = holder.now;
  measure();
  expect(holder.now).toBe(before);
  row.scrollLeft = 100;
  measure();
  expect(holder.now).not.toBe(before);
});

test("stops observing when the list is unmounted", () => {
  const { unmount } = show();
  const gone = list();
  unmount();
  expect(ended.toSorted()).toEqual(["children", "size"]);
  vi.mocked(getComputedStyle).mockClear();
  gone.dispatchEvent(new Event("scroll"));
  slides.show(1);
  expect(getComputedStyle).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});
