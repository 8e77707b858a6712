import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useDisclosureMenu } from "./use-disclosure-menu.ts";

function Menu() {
  const { open, trigger, rootProps, toggle } = useDisclosureMenu();
  return (
    <ul>
      <li {...rootProps} data-testid="menu">
        <button type="button" ref={trigger} onClick={toggle}>
          Categories
        </button>
        {open && <a href="#dresses">Dresses</a>}
      </li>
      <li>
        <button type="button">Elsewhere</button>
      </li>
    </ul>
  );
}

const root = () => screen.getByTestId("menu");
const trigger = () => screen.getByRole("button", { name: "Categories" });
const isOpen = () => screen.queryByRole("link") !== null;
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
  test("opens it after resting for 120 ms, and closes it 240 ms after it has left", () => {
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

  test("that only passes by opens nothing", () => {
    enter();
    wait(60);
    leave();
    wait(1_000);
    expect(isOpen()).toBe(false);
  });

  test("that comes back within its grace keeps it open", () => {
    enter();
    wait(120);
    leave();
    wait(200);
    enter();
    wait(1_000);
    expect(isOpen()).toBe(true);
  });

  test("of a finger neither opens nor closes by resting", () => {
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
  test("opens it to stay, and closes it again", () => {
    fireEvent.click(trigger());
    expect(isOpen()).toBe(true);
    enter();
    leave();
    wait(1_000);
    expect(isOpen()).toBe(true);
    fireEvent.click(trigger());
    expect(isOpen()).toBe(false);
  });

  test("keeps what hovering has opened", () => {
    enter();
    wait(120);
    fireEvent.click(trigger());
    expect(isOpen()).toBe(true);
    leave();
    wait(1_000);
    expect(isOpen()).toBe(true);
  });

  test("before the pointer has rested wins over it", () => {
    enter();
    fireEvent.click(trigger());
    fireEvent.click(trigger());
    wait(1_000);
    expect(isOpen()).toBe(false);
  });

  test("elsewhere closes it, one inside does not", () => {
    fireEvent.click(trigger());
    fireEvent.pointerDown(screen.getByRole("link"));
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });
});

describe("the keyboard", () => {
  test("closes it with Escape and gets the focus back, from inside", () => {
    fireEvent.click(trigger());
    screen.getByRole("link").focus();
    fireEvent.keyDown(document, { key: "a" });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(document, { key: "Escape" });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  test("keeps its place elsewhere when Escape closes it", () => {
    enter();
    wait(120);
    fireEvent.keyDown(document, { key: "Escape" });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  test("closes it when the focus leaves", () => {
    fireEvent.click(trigger());
    act(() => screen.getByRole("link").focus());
    expect(isOpen()).toBe(true);
    act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
    expect(isOpen()).toBe(false);
  });
});
