import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useSearchOpening } from "./search-opening.ts";

let opened = 0;
const handleOpen = () => {
  opened += 1;
};
beforeEach(() => {
  opened = 0;
  document.body.innerHTML = '<main></main><input><p contenteditable="true"><b></b></p><div role="dialog"><i></i></div>';
  renderHook(() => useSearchOpening(handleOpen));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.body.innerHTML = "";
});

/** Presses a key on an element. Returns whether the browser's default action still happens. */
function press(at: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true, ...init });
  return document.querySelector(at)!.dispatchEvent(event);
}

test("the key / opens the search on any keyboard layout", () => {
  expect(press("main")).toBe(false);
  expect(press("main", { shiftKey: true })).toBe(false);
  expect(opened).toBe(2);
});

test.each([
  ["with Ctrl", "main", { ctrlKey: true }],
  ["with Cmd", "main", { metaKey: true }],
  ["with Alt", "main", { altKey: true }],
  ["while a word is composed", "main", { isComposing: true }],
  ["in a field", "input", {}],
  ["in a text that is edited", "b", {}],
  ["in a dialog", "i", {}],
])("the key is not taken when it has another use: %s", (_when, at, init) => {
  expect(press(at, init)).toBe(true);
  expect(opened).toBe(0);
});

test("the key does nothing when the shopper has switched it off", () => {
  localStorage.setItem("searchKey", "off");
  expect(press("main")).toBe(true);
  expect(opened).toBe(0);
});
