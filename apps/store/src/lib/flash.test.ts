import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveFlash, takeFlash } from "./flash.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a message is shown once, by the next page", () => {
  leaveFlash({ type: "info", text: "Payment cancelled by user" });
  expect(takeFlash()).toEqual({ type: "info", text: "Payment cancelled by user" });
  expect(takeFlash()).toBeNull();
});

test.each([
  "{",
  "null",
  "[]",
  '"text"',
  '{"type":"info"}',
  '{"type":"info","text":1}',
  '{"type":"dismiss","text":"a"}',
])("there is none when the tab holds %s", (text) => {
  sessionStorage.setItem("flash", text);
  expect(takeFlash()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test("in a browser that refuses storage, a message is kept in memory", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("sessionStorage", undefined);
  expect(takeFlash()).toBeNull();
  expect(console.warn).not.toHaveBeenCalled();
  leaveFlash({ type: "info", text: "Payment cancelled by user" });
  expect(console.warn).toHaveBeenCalledWith('The browser keeps nothing under "flash".');
  expect(takeFlash()).toEqual({ type: "info", text: "Payment cancelled by user" });
  expect(takeFlash()).toBeNull();
});
