import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useTooltip } from "./use-tooltip.ts";

function Control({ delayMs }: { delayMs?: number }) {
  const { anchor, triggerProps, bubbleProps } = useTooltip(delayMs);
  return (
    <>
      <button type="button" {...triggerProps()} data-open={anchor !== null} />
      {anchor && <p {...bubbleProps()}>Quick view</p>}
    </>
  );
}

const control = () => screen.getByRole("button");
const isOpen = () => control().dataset["open"] === "true";
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const hover = () => {
  fireEvent.pointerEnter(control(), { pointerType: "mouse" });
  wait(400);
};

/** jsdom does not distinguish keyboard focus from focus by a press. */
function focusIsVisible(visible: boolean) {
  const element = control();
  const matches = element.matches.bind(element);
  const answer = (selector: string) => (selector === ":focus-visible" ? visible : matches(selector));
  Object.defineProperty(element, "matches", { value: answer });
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Control />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a pointer", () => {
  test("opens it after 400 ms of hover", () => {
    fireEvent.pointerEnter(control(), { pointerType: "mouse" });
    wait(399);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
  });

  test("has 120 ms to reach the tooltip, and may hover over it", () => {
    hover();
    fireEvent.pointerLeave(control());
    wait(119);
    expect(isOpen()).toBe(true);
    fireEvent.pointerEnter(screen.getByText("Quick view"));
    wait(10_000);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(screen.getByText("Quick view"));
    wait(119);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  test("that leaves before it has opened opens nothing", () => {
    fireEvent.pointerEnter(control(), { pointerType: "mouse" });
    wait(300);
    fireEvent.pointerLeave(control());
    wait(100);
    expect(isOpen()).toBe(false);
    wait(10_000);
    expect(isOpen()).toBe(false);
  });

  test("that presses closes it", () => {
    hover();
    fireEvent.pointerDown(control());
    wait(0);
    expect(isOpen()).toBe(false);
  });

  test("of type touch never opens it", () => {
    fireEvent.pointerEnter(control(), { pointerType: "touch" });
    wait(10_000);
    expect(isOpen()).toBe(false);
  });
});

describe("the focus", () => {
  test("opens it if set by keyboard, until it leaves", () => {
    focusIsVisible(true);
    fireEvent.focus(control());
    wait(399);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
    fireEvent.blur(control());
    wait(0);
    expect(isOpen()).toBe(false);
  });

  test("does not open it if set by a press", () => {
    focusIsVisible(false);
    fireEvent.focus(control());
    wait(10_000);
    expect(isOpen()).toBe(false);
  });
});

test.each([
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["scrolling", () => fireEvent.scroll(document.body)],
])("%s closes it at once, wherever on the page", (_, happen) => {
  hover();
  happen();
  expect(isOpen()).toBe(false);
});

test.each([{ isComposing: true }, { keyCode: 229 }])("Escape in an input method leaves it open: %o", (sign) => {
  hover();
  fireEvent.keyDown(document.body, { key: "Escape", ...sign });
  expect(isOpen()).toBe(true);
});

test("Escape closes it even if another handler stops the event", () => {
  hover();
  control().addEventListener("keydown", (event) => event.stopPropagation());
  fireEvent.keyDown(control(), { key: "Escape" });
  expect(isOpen()).toBe(false);
});

test("clears its timers on unmount", () => {
  fireEvent.pointerEnter(control(), { pointerType: "mouse" });
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

test("other keys leave it open", () => {
  hover();
  fireEvent.keyDown(document.body, { key: "a" });
  expect(isOpen()).toBe(true);
});

test("the delay can be changed", () => {
  cleanup();
  render(<Control delayMs={50} />);
  fireEvent.pointerEnter(control(), { pointerType: "mouse" });
  wait(50);
  expect(isOpen()).toBe(true);
});
