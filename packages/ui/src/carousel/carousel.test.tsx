import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubInView } from "../fixtures/in-view.ts";
import { Carousel } from "./index.ts";

const scrollTo = vi.fn();

/** Media queries that match; `NARROW` is a phone without reduced motion. */
const WIDE = ["(width >= 48rem)"];
const NARROW: string[] = [];

function show(holding: readonly string[]) {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: holding.includes(media) }),
  );
  render(
    <Carousel title="New Arrivals">
      {Array.from({ length: 7 }, (_, index) => (
        <p key={index}>{index}</p>
      ))}
    </Carousel>,
  );
}

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  stubInView({ isIntersecting: true });
  Element.prototype.scrollTo = scrollTo;
});

afterEach(() => {
  cleanup();
  scrollTo.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// spec: Carousel autoplay 3000 ms
test("advances every three seconds on screens wide enough for its buttons", () => {
  show(WIDE);
  wait(2_999);
  expect(scrollTo).not.toHaveBeenCalled();
  wait(1);
  expect(scrollTo).toHaveBeenCalledOnce();
});

test("does not advance automatically on a phone", () => {
  show(NARROW);
  wait(30_000);
  expect(scrollTo).not.toHaveBeenCalled();
});

// spec: acceptance 37 reduced motion
test("does not move under reduced motion until it is started", () => {
  show([...WIDE, "(prefers-reduced-motion: reduce)"]);
  wait(30_000);
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Play New Arrivals" }));
  wait(3_000);
  expect(scrollTo).toHaveBeenCalledOnce();
});

// spec: acceptance 37 pause
test("pauses while hovered, and stops for good after a manual step", () => {
  show(WIDE);
  const region = screen.getByRole("region", { name: "New Arrivals" });
  fireEvent.pointerEnter(region);
  wait(30_000);
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.pointerLeave(region);
  wait(3_000);
  expect(scrollTo).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: "Next slides" }));
  expect(scrollTo).toHaveBeenCalledTimes(2);
  wait(30_000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test("two quick presses are two steps, even before the first scroll has begun", () => {
  show(WIDE);
  const next = screen.getByRole("button", { name: "Next slides" });
  fireEvent.click(next);
  expect(screen.getByText(/^Showing 2 to/)).toBeTruthy();
  fireEvent.click(next);
  expect(screen.getByText(/^Showing 3 to/)).toBeTruthy();
});
