import { cleanup, fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useCardSwipe } from "./use-card-swipe.ts";

const turn = vi.fn<(step: 1 | -1) => void>();

afterEach(() => {
  cleanup();
  turn.mockClear();
});

function Card() {
  const inside = useRef<HTMLSpanElement>(null);
  useCardSwipe(inside, turn);
  return (
    <article>
      <a href="#product">Product</a>
      <span ref={inside} />
    </article>
  );
}

/** Moves a pointer from the middle by this distance. */
function move(card: Element, x: number, y: number, pointerType = "touch"): void {
  fireEvent.pointerDown(card, { pointerType, isPrimary: true, clientX: 100, clientY: 100 });
  fireEvent.pointerUp(card, { pointerType, isPrimary: true, clientX: 100 + x, clientY: 100 + y });
}
const shown = () => render(<Card />).getByRole("article");

test.each([
  ["to the left turns on", -40, 5, "touch", [[1]]],
  ["to the right turns back", 40, -5, "touch", [[-1]]],
  ["that is short does nothing", -20, 0, "touch", []],
  ["that goes down does nothing", -40, 80, "touch", []],
  ["of a mouse does nothing", -40, 0, "mouse", []],
])("a movement %s", (_what, x, y, pointerType, calls) => {
  move(shown(), x, y, pointerType);
  expect(turn.mock.calls).toEqual(calls);
});

test("a swipe follows no link, and a tap does", () => {
  const card = shown();
  const link = card.querySelector("a")!;
  move(link, -40, 0);
  expect(fireEvent.click(link)).toBe(false);
  move(link, 0, 0);
  expect(fireEvent.click(link)).toBe(true);
});

test("in right-to-left text the direction is reversed", () => {
  const card = shown();
  card.style.direction = "rtl";
  move(card, -40, 0);
  expect(turn.mock.calls).toEqual([[-1]]);
});

test("a carousel keeps its own swipes", () => {
  const { getByRole } = render(
    <div data-component="carousel">
      <Card />
    </div>,
  );
  const card = getByRole("article");
  expect(card.style.touchAction).toBe("");
  move(card, -40, 0);
  expect(turn).not.toHaveBeenCalled();
});
