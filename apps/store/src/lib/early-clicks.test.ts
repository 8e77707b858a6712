import { afterEach, expect, test, vi } from "vitest";
import { repeatEarlyClicks } from "./early-clicks.ts";

afterEach(() => document.body.replaceChildren());

function waitingPart() {
  document.body.innerHTML = `<div><button><svg><path /></svg>Zoom</button><a href="#there">There</a></div>`;
  const frame = document.querySelector("div")!;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = repeatEarlyClicks(frame, promise);
  const button = document.querySelector("button")!;
  const clicked = vi.fn();
  button.addEventListener("click", clicked);
  return { button, clicked, stop, arrive: resolve, arrived: promise };
}

test("a click that came too early is done again, once, when its code is there", async () => {
  const { button, clicked, arrive, arrived } = waitingPart();
  button.querySelector("path")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(clicked).not.toHaveBeenCalled();
  arrive();
  await arrived;
  await Promise.resolve();
  expect(clicked).toHaveBeenCalledOnce();
});

test("later clicks are left alone", async () => {
  const { button, clicked, arrive, arrived } = waitingPart();
  arrive();
  await arrived;
  button.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test("a link works at once", () => {
  const link = (waitingPart(), document.querySelector("a")!);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test("a part that leaves takes its watch along", () => {
  const { button, clicked, stop } = waitingPart();
  stop();
  button.click();
  expect(clicked).toHaveBeenCalledOnce();
});
