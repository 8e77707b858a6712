import { cleanup, createEvent, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IN_THE_MIDDLE, outcome, show } from "../fixtures/picture-in-hand.tsx";
import { WHOLE } from "./zoom.ts";

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const press = (picture: HTMLElement, key: string, init: KeyboardEventInit = {}) => {
  const event = createEvent.keyDown(picture, { key, ...init });
  const stop = vi.spyOn(event, "stopPropagation");
  fireEvent(picture, event);
  return { prevented: event.defaultPrevented, stopped: stop.mock.calls.length > 0 };
};
const TAKEN = { prevented: true, stopped: true };
const LEFT_ALONE = { prevented: false, stopped: false };

test.each([
  ["ArrowLeft", 0.25, 0.5],
  ["ArrowRight", 0.75, 0.5],
  ["ArrowUp", 0.5, 0.25],
  ["ArrowDown", 0.5, 0.75],
])("%s moves a magnified picture", (key, x, y) => {
  expect(press(show(IN_THE_MIDDLE), key)).toEqual(TAKEN);
  expect(outcome.zoom).toEqual({ level: 2, x, y });
  expect(outcome.turn).not.toHaveBeenCalled();
});

test.each([
  ["ArrowRight", "ltr", 1],
  ["ArrowLeft", "ltr", -1],
  ["ArrowLeft", "rtl", 1],
  ["ArrowRight", "rtl", -1],
] as const)("%s turns the whole picture (%s)", (key, dir, step) => {
  expect(press(show(WHOLE, dir), key)).toEqual(TAKEN);
  expect(outcome.turn.mock.calls).toEqual([[step]]);
});

test("Escape resets the zoom, and closes nothing around the picture", () => {
  expect(press(show(IN_THE_MIDDLE), "Escape")).toEqual(TAKEN);
  expect(outcome.zoom).toEqual(WHOLE);
});

test.each([{ isComposing: true }, { keyCode: 229 }])("Escape in an input method changes nothing: %o", (sign) => {
  expect(press(show(IN_THE_MIDDLE), "Escape", sign)).toEqual(LEFT_ALONE);
  expect(outcome.zoom).toEqual(IN_THE_MIDDLE);
});

test.each(["Escape", "ArrowUp", "ArrowDown", "Tab"])(
  "%s keeps its default while the picture is not magnified",
  (key) => {
    expect(press(show(), key)).toEqual(LEFT_ALONE);
    expect(outcome.zoom).toEqual(WHOLE);
    expect(outcome.turn).not.toHaveBeenCalled();
  },
);
