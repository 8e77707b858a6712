import { afterEach, expect, test, vi } from "vitest";
import { nearScreen } from "./near-screen.ts";

interface Watch {
  report: (entries: { isIntersecting: boolean }[]) => void;
  margin: string | undefined;
  observed: Element[];
  isOver: boolean;
}
const watches: Watch[] = [];

function watchFrame(content = "<section></section><section></section>") {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      watch: Watch;
      constructor(report: Watch["report"], { rootMargin }: IntersectionObserverInit) {
        this.watch = { report, margin: rootMargin, observed: [], isOver: false };
        watches.push(this.watch);
      }
      observe(element: Element) {
        this.watch.observed.push(element);
      }
      disconnect() {
        this.watch.isOver = true;
      }
    },
  );
  const frame = document.createElement("div");
  frame.innerHTML = content;
  const near = vi.fn();
  void nearScreen(frame).then(near);
  return { frame, near };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
  watches.length = 0;
});

test("observes the children of the frame, because the frame has no box", () => {
  const { frame } = watchFrame();
  expect(watches.map(({ observed }) => observed)).toEqual([[...frame.children]]);
});

test("observes the children of an island in it, whose frame has no box either", () => {
  const { frame } = watchFrame('<section></section><div data-waiting=""><p></p></div>');
  expect(watches.map(({ observed }) => observed)).toEqual([[...frame.querySelectorAll("section, p")]]);
});

test("resolves when one of them is on the screen, and then stops observing", async () => {
  const { near } = watchFrame();
  watches[0]!.report([{ isIntersecting: false }]);
  await settle();
  expect(near).not.toHaveBeenCalled();
  watches[0]!.report([{ isIntersecting: false }, { isIntersecting: true }]);
  await settle();
  expect(near).toHaveBeenCalledOnce();
  expect(watches[0]!.isOver).toBe(true);
});

test("looks ahead of the screen once the visitor scrolls", async () => {
  const { frame, near } = watchFrame();
  const own = () => watches.filter(({ observed }) => observed.includes(frame.children[0]!));
  expect(own().map(({ margin }) => margin)).toEqual(["-1px"]);
  window.dispatchEvent(new Event("scroll"));
  await settle();
  expect(own().map(({ margin }) => margin)).toEqual(["-1px", "50%"]);
  own()[1]!.report([{ isIntersecting: true }]);
  await settle();
  expect(near).toHaveBeenCalledOnce();
});
