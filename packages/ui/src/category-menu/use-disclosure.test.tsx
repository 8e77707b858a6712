import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useDisclosure } from "./use-disclosure.ts";

/** A category with a page of its own, beside the button of its panel. */
function Menu() {
  const { open, rootProps, triggerProps, panelProps } = useDisclosure();
  return (
    <ul>
      <li {...rootProps()} data-testid="menu">
        <a href="#all">All</a>
        <button type="button" {...triggerProps()}>
          Categories
        </button>
        {open && (
          <a {...panelProps()} href="#dresses">
            Dresses
          </a>
        )}
      </li>
      <li>
        <button type="button">Elsewhere</button>
      </li>
    </ul>
  );
}

const root = () => screen.getByTestId("menu");
const trigger = () => screen.getByRole("button", { name: "Categories" });
const isOpen = () => screen.queryByRole("link", { name: "Dresses" }) !== null;
const enter = (pointerType = "mouse") => fireEvent.pointerEnter(root(), { pointerType });
const leave = (pointerType = "mouse") => fireEvent.pointerLeave(root(), { pointerType });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  render(<Menu />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a pointer", () => {
  test("opens it after hovering for 120 ms, and closes it 240 ms after leaving", () => {
    enter();
    wait(119);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
    leave();
    wait(239);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  test("that only crosses it opens nothing", () => {
    enter();
    wait(60);
    leave();
    wait(60);
    expect(isOpen()).toBe(false);
    wait(1_000);
    expect(isOpen()).toBe(false);
  });

  test("that returns within 240 ms keeps it open", () => {
    enter();
    wait(120);
    leave();
    wait(200);
    enter();
    wait(1_000);
    expect(isOpen()).toBe(true);
  });

  test("of type touch neither opens nor closes by hovering", () => {
    enter("touch");
    wait(1_000);
    expect(isOpen()).toBe(false);
    fireEvent.click(trigger());
    leave("touch");
    wait(1_000);
    expect(isOpen()).toBe(true);
  });
});

describe("a press", () => {
  test("opens it permanently, and a second one closes it", () => {
    fireEvent.click(trigger());
    expect(isOpen()).toBe(true);
    enter();
    leave();
    wait(1_000);
    expect(isOpen()).toBe(true);
    fireEvent.click(trigger());
    expect(isOpen()).toBe(false);
  });

  test("keeps a panel that was opened by hover", () => {
    enter();
    wait(120);
    fireEvent.click(trigger());
    expect(isOpen()).toBe(true);
    leave();
    wait(1_000);
    expect(isOpen()).toBe(true);
  });

  test("before the hover delay has passed pins the panel", () => {
    enter();
    fireEvent.click(trigger());
    fireEvent.click(trigger());
    wait(1_000);
    expect(isOpen()).toBe(false);
  });

  test("outside closes it, one inside does not", () => {
    fireEvent.click(trigger());
    fireEvent.pointerDown(screen.getByRole("link", { name: "Dresses" }));
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });
});

describe("the keyboard", () => {
  test("closes it with Escape and returns the focus from inside", () => {
    fireEvent.click(trigger());
    screen.getByRole("link", { name: "Dresses" }).focus();
    fireEvent.keyDown(document, { key: "a" });
    expect(isOpen()).toBe(true);
    const isDefaultAllowed = fireEvent.keyDown(document, { key: "Escape" });
    expect(isOpen()).toBe(false);
    expect(isDefaultAllowed, "a dialog around it stays open").toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    "stays open when Escape is pressed in an input method: %o",
    (sign) => {
      fireEvent.click(trigger());
      fireEvent.keyDown(document, { key: "Escape", ...sign });
      expect(isOpen()).toBe(true);
    },
  );

  test("Escape keeps it closed, even if a pointer has just entered", () => {
    fireEvent.click(trigger());
    enter();
    fireEvent.keyDown(document, { key: "Escape" });
    wait(1_000);
    expect(isOpen()).toBe(false);
  });

  test("focus stays on the button of a closed panel, which ignores Escape", () => {
    const page = screen.getByRole("link", { name: "All" });
    page.focus();
    fireEvent.keyDown(document, { key: "Escape" });
    expect(document.activeElement).toBe(page);
    fireEvent.click(trigger());
    fireEvent.click(trigger());
    page.focus();
    fireEvent.keyDown(document, { key: "Escape" });
    expect(document.activeElement).toBe(page);
  });

  test("focus stays elsewhere when Escape closes the panel", () => {
    enter();
    wait(120);
    fireEvent.keyDown(document, { key: "Escape" });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  test("closes it when the focus leaves", () => {
    fireEvent.click(trigger());
    act(() => screen.getByRole("link", { name: "Dresses" }).focus());
    expect(isOpen()).toBe(true);
    act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
    expect(isOpen()).toBe(false);
  });
});

test.each([
  ["a press", () => fireEvent.pointerDown(document.body)],
  ["the focus", () => act(() => screen.getByRole("button", { name: "Elsewhere" }).focus())],
])("%s elsewhere does not affect a closed menu", (_, happen) => {
  fireEvent.click(trigger());
  fireEvent.click(trigger());
  enter();
  happen();
  wait(120);
  expect(isOpen()).toBe(true);
});

test("clears its timers on unmount", () => {
  enter();
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

/** Removes the button and renders it again later, with the focus elsewhere meanwhile. */
function Passing({ isThere }: { isThere: boolean }) {
  const { triggerProps } = useDisclosure();
  return (
    <>
      <input aria-label="Search" />
      {isThere && (
        <button type="button" {...triggerProps()}>
          Passing
        </button>
      )}
    </>
  );
}

test("a button that is rendered again does not take the focus from another element", () => {
  const { rerender } = render(<Passing isThere />);
  screen.getByRole("button", { name: "Passing" }).focus();
  rerender(<Passing isThere={false} />);
  screen.getByRole("textbox", { name: "Search" }).focus();
  rerender(<Passing isThere />);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Search" }));
});
