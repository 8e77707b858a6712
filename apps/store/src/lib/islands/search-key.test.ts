import { beforeEach, expect, test, vi } from "vitest";
import "../../../public/first.js";
import { stopKeepingPageEvents } from "./early-events.ts";
import { hydrated } from "./hydrated.ts";

vi.hoisted(() =>
  Object.defineProperty(document, "currentScript", { value: document.createElement("script"), configurable: true }),
);
beforeEach(() => {
  document.body.innerHTML = `<button id="page"></button><div data-waiting><button id="one"></button></div><input id="field" />`;
  Object.assign(window.earlyEvents!, { waits: Boolean });
  window.earlyEvents!.kept.length = 0;
});

const by = (id: string) => document.getElementById(id)!;

/** Whether the browser's default action for the key still happens. */
const press = (id: string, init: KeyboardEventInit = {}) =>
  by(id).dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key: "/", ...init }));
/** The elements that received the key after the page hydrated. */
async function heardAt(): Promise<string[]> {
  const log: string[] = [];
  const stop = new AbortController();
  document.addEventListener("keydown", ({ target, key }) => void log.push(`${key} ${(target as Element).id}`), stop);
  await hydrated();
  stop.abort();
  return log;
}

test("the search key is replayed on the element that then has the focus, even inside an island without code", async () => {
  expect(press("page")).toBe(false);
  by("one").focus();
  expect(await heardAt()).toEqual(["/ one"]);
});

test("the search key is kept once while it is held down", async () => {
  press("page");
  expect(press("page", { repeat: true })).toBe(false);
  expect(await heardAt()).toHaveLength(1);
});

test.each([
  ["another key", "page", { key: "a" }],
  ["with Ctrl", "page", { ctrlKey: true }],
  ["in a field", "field", {}],
  ["while a word is composed", "page", { isComposing: true }],
])("the search key is not taken when it has another use: %s", async (_when, id, init) => {
  expect(press(id, init)).toBe(true);
  expect(await heardAt()).toEqual([]);
});

test("the search key is ignored when the shopper has switched it off", async () => {
  localStorage.setItem("searchKey", "off");
  expect(press("page")).toBe(true);
  localStorage.removeItem("searchKey");
  expect(await heardAt()).toEqual([]);
});

test("the search key goes to the page once it has hydrated", async () => {
  stopKeepingPageEvents();
  expect(press("one")).toBe(true);
  expect(window.earlyEvents!.kept).toEqual([]);
});
