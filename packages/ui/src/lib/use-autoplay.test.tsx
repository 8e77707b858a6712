import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubInView } from "../fixtures/in-view.ts";
import { useAutoplay } from "./use-autoplay.ts";

interface StripProps {
  place?: "above" | "below";
  preventsStart?: boolean;
  startsAtOnce?: boolean;
}

function Strip({ place = "above", ...options }: StripProps) {
  const { playing, wanted, setWanted, watch } = useAutoplay(options);
  return (
    <section key={place} ref={watch} aria-label="strip" data-playing={playing} data-wanted={wanted}>
      <button type="button" onClick={() => setWanted(!wanted)}>
        Pause
      </button>
    </section>
  );
}

const strip = () => screen.getByRole("region");
const plays = () => strip().dataset["playing"] === "true";
const isWanted = () => strip().dataset["wanted"] === "true";
let calm = false;
let view: ReturnType<typeof stubInView>;
const see = (...inView: boolean[]) => view.report(...inView.map((isIntersecting) => ({ isIntersecting })));

beforeEach(() => {
  calm = false;
  view = stubInView();
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      get matches() {
        return calm && media === "(prefers-reduced-motion: reduce)";
      },
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "connection");
  Reflect.deleteProperty(document, "hidden");
});

function show() {
  render(<Strip />);
  see(true);
}

test("a report that changes nothing does not render again, which would not end with a new ref on each render", () => {
  const rendered = vi.fn();
  render(
    <Profiler id="strip" onRender={rendered}>
      <Strip />
    </Profiler>,
  );
  see(true);
  // React may render once more before it finds the state unchanged.
  see(true);
  rendered.mockClear();
  see(true);
  expect(rendered).not.toHaveBeenCalled();
});

test("plays while it is in view, and pauses while it is not", () => {
  render(<Strip />);
  expect(plays()).toBe(false);
  see(true);
  expect(plays()).toBe(true);
  see(false);
  expect(plays()).toBe(false);
  expect(isWanted()).toBe(true);
});

test("uses the latest of several reports and ignores empty ones", () => {
  show();
  see(true, false);
  expect(plays()).toBe(false);
  see(false, true);
  expect(plays()).toBe(true);
  see();
  expect(plays()).toBe(false);
});

test("pauses while hovered", () => {
  show();
  fireEvent.pointerEnter(strip());
  expect(plays()).toBe(false);
  fireEvent.pointerLeave(strip());
  expect(plays()).toBe(true);
});

test("resumes when the browser takes over a touch to scroll", () => {
  show();
  fireEvent.pointerEnter(strip());
  fireEvent.pointerCancel(strip());
  expect(plays()).toBe(true);
});

test("pauses while an element inside has the focus, even if the pointer leaves", () => {
  show();
  fireEvent.focusIn(strip());
  fireEvent.pointerEnter(strip());
  fireEvent.pointerLeave(strip());
  expect(plays()).toBe(false);
  fireEvent.focusOut(strip());
  expect(plays()).toBe(true);
});

test("pauses while the tab is hidden", () => {
  show();
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(plays()).toBe(false);
});

// spec: Home: autoplay can be stopped
test("does not start under reduced motion until the visitor starts it", () => {
  calm = true;
  show();
  expect([plays(), isWanted()]).toEqual([false, false]);
  fireEvent.click(screen.getByRole("button"));
  expect([plays(), isWanted()]).toEqual([true, true]);
});

test("does not start under data saving, which a server render cannot know", () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  expect(renderToString(<Strip />)).toContain('data-wanted="true"');
  show();
  expect([plays(), isWanted()]).toEqual([false, false]);
});

test("does not start with preventsStart until the visitor starts it", () => {
  render(<Strip preventsStart />);
  see(true);
  expect([plays(), isWanted()]).toEqual([false, false]);
  fireEvent.click(screen.getByRole("button"));
  expect([plays(), isWanted()]).toEqual([true, true]);
});

test.each([true, false])(
  "starting it while hovering and focusing it makes it move only with startsAtOnce: %s",
  (startsAtOnce) => {
    render(<Strip startsAtOnce={startsAtOnce} />);
    see(true);
    fireEvent.click(screen.getByRole("button"));
    fireEvent.pointerEnter(strip());
    fireEvent.focusIn(screen.getByRole("button"));
    fireEvent.click(screen.getByRole("button"));
    expect(plays()).toBe(startsAtOnce);
    fireEvent.pointerLeave(strip());
    fireEvent.pointerEnter(strip());
    expect(plays()).toBe(false);
  },
);

test("plays if the browser has no information on data saving", () => {
  Object.defineProperty(navigator, "connection", { value: {}, configurable: true });
  show();
  expect(plays()).toBe(true);
});

// spec: Home: autoplay can be stopped
test("stays paused through all interruptions once the visitor has paused it", () => {
  show();
  fireEvent.click(screen.getByRole("button"));
  see(false);
  see(true);
  expect([plays(), isWanted()]).toEqual([false, false]);
});

test("handles an element that was removed", () => {
  const { rerender } = render(<Strip place="above" />);
  const before = strip();
  rerender(<Strip place="below" />);
  expect(view.disconnect).toHaveBeenCalledOnce();
  see(true);
  fireEvent.pointerEnter(before);
  expect(plays()).toBe(true);
});
