import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { usePictureGestures } from "./use-picture-gestures.ts";
import { WHOLE, type Zoom } from "./zoom.ts";

const turn = vi.fn();
let zoom: Zoom;

function Picture({ from }: { from: Zoom }) {
  const [here, look] = useState(from);
  useEffect(() => {
    zoom = here;
  }, [here]);
  return <button type="button" {...usePictureGestures({ zoom: here, onZoomChange: look, onTurn: turn })} />;
}

function show(from: Zoom = WHOLE, dir: "ltr" | "rtl" = "ltr") {
  render(<Picture from={from} />);
  const picture = screen.getByRole("button");
  picture.style.direction = dir;
  return picture;
}

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const IN_THE_MIDDLE: Zoom = { level: 2, x: 0.5, y: 0.5 };

describe("keys", () => {
  const press = (picture: HTMLElement, key: string) => {
    const event = createEvent.keyDown(picture, { key });
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
  ])("%s looks around in a magnified picture", (key, x, y) => {
    expect(press(show(IN_THE_MIDDLE), key)).toEqual(TAKEN);
    expect(zoom).toEqual({ level: 2, x, y });
    expect(turn).not.toHaveBeenCalled();
  });

  test.each([
    ["ArrowRight", "ltr", 1],
    ["ArrowLeft", "ltr", -1],
    ["ArrowLeft", "rtl", 1],
    ["ArrowRight", "rtl", -1],
  ] as const)("%s turns the whole picture (%s)", (key, dir, step) => {
    expect(press(show(WHOLE, dir), key)).toEqual(TAKEN);
    expect(turn.mock.calls).toEqual([[step]]);
  });

  test("Escape brings back the whole, and closes nothing around it", () => {
    expect(press(show(IN_THE_MIDDLE), "Escape")).toEqual(TAKEN);
    expect(zoom).toEqual(WHOLE);
  });

  test.each(["Escape", "ArrowUp", "ArrowDown", "Tab"])("%s is the page's while the whole is shown", (key) => {
    expect(press(show(), key)).toEqual(LEFT_ALONE);
    expect(zoom).toEqual(WHOLE);
    expect(turn).not.toHaveBeenCalled();
  });
});
