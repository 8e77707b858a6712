import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../../public/first.js";
import { giveUpEvents, replay } from "./early-events.ts";

vi.hoisted(() =>
  Object.defineProperty(document, "currentScript", { value: document.createElement("script"), configurable: true }),
);
beforeEach(() => {
  document.documentElement.removeAttribute("data-missing");
  document.body.innerHTML = `<div id="missing-code" hidden></div><a href="#search" data-opens><svg></svg></a>`;
  window.earlyEvents!.kept.length = 0;
});
afterEach(() => {
  window.location.hash = "";
  vi.restoreAllMocks();
});

/** Whether the browser's default action, following the link, still happens. */
const isFollowed = (keys: MouseEventInit = {}) =>
  document.querySelector("svg")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));

const isTold = () => !document.getElementById("missing-code")!.hidden;

test("a click on a link that opens an overlay waits for its code and is then replayed", async () => {
  const opened = vi.fn((event: Event) => event.preventDefault());
  document.querySelector("a")!.addEventListener("click", opened);
  expect(isFollowed()).toBe(false);
  expect(opened).not.toHaveBeenCalled();
  await replay(() => true);
  expect(opened).toHaveBeenCalledOnce();
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("a click with %s is left to the browser", (key) => {
  expect(isFollowed({ [key]: true })).toBe(true);
  expect(window.earlyEvents!.kept).toEqual([]);
});

test("if no code loads, the link is followed, for past and later clicks", () => {
  isFollowed();
  expect(window.location.hash).toBe("");
  giveUpEvents();
  expect([window.location.hash, isTold(), window.earlyEvents!.kept]).toEqual(["#search", false, []]);
  expect(isFollowed()).toBe(true);
});

test("while offline the link is not followed, which would lose the page, and the shopper is told", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  isFollowed();
  giveUpEvents();
  expect([window.location.hash, isTold()]).toEqual(["", true]);
});
