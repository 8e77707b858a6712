import { act, cleanup, createEvent, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { IN_THE_MIDDLE, outcome, show } from "../fixtures/picture-in-hand.tsx";
import { WHOLE } from "./zoom.ts";

interface At {
  x: number;
  y?: number;
  id?: number;
  buttons?: number;
}
const pointer = ({ x, y = 100, id = 1, buttons = 1 }: At) => ({
  ...{ pointerId: id, isPrimary: id === 1, buttons },
  ...{ clientX: x, clientY: y },
});

/** Presses, moves and releases one pointer along the given points. */
function drag(picture: HTMLElement, ...points: At[]) {
  const [first, ...rest] = points as [At, ...At[]];
  fireEvent.pointerDown(picture, pointer(first));
  for (const point of rest) fireEvent.pointerMove(picture, pointer(point));
  fireEvent.pointerUp(picture, pointer({ ...points.at(-1)!, buttons: 0 }));
}

function click(picture: HTMLElement, { type = "mouse", detail = 1, at = 0, x = 200, y = 100 } = {}) {
  const event = createEvent.click(picture, { detail, clientX: x, clientY: y });
  Object.defineProperties(event, { pointerType: { value: type }, timeStamp: { value: at } });
  fireEvent(picture, event);
}

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe("a click", () => {
  test("magnifies at the clicked point", () => {
    click(show(), { x: 200, y: 100 });
    expect(outcome.zoom).toEqual({ level: 2, x: 0.25, y: 0.25 });
  });

  test("by keyboard magnifies in the middle", () => {
    click(show(), { detail: 0 });
    expect(outcome.zoom).toEqual(IN_THE_MIDDLE);
  });

  test("at the end of a drag is ignored, and the next one counts again", () => {
    const picture = show(IN_THE_MIDDLE);
    drag(picture, { x: 200 }, { x: 160 });
    const after = outcome.zoom;
    click(picture);
    expect(outcome.zoom).toEqual(after);
    click(picture);
    expect(outcome.zoom.level).toBe(3);
  });

  test("after a drag counts if it comes from the keyboard", () => {
    const picture = show(IN_THE_MIDDLE);
    drag(picture, { x: 200 }, { x: 160 });
    click(picture, { detail: 0 });
    expect(outcome.zoom.level).toBe(3);
  });

  test("counts if the pointer moved by less than six pixels", () => {
    const picture = show();
    drag(picture, { x: 200 }, { x: 205 });
    click(picture);
    expect(outcome.zoom.level).toBe(2);
  });

  test("is ignored if the pointer moved by six pixels", () => {
    const picture = show();
    drag(picture, { x: 200 }, { x: 206 });
    click(picture);
    expect(outcome.zoom.level).toBe(1);
  });
});

describe("a double tap", () => {
  test("on an unmagnified picture leaves it magnified", () => {
    const picture = show();
    click(picture, { type: "touch", at: 1_000 });
    click(picture, { type: "touch", at: 1_299 });
    expect(outcome.zoom.level).toBe(2);
  });

  test("on a magnified picture resets the zoom", () => {
    const picture = show(IN_THE_MIDDLE);
    click(picture, { type: "touch", at: 1_000 });
    click(picture, { type: "touch", at: 1_299 });
    expect(outcome.zoom).toEqual(WHOLE);
  });

  test("is complete: a third tap starts anew", () => {
    const picture = show(IN_THE_MIDDLE);
    for (const at of [1_000, 1_100, 1_200]) click(picture, { type: "touch", at });
    expect(outcome.zoom.level).toBe(2);
  });

  test("that is too slow is two taps", () => {
    const picture = show();
    click(picture, { type: "touch", at: 1_000 });
    click(picture, { type: "touch", at: 1_300 });
    expect(outcome.zoom.level).toBe(3);
  });

  test("of a mouse is two clicks", () => {
    const picture = show();
    click(picture, { at: 1_000 });
    click(picture, { at: 1_100 });
    expect(outcome.zoom.level).toBe(3);
  });
});

describe("a drag", () => {
  test("of a magnified picture moves it, and captures the pointer", () => {
    const picture = show(IN_THE_MIDDLE);
    drag(picture, { x: 200, y: 100 }, { x: 160, y: 80 });
    expect(outcome.zoom.x).toBeCloseTo(0.6);
    expect(outcome.zoom.y).toBeCloseTo(0.6);
    expect(outcome.capture).toHaveBeenCalledWith(1);
    expect(outcome.turn).not.toHaveBeenCalled();
  });

  test("moves less at a higher zoom", () => {
    drag(show({ level: 3, x: 0.5, y: 0.5 }), { x: 200, y: 100 }, { x: 160, y: 80 });
    expect(outcome.zoom.x).toBeCloseTo(0.55);
    expect(outcome.zoom.y).toBeCloseTo(0.55);
  });

  test("follows the pointer, step by step", () => {
    drag(show(IN_THE_MIDDLE), { x: 200 }, { x: 160 }, { x: 120 });
    expect(outcome.zoom.x).toBeCloseTo(0.7);
  });

  test("of an unmagnified picture does not move it, and leaves the pointer to the page", () => {
    drag(show(), { x: 200 }, { x: 160, y: 160 });
    expect(outcome.zoom).toEqual(WHOLE);
    expect(outcome.capture).not.toHaveBeenCalled();
  });

  test("ends where the pointer is released, also outside the picture", () => {
    const picture = show(IN_THE_MIDDLE);
    fireEvent.pointerDown(picture, pointer({ x: 200 }));
    fireEvent.pointerMove(picture, pointer({ x: 100, buttons: 0 }));
    fireEvent.pointerMove(picture, pointer({ x: 50, buttons: 0 }));
    expect(outcome.zoom).toEqual(IN_THE_MIDDLE);
  });

  test("of a pointer that was never pressed does nothing", () => {
    fireEvent.pointerMove(show(IN_THE_MIDDLE), pointer({ x: 50 }));
    expect(outcome.zoom).toEqual(IN_THE_MIDDLE);
  });

  test("that the browser took over is cancelled", () => {
    const picture = show(IN_THE_MIDDLE);
    fireEvent.pointerDown(picture, pointer({ x: 200 }));
    fireEvent.pointerCancel(picture, pointer({ x: 200 }));
    fireEvent.pointerMove(picture, pointer({ x: 100 }));
    expect(outcome.zoom).toEqual(IN_THE_MIDDLE);
  });

  test("starts anew with each press", () => {
    const picture = show(IN_THE_MIDDLE);
    fireEvent.pointerDown(picture, pointer({ x: 200 }));
    fireEvent.pointerDown(picture, pointer({ x: 300 }));
    fireEvent.pointerMove(picture, pointer({ x: 303 }));
    expect(outcome.zoom).toEqual(IN_THE_MIDDLE);
  });

  test("starts anew also if another finger was lifted unnoticed", () => {
    const picture = show(IN_THE_MIDDLE);
    fireEvent.pointerDown(picture, pointer({ x: 300, id: 2 }));
    drag(picture, { x: 200 }, { x: 160 });
    expect(outcome.zoom.level).toBe(2);
    expect(outcome.zoom.x).toBeCloseTo(0.6);
  });

  test("of the browser itself is prevented", () => {
    expect(fireEvent.dragStart(show())).toBe(false);
  });
});

describe("a swipe", () => {
  test.each([
    ["to the left turns on", "ltr", 300, 260, 1],
    ["to the right turns back", "ltr", 260, 300, -1],
    ["to the right turns on where the language runs to the left", "rtl", 260, 300, 1],
    ["to the left turns back there", "rtl", 300, 260, -1],
  ] as const)("%s", (_, dir, from, to, step) => {
    drag(show(WHOLE, dir), { x: from }, { x: to });
    expect(outcome.turn.mock.calls).toEqual([[step]]);
  });

  test.each([
    ["is shorter than 40 pixels", [{ x: 300 }, { x: 261 }]],
    [
      "goes down more than across",
      [
        { x: 300, y: 100 },
        { x: 250, y: 140 },
      ],
    ],
  ])("that %s turns nothing", (_, points) => {
    drag(show(), ...points);
    expect(outcome.turn).not.toHaveBeenCalled();
  });

  test("may deviate vertically by two thirds of its length", () => {
    drag(show(), { x: 300, y: 100 }, { x: 240, y: 140 });
    expect(outcome.turn).toHaveBeenCalledOnce();
  });
});

describe("two fingers", () => {
  const pinch = (picture: HTMLElement) => {
    fireEvent.pointerDown(picture, pointer({ x: 200, id: 1 }));
    fireEvent.pointerDown(picture, pointer({ x: 300, id: 2 }));
    fireEvent.pointerMove(picture, pointer({ x: 350, id: 2 }));
  };

  test("magnify by the ratio of their distances, at the finger that moves", () => {
    pinch(show());
    expect(outcome.zoom.level).toBeCloseTo(1.5);
    expect(outcome.zoom.x).toBeCloseTo(0.625);
  });

  test("that both move before the next frame both count", () => {
    const picture = show();
    fireEvent.pointerDown(picture, pointer({ x: 200, id: 1 }));
    fireEvent.pointerDown(picture, pointer({ x: 300, id: 2 }));
    act(() => {
      picture.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, ...pointer({ x: 350, id: 2 }) }));
      picture.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, ...pointer({ x: 150, id: 1 }) }));
    });
    expect(outcome.zoom.level).toBeCloseTo(2);
  });

  test("are neither a click nor a swipe when they are lifted", () => {
    const picture = show();
    pinch(picture);
    fireEvent.pointerMove(picture, pointer({ x: 300, id: 2 }));
    fireEvent.pointerUp(picture, pointer({ x: 300, id: 2, buttons: 0 }));
    expect(outcome.turn).not.toHaveBeenCalled();
    const before = outcome.zoom;
    click(picture, { type: "touch" });
    expect(outcome.zoom).toEqual(before);
  });

  test("at the same point do not break the zoom", () => {
    const picture = show();
    fireEvent.pointerDown(picture, pointer({ x: 200, id: 1 }));
    fireEvent.pointerDown(picture, pointer({ x: 200, id: 2 }));
    fireEvent.pointerMove(picture, pointer({ x: 202, id: 2 }));
    expect(outcome.zoom.level).toBeCloseTo(2);
  });
});
